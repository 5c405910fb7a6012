import { ApiError } from '@parral/api-client';
import { emptyBooking } from '@parral/rules';
import { describe, expect, it } from 'vitest';
import { exampleWaitingPlace } from '../../../testing/example-waiting-place.ts';
import { isNoPlace, isWaitingToken, offerKind, withPlace } from './waiting-offer.ts';

const empty = emptyBooking({ month: 11, year: 2026 });

describe('the link of the waiting list’s mails', () => {
  it('its value is sent only where it may be a token', () => {
    expect(isWaitingToken('wait_Zk3-x_9')).toBe(true);
    for (const value of ['', 'wait_', 'view_x', 'wait_a/../b', `wait_${'x'.repeat(200)}`]) expect(isWaitingToken(value)).toBe(false);
  });

  it('an offer whose time is over, of another visit or that nobody knows can be no longer taken', () => {
    expect(offerKind(exampleWaitingPlace, '2')).toBe('offered');
    expect(offerKind({ ...exampleWaitingPlace, claim_seconds_left: 0 }, '2')).toBe('expired');
    expect(offerKind({ ...exampleWaitingPlace, state: 'claimed', claim_seconds_left: 0 }, '2')).toBe('claimed');
    expect(offerKind(exampleWaitingPlace, '7')).toBe('gone');
    expect(offerKind(null, '2')).toBe('gone');
  });

  it('only an answer says that there is none, never a server that is away', () => {
    const refusal = (status: number) => new ApiError({ code: 'NOT_FOUND', status, message: '' });
    expect(isNoPlace(refusal(404))).toBe(true);
    expect(isNoPlace(refusal(500))).toBe(false);
    expect(isNoPlace(new Error('offline'))).toBe(false);
  });

  it('date, language and people are set; a choice of as many people stays', () => {
    expect(withPlace(empty, exampleWaitingPlace)).toMatchObject({
      firstStep: { language: 'en', adults: 3, children: 0, babies: 0 },
      secondStep: { month: 5, year: 2027, day: '2027-05-24', time: '16:30' },
    });
    const family = { ...empty, firstStep: { language: 'es', adults: 1, children: 1, babies: 1 } };
    expect(withPlace(family, exampleWaitingPlace).firstStep).toEqual({ language: 'en', adults: 1, children: 1, babies: 1 });
  });
});
