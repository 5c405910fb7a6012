import { ApiError } from '@parral/api-client';
import { describe, expect, it } from 'vitest';
import { intentProblem } from './intent-problem.ts';

const lines = [{ product_id: 'a', title: 'Reserva', price_seen: 24.5, price_now: 26 }];

describe('issue, must show 3: price changed, stock gone after the intent', () => {
  it('keeps the lines concerned, so that they can be shown', () => {
    expect(intentProblem(new ApiError({ code: 'PRICE_CHANGED', status: 409, lines }))).toEqual({ kind: 'price_changed', lines });
    expect(intentProblem(new ApiError({ code: 'OUT_OF_STOCK', status: 409, lines }))).toEqual({ kind: 'stock', lines });
    expect(intentProblem(new ApiError({ code: 'ALLOCATION_EXCEEDED', status: 409, lines }))).toEqual({ kind: 'allocation', lines });
  });
  it('knows a payment that is already under way', () => {
    expect(intentProblem(new ApiError({ code: 'INTENT_NOT_OPEN', status: 409 }))).toEqual({ kind: 'not_open' });
  });
});

describe('section 7, order/intent: "on error empty and the flow stays"', () => {
  it('is quiet about anything that the buyer cannot mend', () => {
    expect(intentProblem(new ApiError({ code: 'INTERNAL_ERROR', status: 500 }))).toEqual({ kind: 'quiet' });
    expect(intentProblem(new TypeError('offline'))).toEqual({ kind: 'quiet' });
  });
  it('but shows what can be mended at its field', () => {
    const fields = { 'client_info.email': 'BAD_REQUEST' };
    expect(intentProblem(new ApiError({ code: 'BAD_REQUEST', status: 400, fields }))).toEqual({ kind: 'fields', fields });
  });
});
