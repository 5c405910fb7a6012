import { checkAccessibility } from '../../support/accessibility.ts';
import { openAs } from '../../support/club.ts';
import { open } from '../../support/hydration.ts';
import { readMailTo } from '../../support/mail.ts';
import { expect, test } from '../../support/place.ts';

const said = {
  es: {
    ended: /su periodo de socio ha terminado/,
    open: /su llave\s+abre/,
    promised: /El primero llega tras la vendimia/,
    noCode: 'Los códigos van con un periodo de socio en curso. Ahora no le toca ninguno.',
    message: 'Algo que quiera decirnos (opcional)',
    ask: 'Pedir la renovación',
    heard: 'Petición recibida',
    mail: /renovar/,
    notice: /Renovación:/,
  },
  en: {
    ended: /your membership has ended/,
    open: /your key\s+opens/,
    promised: /The first one comes after the harvest/,
    noCode: 'Codes come with a current membership. None is due to you now.',
    message: 'Anything you would like to tell us (optional)',
    ask: 'Ask for a renewal',
    heard: 'Request received',
    mail: /renew/,
    notice: /Renovación:/,
  },
} as const;

test('@both an ended member reads one truth and asks to renew: estate and member are written to, and the request stands there after a reload (fault: "both houses are open")', async ({
  page,
  place,
}) => {
  const words = said[place.language];
  const member = place.fixtures.member('asks-to-renew');
  const wish = `Sigo comprando ${Date.now()}`;
  await openAs(page, place, member, place.path('myClub'));
  await expect(page.getByRole('heading', { level: 1, name: words.ended })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(words.open);
  await expect(page.getByRole('main')).not.toContainText(words.promised);
  await expect(page.getByText(words.noCode)).toHaveCount(2);
  await checkAccessibility(page);
  await page.getByLabel(words.message).fill(wish);
  await page.getByRole('button', { name: words.ask }).click();
  await expect(page.getByText(words.heard)).toBeVisible();
  await checkAccessibility(page);
  await open(page, place.path('myClub'));
  await expect(page.getByText(words.heard)).toBeVisible();
  await expect(page.getByRole('button', { name: words.ask })).toHaveCount(0);
  expect((await readMailTo(page, member.email)).subject).toMatch(words.mail);
  const { text } = await readMailTo(page, `bodega@${place.brand}.example`, { subject: words.notice });
  expect(text).toContain(wish);
});
