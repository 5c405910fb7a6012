/** "Personal data: document numbers of visits have a term": a visitor's document and words serve the visit, and go 30 days after it. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeShop } from '../checkout/testing/shop.ts';
import { bookedVisit, slotIn } from './testing/booking.ts';

describeShop('what a visitor said for a visit is kept for it', (shop) => {
  /** Books a visit and sets when it was, as if the days had gone by. */
  async function visitOf(email: string, daysAgo: number, told: { document_number?: string; comment?: string }): Promise<void> {
    await bookedVisit(shop(), await slotIn(shop(), 20 + daysAgo), [2], { visitor: { email } });
    await shop().rows(sql`
      with visit as (update booking set visitor = visitor || ${JSON.stringify(told)}::jsonb where visitor ->> 'email' = ${email} returning slot_id)
      update slot set starts_at = now() - make_interval(days => ${daysAgo}::integer), ends_at = now() - make_interval(days => ${daysAgo}::integer)
      from visit where slot.id = visit.slot_id`);
  }
  const kept = async (email: string) => {
    const [row] = await shop().rows(sql`
      select visitor ->> 'document_number' as document, visitor ->> 'comment' as comment, visitor ->> 'name' as name from booking where visitor ->> 'email' = ${email}`);
    return row;
  };

  test('30 days after it the document and the comment are gone, also where there was only one of them; the booking stands', async () => {
    await visitOf('both@example.com', 31, { document_number: '12345678Z', comment: 'Coeliac' });
    await visitOf('words@example.com', 32, { document_number: '', comment: 'Allergic to nuts' });
    await visitOf('document@example.com', 33, { document_number: '12345678Z' });
    await visitOf('lately@example.com', 29, { document_number: '12345678Z', comment: 'Coeliac' });
    await shop().api.context.jobs.run('erase unfinished visits');
    const gone = { document: '', comment: null, name: 'Ana' };
    expect(await kept('both@example.com')).toEqual(gone);
    expect(await kept('words@example.com')).toEqual(gone);
    expect(await kept('document@example.com')).toEqual(gone);
    expect(await kept('lately@example.com')).toEqual({ document: '12345678Z', comment: 'Coeliac', name: 'Ana' });
  });
});
