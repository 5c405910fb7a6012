-- Locks the writes of booking, booking_intent, waiting_place, order_intent and shop_order while their indexes are made: about a second for a million rows each.
CREATE INDEX "booking_documented" ON "booking" USING btree ("slot_id") WHERE visitor ->> 'document_number' <> '';--> statement-breakpoint
CREATE INDEX "booking_intent_email" ON "booking_intent" USING btree ((visitor ->> 'email')) WHERE visitor is not null;--> statement-breakpoint
CREATE INDEX "booking_intent_ended" ON "booking_intent" USING btree ("updated_at") WHERE visitor is not null and state in ('expired', 'conflict', 'cancelled', 'refunded');--> statement-breakpoint
CREATE INDEX "booking_intent_member" ON "booking_intent" USING btree ("member_id") WHERE member_id is not null;--> statement-breakpoint
CREATE INDEX "waiting_place_email" ON "waiting_place" USING btree ("email");--> statement-breakpoint
CREATE INDEX "order_intent_cancelled" ON "order_intent" USING btree ("updated_at") WHERE state = 'cancelled';--> statement-breakpoint
CREATE INDEX "order_intent_of_member" ON "order_intent" USING btree ("member_id") WHERE member_id is not null;--> statement-breakpoint
CREATE INDEX "shop_order_email" ON "shop_order" USING btree ("email");