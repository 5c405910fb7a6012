import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EventType } from './event-types.ts';

const moment = () => timestamp({ withTimezone: true });

/** Where programs of the estate are told what happened. Their secrets are made from WEBHOOK_KEY and the id: none is kept. */
export const webhookEndpoint = pgTable('webhook_endpoint', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull().unique('webhook_endpoint_name'),
  url: text().notNull(),
  types: text().array().$type<EventType[]>().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** When it last took something, and when it last did not, with the reason. */
  deliveredAt: moment(),
  failedAt: moment(),
  failure: text(),
});
