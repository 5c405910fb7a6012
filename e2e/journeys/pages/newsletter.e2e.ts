import { checkAccessibility } from '../../support/accessibility.ts';
import { readMailTo } from '../../support/mail.ts';
import { expect, test } from '../../support/place.ts';

const words = {
  es: {
    submit: 'Suscribirme',
    accept: /^Acepto la política/,
    step: 'Un paso más',
    already: 'Ya estaba en la lista',
    yes: 'Sí, quiero recibirlas',
    close: 'Cerrar',
  },
  en: { submit: 'Subscribe', accept: /^I accept the privacy/, step: 'One more step', already: 'Already on the list', yes: 'Yes, I want them', close: 'Close' },
};
const ends = {
  es: { button: 'Darme de baja', done: 'Ya no está en la lista' },
  en: { button: 'Unsubscribe me', done: 'You are off the list' },
};

test('@both the newsletter: a popup, a mail, the button that confirms, already subscribed, and the way out (sections 2, 4, 8)', async ({
  page,
  place,
  expectErrors,
}, { retry }) => {
  expectErrors(/^409 POST \/api\/newsletter\/$/, /newsletter\/ answered 409/);
  const t = words[place.language];
  const address = `carta-${retry}@${place.brand}-${place.language}.example`;
  const footer = page.getByRole('contentinfo');
  const subscribe = async () => {
    await page.goto(place.path('visits'), { waitUntil: 'networkidle' });
    await footer.getByLabel(place.words.email).fill(address);
    await footer.getByRole('checkbox', { name: t.accept }).check();
    await footer.getByRole('button', { name: t.submit }).click();
  };
  await subscribe();
  const popup = page.getByRole('dialog', { name: t.step });
  await expect(popup).toBeVisible();
  await checkAccessibility(page);
  await popup.getByRole('button', { name: t.close }).click();
  await expect(popup).toBeHidden();
  const mail = await readMailTo(page, address);
  const link = /https?:\S+\/newsletter\/confirm\?\S+/.exec(mail.text)?.[0] ?? '';
  expect(new URL(link).origin).toBe(place.origin);
  await page.goto(link);
  await checkAccessibility(page);
  await page.getByRole('button', { name: t.yes }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(place.language === 'es' ? /Confirme/ : /^Confirm your/);
  await subscribe();
  await expect(page.getByRole('dialog', { name: t.already })).toBeVisible();
  await expect.poll(async () => (await readMailTo(page, address)).text).toContain('/newsletter/unsubscribe');
  const welcome = await readMailTo(page, address);
  await page.goto(/https?:\S+\/newsletter\/unsubscribe\?\S+/.exec(welcome.text)?.[0] ?? '');
  await page.getByRole('button', { name: ends[place.language].button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ends[place.language].done);
});
