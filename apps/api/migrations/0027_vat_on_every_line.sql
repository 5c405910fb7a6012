-- Locks order_revision, shop_order, order_line, booking and booking_intent until all their rows have their VAT: about a minute for
-- 500,000 orders, during which nobody orders or books; voucher for an instant. What was sold before has one rate, the estate's own.
ALTER TABLE "booking" ADD COLUMN "vat_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "taxed_cents" integer;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "vat_cents" integer;--> statement-breakpoint
ALTER TABLE "booking_intent" ADD COLUMN "vat_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "vat_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "vat_cents" integer;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "shipping_vat_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "shipping_vat_cents" integer;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "untaxed_cents" integer;--> statement-breakpoint
WITH item AS (
	-- What was charged: the lines after their discount, and the shipping behind them.
	SELECT r.intent_id, r.revision, l.position - 1 AS position, (r.snapshot ->> 'taxCents')::bigint AS tax, (r.snapshot ->> 'totalCents')::bigint AS total,
		(l.line ->> 'unitPriceCents')::bigint * (l.line ->> 'quantity')::bigint - (l.line ->> 'discountCents')::bigint AS gross
	FROM order_revision r CROSS JOIN LATERAL jsonb_array_elements(r.snapshot -> 'lines') WITH ORDINALITY AS l (line, position)
	UNION ALL
	SELECT intent_id, revision, jsonb_array_length(snapshot -> 'lines'), (snapshot ->> 'taxCents')::bigint, (snapshot ->> 'totalCents')::bigint, (snapshot ->> 'shippingCents')::bigint
	FROM order_revision
), share AS (
	-- Its part of the order's VAT, rounded down; cents left over go to those that lost most by it (packages/rules, apportion).
	SELECT intent_id, revision, position, tax, tax * gross / greatest(total, 1) AS vat,
		row_number() OVER (PARTITION BY intent_id, revision ORDER BY tax * gross % greatest(total, 1) DESC, position) AS rank,
		sum(tax * gross / greatest(total, 1)) OVER (PARTITION BY intent_id, revision) AS given
	FROM item
), taxed AS (
	SELECT intent_id, revision, position, vat + CASE WHEN rank <= tax - given THEN 1 ELSE 0 END AS vat FROM share
), revised AS (
	SELECT r.intent_id, r.revision, s.vat AS shipping, jsonb_agg(
		l.line || jsonb_build_object('vatPercent', coalesce(r.snapshot -> 'vatPercent', '21'::jsonb), 'vatCents', t.vat) ORDER BY l.position
	) FILTER (WHERE l.line IS NOT NULL) AS lines
	FROM order_revision r
	LEFT JOIN LATERAL jsonb_array_elements(r.snapshot -> 'lines') WITH ORDINALITY AS l (line, position) ON true
	LEFT JOIN taxed t ON t.intent_id = r.intent_id AND t.revision = r.revision AND t.position = l.position - 1
	JOIN taxed s ON s.intent_id = r.intent_id AND s.revision = r.revision AND s.position = jsonb_array_length(r.snapshot -> 'lines')
	GROUP BY r.intent_id, r.revision, s.vat
)
UPDATE order_revision r SET snapshot = r.snapshot - 'vatPercent' || jsonb_build_object(
	'lines', coalesce(v.lines, '[]'::jsonb), 'shippingVatPercent', coalesce(r.snapshot -> 'vatPercent', '21'::jsonb), 'shippingVatCents', v.shipping
) FROM revised v WHERE v.intent_id = r.intent_id AND v.revision = r.revision;--> statement-breakpoint
UPDATE order_line o SET vat_percent = (l.line ->> 'vatPercent')::numeric, vat_cents = (l.line ->> 'vatCents')::integer
FROM shop_order s JOIN order_revision r ON r.intent_id = s.intent_id AND r.revision = s.revision
CROSS JOIN LATERAL jsonb_array_elements(r.snapshot -> 'lines') WITH ORDINALITY AS l (line, position)
WHERE s.id = o.order_id AND l.position - 1 = o.position;--> statement-breakpoint
UPDATE shop_order s SET shipping_vat_percent = (r.snapshot ->> 'shippingVatPercent')::numeric, shipping_vat_cents = (r.snapshot ->> 'shippingVatCents')::integer
FROM order_revision r WHERE r.intent_id = s.intent_id AND r.revision = s.revision;--> statement-breakpoint
UPDATE booking_intent SET vat_percent = coalesce((SELECT (shipping ->> 'vat')::numeric FROM content_state WHERE id = 1), 21);--> statement-breakpoint
UPDATE booking SET vat_percent = r.percent, taxed_cents = total_cents, vat_cents = round(total_cents * r.percent / (100 + r.percent))
FROM (SELECT coalesce((SELECT (shipping ->> 'vat')::numeric FROM content_state WHERE id = 1), 21) AS percent) r;--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "vat_percent" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "taxed_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "vat_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_intent" ALTER COLUMN "vat_percent" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "vat_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "shipping_vat_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_vat" CHECK (taxed_cents >= 0 and vat_cents between 0 and taxed_cents and (paid_with = 'voucher' or taxed_cents = total_cents));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_vat" CHECK (vat_cents between 0 and quantity * unit_price_cents - discount_cents and (vat_percent is not null or vat_cents = 0));--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_shipping_vat" CHECK (shipping_vat_cents between 0 and shipping_cents and (shipping_vat_percent is not null or shipping_vat_cents = 0));--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_untaxed" CHECK (untaxed_cents >= 0);