import { afterAll, expect, test } from 'vitest';
import type { components } from '@parral/api-spec';
import { transaction } from '../../platform/database/transaction.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { loadExperiences } from '../experiences/index.ts';
import { writeSlots } from '../experiences/testing/slots.ts';
import { bookedVisit } from './testing/booking.ts';

const zone = process.env['TZ'];
// The machine's own clock hangs at the other end of the world; nothing below may show it.
process.env['TZ'] = 'Pacific/Auckland';
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const days = [
  {
    what: 'the day on which an hour is left out',
    day: '2027-03-28',
    starts: '20270328T090000Z',
    ends: '20270328T103000Z',
    inWords: 'domingo, 28 de marzo de 2027 11:00',
  },
  {
    what: 'the day on which an hour comes twice',
    day: '2027-10-31',
    starts: '20271031T100000Z',
    ends: '20271031T113000Z',
    inWords: 'domingo, 31 de octubre de 2027 11:00',
  },
  { what: 'the leap day', day: '2028-02-29', starts: '20280229T100000Z', ends: '20280229T113000Z', inWords: 'martes, 29 de febrero de 2028 11:00' },
];

describeShop('visits on special days', (shop) => {
  test.each(days)(
    '$what: $day at eleven is eleven in the calendar of slots, on the page, in the mail and in the .ics',
    async ({ day, starts, ends, inWords }) => {
      expect(new Date(2027, 0, 1).getTimezoneOffset()).toBe(-780);
      const { db } = shop().api.context;
      const visits = await transaction(db, loadExperiences);
      await transaction(db, (tx) => writeSlots(tx, visits, day, 1));
      const date = `${day}T11:00`;
      const [year, month] = day.split('-').map(Number);
      const listed = await shop()
        .api.visitor()
        .get<components['schemas']['SlotOption'][]>(`/api/experience/2/slot_options/?month=${month}&year=${year}&language=es&visitor_number=2&site=alba`);
      expect(listed.body.find((option) => option.day === day)?.slots).toEqual(['11:00', '17:00']);
      const { token } = await bookedVisit(shop(), date);
      const page = await shop().api.visitor().get<components['schemas']['Booking']>(`/api/booking/${token}/`);
      expect(page.body).toMatchObject({ date, ends_at: `${day}T12:30`, duration_minutes: 90 });
      const mail = (await shop().mails()).find((entry) => entry.text.includes(token));
      expect(mail?.text).toContain(inWords);
      expect(mail?.attachments[0]?.content).toContain(`DTSTART:${starts}`);
      expect(mail?.attachments[0]?.content).toContain(`DTEND:${ends}`);
    },
  );
});
