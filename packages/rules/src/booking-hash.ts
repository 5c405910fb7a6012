import type { BookingState } from './booking-state.ts';
import { documentTypes } from './document-number.ts';

type Json = Readonly<Record<string, unknown>>;

/** The state as the address holds it, without the `#`: JSON with exactly the eight keys, percent-encoded. */
export function bookingHash(state: BookingState): string {
  const { voucherCode, experienceId, firstStep, secondStep, thirdStep, fourthStep, step, bookingIntentId } = state;
  return encodeURIComponent(JSON.stringify({ voucherCode, experienceId, firstStep, secondStep, thirdStep, fourthStep, step, bookingIntentId }));
}

/**
 * What an address holds → a state. Whatever stands there is taken field by field: a value of the wrong kind, a key
 * nobody knows, text that is no JSON leave `empty`'s own value. Names no step: step 1 (specification section 2). Never throws.
 */
export function readBookingHash(hash: string, empty: BookingState): BookingState {
  const given = objectIn(hash);
  const state = { ...empty, step: 1 as BookingState['step'] };
  state.voucherCode = text(given, 'voucherCode', empty.voucherCode);
  state.experienceId = text(given, 'experienceId', empty.experienceId);
  state.bookingIntentId = text(given, 'bookingIntentId', empty.bookingIntentId);
  state.firstStep = firstStep(part(given, 'firstStep'), empty.firstStep);
  state.secondStep = secondStep(part(given, 'secondStep'), empty.secondStep);
  state.thirdStep = thirdStep(part(given, 'thirdStep'), empty.thirdStep);
  state.fourthStep = oneOf(given, 'fourthStep', ['billing-address', 'payment'], empty.fourthStep);
  state.step = oneOf(given, 'step', [1, 2, 3, 4], 1);
  return state;
}

/** Whether an address says anything about a booking. */
export function isBookingHash(hash: string): boolean {
  return Object.keys(objectIn(hash)).length > 0;
}

function firstStep(given: Json, empty: BookingState['firstStep']): BookingState['firstStep'] {
  return {
    language: text(given, 'language', empty.language),
    adults: whole(given, 'adults', 0, 999, empty.adults),
    children: whole(given, 'children', 0, 999, empty.children),
    babies: whole(given, 'babies', 0, 999, empty.babies),
  };
}

function secondStep(given: Json, empty: BookingState['secondStep']): BookingState['secondStep'] {
  return {
    month: whole(given, 'month', 1, 12, empty.month),
    year: whole(given, 'year', 1000, 9999, empty.year),
    day: matching(given, 'day', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, empty.day),
    time: matching(given, 'time', /^([01]\d|2[0-3]):[0-5]\d$/, empty.time),
  };
}

function thirdStep(given: Json, empty: BookingState['thirdStep']): BookingState['thirdStep'] {
  const words = ['documentNumber', 'name', 'surname', 'email', 'phoneNumber', 'country', 'region', 'comment'] as const;
  const ticks = ['consent', 'newsletter', 'followUp'] as const;
  return {
    ...empty,
    documentType: oneOf(given, 'documentType', documentTypes, empty.documentType),
    ...(Object.fromEntries(words.map((key) => [key, text(given, key, empty[key])])) as Pick<BookingState['thirdStep'], (typeof words)[number]>),
    ...(Object.fromEntries(ticks.map((key) => [key, tick(given, key, empty[key])])) as Pick<BookingState['thirdStep'], (typeof ticks)[number]>),
  };
}

/** The object that a hash holds; an empty one for anything else. Browsers encode a hash typed by hand in part only. */
function objectIn(hash: string): Json {
  const raw = hash.startsWith('#') ? hash.slice(1) : hash;
  for (const reading of [decoded(raw), raw]) {
    const value = reading === null ? undefined : parsed(reading);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  }
  return {};
}

function decoded(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch (error) {
    // A percent sign that encodes nothing: written by hand, and read as it stands.
    if (error instanceof URIError) return null;
    throw error;
  }
}

function parsed(reading: string): unknown {
  try {
    return JSON.parse(reading);
  } catch (error) {
    // No JSON, so no state: a heading's anchor, or an address cut short.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Own keys only: `__proto__` and what is inherited say nothing. */
function own(given: Json, key: string): unknown {
  return Object.hasOwn(given, key) ? given[key] : undefined;
}

function part(given: Json, key: string): Json {
  const value = own(given, key);
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function text(given: Json, key: string, otherwise: string): string {
  const value = own(given, key);
  return typeof value === 'string' ? value : otherwise;
}

function matching(given: Json, key: string, form: RegExp, otherwise: string): string {
  const value = own(given, key);
  return typeof value === 'string' && (value === '' || form.test(value)) ? value : otherwise;
}

function tick(given: Json, key: string, otherwise: boolean): boolean {
  const value = own(given, key);
  return typeof value === 'boolean' ? value : otherwise;
}

function whole(given: Json, key: string, least: number, most: number, otherwise: number): number {
  const value = own(given, key);
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value + 0 : otherwise;
}

function oneOf<const Value>(given: Json, key: string, values: readonly Value[], otherwise: Value): Value {
  const value = own(given, key);
  return values.find((one) => one === value) ?? otherwise;
}
