import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingHash, isBookingHash, readBookingHash } from './booking-hash.ts';
import { type BookingState, emptyBooking } from './booking-state.ts';

const empty = emptyBooking({ month: 11, year: 2026 });
const two = (value: number) => String(value).padStart(2, '0');
const words = fc.string({ unit: 'binary' });
const day = fc.tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }));
const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
const count = fc.integer({ min: 0, max: 999 });

const states: fc.Arbitrary<BookingState> = fc.record({
  voucherCode: words,
  experienceId: words,
  firstStep: fc.record({ language: words, adults: count, children: count, babies: count }),
  secondStep: fc.record({
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 1000, max: 9999 }),
    day: fc.oneof(
      fc.constant(''),
      day.map(([year, month, date]) => `${year}-${two(month)}-${two(date)}`),
    ),
    time: fc.oneof(
      fc.constant(''),
      time.map(([hour, minute]) => `${two(hour)}:${two(minute)}`),
    ),
  }),
  thirdStep: fc.record({
    documentType: fc.constantFrom('dni', 'passport', 'nif_cif'),
    documentNumber: words,
    name: words,
    surname: words,
    email: words,
    phoneNumber: words,
    country: words,
    region: words,
    comment: words,
    consent: fc.boolean(),
    newsletter: fc.boolean(),
    followUp: fc.boolean(),
  }),
  fourthStep: fc.constantFrom('billing-address', 'payment'),
  step: fc.constantFrom(1, 2, 3, 4),
  bookingIntentId: words,
});

describe('section 2: "a JSON object with keys voucherCode, experienceId, firstStep, secondStep, thirdStep, fourthStep, step, bookingIntentId"', () => {
  it('has exactly the eight, whatever else the state carries', () => {
    const kept = JSON.parse(decodeURIComponent(bookingHash({ ...empty, secret: 'pi_secret' } as BookingState))) as object;
    expect(Object.keys(kept)).toEqual(['voucherCode', 'experienceId', 'firstStep', 'secondStep', 'thirdStep', 'fourthStep', 'step', 'bookingIntentId']);
  });

  it('state → hash → state is the identity, as a link and as an address hands it back', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readBookingHash(bookingHash(state), empty)).toEqual(state);
        expect(readBookingHash(new URL(`https://estate.example/#${bookingHash(state)}`).hash, empty)).toEqual(state);
      }),
    );
  });

  it('any JSON is read without a crash, and what comes out is a state that can be written again', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (json) => {
        const read = readBookingHash(encodeURIComponent(json), empty);
        expect(readBookingHash(bookingHash(read), empty)).toEqual(read);
      }),
    );
  });

  it('the eight keys with anything inside them are read without a crash', () => {
    const hostile = fc.dictionary(fc.constantFrom(...Object.keys(empty), '__proto__', 'constructor', 'toString'), fc.jsonValue());
    fc.assert(
      fc.property(hostile, (given) => {
        const read = readBookingHash(encodeURIComponent(JSON.stringify(given)), empty);
        expect([1, 2, 3, 4]).toContain(read.step);
        expect(Object.keys(read).sort()).toEqual(Object.keys(empty).sort());
      }),
    );
  });

  it('any text is read without a crash', () => {
    fc.assert(fc.property(words, (text) => void readBookingHash(text, empty)));
    for (const broken of ['', '#', '#%', '#%7B%22step', '#visitas', '#null', '#[]', '#"3"', '#%E0%A4%A']) expect(readBookingHash(broken, empty)).toEqual(empty);
  });
});

describe('fault: __proto__ in an address changes what every object is', () => {
  it.each(['{"__proto__":{"step":4,"polluted":1}}', '{"firstStep":{"__proto__":{"adults":9}}}', '{"constructor":{"prototype":{"polluted":1}}}'])(
    '%s does nothing',
    (json) => {
      expect(readBookingHash(`#${encodeURIComponent(json)}`, empty)).toEqual(empty);
      expect(({} as { polluted?: number }).polluted).toBeUndefined();
    },
  );

  it('no prototype is touched by any JSON', () => {
    const keys = fc.constantFrom('__proto__', 'constructor', 'prototype', ...Object.keys(empty));
    const before = Object.getOwnPropertyNames(Object.prototype).sort();
    fc.assert(
      fc.property(fc.dictionary(keys, fc.dictionary(keys, fc.jsonValue())), (given) => {
        const read = readBookingHash(encodeURIComponent(JSON.stringify(given)), empty);
        expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
        expect(Object.getPrototypeOf(read.firstStep)).toBe(Object.prototype);
      }),
    );
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before);
  });
});

describe('section 2: "Changing the hash moves to the step it names, or to step 1 if it names none"', () => {
  it.each([
    ['{"step":3}', 3],
    ['{"step":"3"}', 1],
    ['{"step":0}', 1],
    ['{"step":5}', 1],
    ['{"step":2.5}', 1],
    ['{"experienceId":"2"}', 1],
  ])('%s → %d', (json, step) => {
    expect(readBookingHash(json, { ...empty, step: 4 }).step).toBe(step);
  });

  it('JSON typed by hand is read without its percent signs, and with one too many', () => {
    expect(readBookingHash('#{"step":2,"firstStep":{"adults":3}}', empty)).toMatchObject({ step: 2, firstStep: { adults: 3, children: 0 } });
    expect(readBookingHash('#{"step":2,"voucherCode":"100%"}', empty)).toMatchObject({ step: 2, voucherCode: '100%' });
    expect(isBookingHash('#{"step":2}')).toBe(true);
    expect(isBookingHash('#visitas')).toBe(false);
  });
});
