import { expect, test } from 'vitest';
import { isPermanentLevel } from './membership-level.ts';
import { slotTime } from './slot-time.ts';

test('section 9: AM below 12, otherwise PM, on the 24-hour clock', () => {
  expect(['00:00', '09:30', '11:59', '12:00', '15:00', '23:59'].map(slotTime)).toEqual([
    '00:00 AM',
    '09:30 AM',
    '11:59 AM',
    '12:00 PM',
    '15:00 PM',
    '23:59 PM',
  ]);
  for (const wrong of ['24:00', '9:30', '12:60', '']) expect(() => slotTime(wrong)).toThrow(RangeError);
});

test('section 9: the permanent levels; the others end', () => {
  expect(['team_montelar', 'team_oria', 'collaborator', 'ambassador', 'shareholder'].map(isPermanentLevel)).toEqual([true, true, true, true, true]);
  expect(['bronze', 'platinum', 'team_', 'shareholders'].map(isPermanentLevel)).toEqual([false, false, false, false]);
});
