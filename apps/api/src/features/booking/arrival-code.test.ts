import decode from 'qr/decode.js';
import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeShop } from '../checkout/testing/shop.ts';
import { bookedVisit, slotIn } from './testing/booking.ts';

describeShop('the code that a visitor shows on arrival', (shop) => {
  const png = (token: string) => shop().api.app.inject({ url: `/api/booking/${token}/code.png` });

  test('issue 16, "the QR of the mail": a PNG that cameras read; it opens the office, whose address holds the private link’s token', async () => {
    const { token } = await bookedVisit(shop(), await slotIn(shop(), 41));
    const answer = await png(token);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'image/png', 'private, no-store']);
    // Fault: a mail read on another site showed no code.
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { data, info } = await sharp(answer.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const [{ origin } = { origin: '' }] = await shop().rows<{ origin: string }>(sql`select origin from booking where view_token = ${token}`);
    expect(decode({ width: info.width, height: info.height, data })).toBe(`${origin}/office/arrivals/${token}`);
    expect((await png('visit_unknown')).statusCode).toBe(404);
  });
});
