/** Issue 16, must show 1: a day at the estate, on an estate of its own, since it is the day of all of it. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { visitOf } from '../../support/booking.ts';
import { audit } from '../../support/estate-command.ts';
import { pressOn, typeInto } from '../../support/keyboard.ts';
import { readMailTo } from '../../support/mail.ts';
import { comeIn, officePage } from '../../support/office.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { sessionCall } from '../../support/session-calls.ts';
import { type RunningEstate, startEstate } from '../../support/start-estate.ts';

test.describe.configure({ mode: 'default', timeout: 300_000 });
test.use({ locale: 'es-ES' });

let estate: RunningEstate;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  estate = await startEstate({ env: { CAPTCHA: 'none', RECONCILE_AFTER_S: '1', RATE_LIMIT_FACTOR: '1000' } });
});
test.afterAll(async () => {
  await estate?.stop();
  await estate?.forget();
});

const tablet = { width: 768, height: 1024 };

/** A call of the office by who is signed in; its answer. */
async function call<T>(page: Page, here: Place, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await sessionCall<T>(page, here, method, `/api/office/${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** A minute to come at the estate, by the clock of its server: late enough to be opened, early enough to begin while guests arrive. */
async function soon(origin: string): Promise<string> {
  const { headers } = await fetch(origin.replace('localhost', '127.0.0.1'), { redirect: 'manual' });
  const at = new Date(Date.parse(headers.get('date') ?? '') + 80_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'short' }).format(at).replace(' ', 'T');
}

/** The camera of this page sees a picture of the house, or may not be used. */
async function cameraSees(page: Page, picture: string | null): Promise<void> {
  await page.evaluate(async (address) => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (address === null) throw new DOMException('Permission denied', 'NotAllowedError');
      const image = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = document.createElement('canvas');
      canvas.width = 480;
      canvas.height = 360;
      const context = canvas.getContext('2d');
      const draw = () => {
        if (!context) return;
        context.fillStyle = '#b9b2a6';
        context.fillRect(0, 0, 480, 360);
        context.drawImage(image, 100, 40, 280, 280);
      };
      draw();
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
  }, picture);
}

test('issue 16, on a tablet: twelve guests arrive, one by the code of the mail, one by the camera, the others by keyboard; one does not come', async ({
  page,
  place,
  expectErrors,
}) => {
  // Nobody is missing before the visit begins.
  expectErrors(/^409 POST \/office\/visits$/);
  const here = { ...place, origin: estate.montelar };
  await page.setViewportSize(tablet);
  await comeIn(page, here, 'visits');
  const { id } = visitOf(here);
  const date = await soon(here.origin);
  await call(page, here, 'POST', 'visits/open_slot/', { experience_id: id, date, capacity: 30 });
  const guests: { name: string; email: string; reference: string }[] = [];
  for (let number = 1; number <= 12; number += 1) {
    const name = `Invitada ${String(number).padStart(2, '0')}`;
    const email = `invitada-${number}@casa.example`;
    const who = { name, surname: 'Del Río', email, phone: '+34 600 11 22 33', adults: 2, children: 0, babies: 0, language: 'es', web_language: 'es' };
    const wish = { key: randomUUID(), experience_id: id, date, paid: 'free', reason: 'Prensa', comment: number === 4 ? 'Alergia al marisco' : '', ...who };
    const { visit } = await call<{ visit: { reference: string } }>(page, here, 'POST', 'visits/', wish);
    guests.push({ name: `${name} Del Río`, email, reference: visit.reference });
  }
  await page.goto(officePage(here, 'visits'));
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Invitada 04')).toContainText('Alergia al marisco');
  await checkAccessibility(page);

  const { port } = new URL(here.origin);
  const tokenOf = async (email: string) => {
    const { text } = await readMailTo(page, email, { port: Number(port) });
    return /visit_[\w-]{22}/.exec(text)?.[0] ?? 'none';
  };
  const [first, second, third, ...others] = guests;
  const last = others.pop();
  // The code of the mail, opened by who works here; and before that by somebody else, who sees the booking.
  const code = `${here.origin}/office/arrivals/${await tokenOf(first?.email ?? '')}`;
  const stranger = await page.context().browser()?.newContext({ locale: 'es-ES' });
  const phone = await stranger?.newPage();
  await phone?.goto(code);
  await expect(phone?.getByRole('main') ?? page.locator('none')).toContainText(first?.reference ?? '');
  expect(new URL(phone?.url() ?? 'http://none').pathname).not.toContain('office');
  await expect(phone?.getByRole('img', { name: 'Código QR de su visita' }) ?? page.locator('none')).toBeVisible();
  await stranger?.close();
  await page.goto(code);
  await expect(page.getByText(`${first?.name} ha llegado: 2 personas.`)).toBeVisible();
  await expect(row('Invitada 01')).toContainText('Aquí');

  // The camera: refused, which leaves the field; then allowed, and it reads the second guest's code.
  await cameraSees(page, null);
  await page.getByRole('button', { name: 'Cámara' }).click();
  await expect(page.getByText('Este navegador no puede usar la cámara')).toBeVisible();
  await expect(page.getByLabel('Referencia o código escaneado')).toBeFocused();
  await cameraSees(page, `/api/booking/${await tokenOf(second?.email ?? '')}/code.png`);
  await page.getByRole('button', { name: 'Cámara' }).click();
  await expect(page.getByText(`${second?.name} ha llegado: 2 personas.`)).toBeVisible();
  await expect(row('Invitada 02')).toContainText('Aquí');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Cámara' }).click();
  await expect(page.getByLabel('Lo que ve la cámara')).toBeHidden();

  // By keyboard alone: the reference, then buttons.
  await typeInto(page, page.getByLabel('Referencia o código escaneado'), third?.reference ?? '');
  await page.keyboard.press('Enter');
  await expect(row('Invitada 03')).toContainText('Aquí');
  for (const { name } of others) {
    await pressOn(page, page.getByRole('button', { name: `${name} ha llegado` }));
    await expect(row(name)).toContainText('Aquí');
  }
  const { slots } = await call<{ slots: { starts: string; arrived: number }[] }>(page, here, 'GET', `visits/day/?day=${date.slice(0, 10)}`);
  expect(slots.find(({ starts }) => starts === date)?.arrived).toBe(22);
  // Who comes late may still come until it begins.
  await expect(async () => {
    await page.goto(officePage(here, 'visits'));
    await page.getByRole('button', { name: `${last?.name} no vino` }).press('Enter');
    await expect(row('Invitada 12').getByText('No vino', { exact: true }).first()).toBeVisible({ timeout: 3_000 });
    await expect(page.getByRole('button', { name: `Deshacer lo dicho de ${last?.name}` })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 150_000, intervals: [5_000] });
  await page.goto(officePage(here, 'visits/week'));
  await expect(page.getByText('Invitada 04 Del Río: Alergia al marisco')).toBeVisible();
  await checkAccessibility(page);
  expect((await audit(estate.dataDir)).checks.filter(({ ok }) => !ok)).toEqual([]);
});
