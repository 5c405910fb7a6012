/** "Nobody stays booked and unwarned on a closed day": 23 guests of a day on which it snows, on an estate of its own. */
import { visitOf } from '../support/booking.ts';
import { audit, estateCommand } from '../support/estate-command.ts';
import { Buyer } from '../support/buyer.ts';
import { OtherVisitor } from '../support/other-visitor.ts';
import { expect, test } from '../support/place.ts';
import { type RunningEstate, startEstate } from '../support/start-estate.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

let estate: RunningEstate;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  estate = await startEstate({ env: { CAPTCHA: 'none', RECONCILE_AFTER_S: '1', RATE_LIMIT_FACTOR: '1000' } });
});

test.afterAll(async () => {
  await estate?.stop();
  await estate?.forget();
});

test('a closed day with 23 guests: all are told with the reason and have their money back, nobody stays booked; opened again, it is on sale', async ({
  page,
  place,
}) => {
  const here = { ...place, origin: estate.montelar };
  const { id } = visitOf(here);
  const buyer = new Buyer(here.origin);
  const next = new Date();
  next.setUTCMonth(next.getUTCMonth() + 2, 1);
  const month = `month=${next.getUTCMonth() + 1}&year=${next.getUTCFullYear()}`;
  const slots = async (people: number) =>
    (
      await buyer.call<{ day: string; slots: string[] }[]>(
        'GET',
        `/api/experience/${id}/slot_options/?${month}&language=es&visitor_number=${people}&site=montelar`,
      )
    ).body;
  const free = (await slots(4)).find(({ slots: times }) => times.length > 1);
  if (free === undefined) throw new Error('No day has two free times.');
  const { day, slots: times } = free;

  const groups = [4, 4, 4, 4, 4, 3];
  const tokens: string[] = [];
  for (const [index, people] of groups.entries())
    tokens.push(await new OtherVisitor(here.origin, 'montelar', id, 'es').book(`${day}T${times[index % times.length]}`, people));
  expect(groups.reduce((sum, people) => sum + people, 0)).toBe(23);

  const closed = await estateCommand(estate.dataDir, ['visit', 'close-day', day, 'montelar', 'Nieva', 'y', 'la', 'carretera', 'está', 'cortada.']);
  expect(closed.errors).toBe('');
  expect(closed.output).toContain('Cancelled now: 6 visits');
  const again = await estateCommand(estate.dataDir, ['visit', 'close-day', day, 'montelar', 'Nieva', 'y', 'la', 'carretera', 'está', 'cortada.']);
  expect(again.output).toContain('Cancelled now: 0 visits');

  for (const token of tokens)
    await expect
      .poll(async () => (await buyer.call<{ status: string; refunded: number; total_price: number }>('GET', `/api/booking/${token}/`)).body, {
        timeout: 60_000,
      })
      .toMatchObject({ status: 'refunded' });
  expect((await slots(1)).find((entry) => entry.day === day)?.slots ?? []).toEqual([]);
  expect((await buyer.call<{ status: string }>('GET', `/api/booking/${tokens[0]}/`)).body.status).toBe('refunded');

  await page.goto(`${here.origin}/sandbox/mail`);
  const told = page.getByRole('row', { name: 'otra@correo.example' }).getByRole('link', { name: /cancel/i });
  await expect(async () => {
    await page.reload();
    await expect(told).toHaveCount(groups.length, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await told.first().click();
  await expect(page.locator('pre')).toContainText('Nieva y la carretera está cortada.');

  await page.goto(`${here.origin}${here.language === 'es' ? '/es/reserva' : '/en/booking'}?token=${tokens[0]}`);
  await expect(page.getByRole('main')).toContainText(/Visita cancelada|cancelled/i);
  expect((await audit(estate.dataDir)).checks.filter(({ ok }) => !ok)).toEqual([]);

  expect((await estateCommand(estate.dataDir, ['visit', 'open-day', day, 'montelar'])).output).toContain('is open again');
  expect((await slots(4)).find((entry) => entry.day === day)?.slots).toEqual(times);
  await new OtherVisitor(here.origin, 'montelar', id, 'es').book(`${day}T${times[0]}`, 2);
});
