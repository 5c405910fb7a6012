import { renderCharge } from '../shapes/charge.ts';
import { renderEvent } from '../shapes/event.ts';
import { renderList } from '../shapes/list.ts';
import type { Call, Reader } from './call.ts';
import { noAccess, noSuch } from './refusal.ts';

const known = {
  events: new Set(['type', 'types', 'limit', 'starting_after', 'ending_before', 'created', 'delivery_success', 'expand']),
  charges: new Set(['payment_intent', 'limit', 'starting_after', 'ending_before', 'created', 'customer', 'expand']),
};

function secretOnly(call: Call) {
  if (call.browser) throw noAccess('This API call cannot be made with a publishable API key. Please use a secret API key.');
}

/** GET /v1/events/{id} */
export const retrieveEvent: Reader = (call) => {
  secretOnly(call);
  const event = call.store.events.get(call.id);
  if (!event) throw noSuch('event', call.id);
  return renderEvent(event, call);
};

/** GET /v1/events: newest first, of one `type` (`payment_intent.*` allowed) or several `types`. */
export const listEvents: Reader = (call) => {
  secretOnly(call);
  const { parameters, store } = call;
  parameters.only(known.events);
  const type = parameters.text('type');
  const wanted = type ? [type] : parameters.list('types');
  return renderList(
    '/v1/events',
    store.events,
    parameters.page(),
    (event) => renderEvent(event, call),
    (event) => wanted.length === 0 || wanted.some((pattern) => matchesType(event.type, pattern)),
  );
};

/** Whether an event's type fits a name or a `family.*`. */
export function matchesType(type: string, pattern: string): boolean {
  return pattern === '*' || type === pattern || (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1)));
}

/** GET /v1/charges/{id} */
export const retrieveCharge: Reader = (call) => {
  secretOnly(call);
  const charge = call.store.charges.get(call.id);
  if (!charge) throw noSuch('charge', call.id);
  return renderCharge(charge, call.store.methods.get(charge.method));
};

/** GET /v1/charges: newest first, of one intent where named. */
export const listCharges: Reader = (call) => {
  secretOnly(call);
  const { parameters, store } = call;
  parameters.only(known.charges);
  const intent = parameters.text('payment_intent');
  return renderList(
    '/v1/charges',
    store.charges,
    parameters.page(),
    (charge) => renderCharge(charge, store.methods.get(charge.method)),
    (charge) => !intent || charge.intent === intent,
  );
};
