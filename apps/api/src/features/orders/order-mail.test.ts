import type { Language } from '@parral/api-spec/languages';
import { expect, test } from 'vitest';
import { renderMail, readEstateFolder } from '../../platform/content/index.ts';
import { listed, openFolder } from '../../platform/content/reading/folder-files.ts';
import { readEstate } from '../../platform/content/read-estate-folder.ts';
import { deliveryTimeOf } from '../../platform/content/delivery/delivery-words.ts';
import { momentInWords } from '../../platform/words/days-in-words.ts';
import { confirmationMail, orderMail } from './order-mail.ts';
import type { RevisionSnapshot } from './revision-snapshot.ts';

const snapshot: RevisionSnapshot = {
  lines: [
    {
      sku: 'A',
      title: 'Reserva',
      label: '2019, 75 cl',
      brand: 'alba',
      category: 'red',
      quantity: 3,
      unitPriceCents: 2450,
      discountCents: 1000,
      vatPercent: 21,
      vatCents: 1102,
    },
  ],
  couponCode: 'VENDIMIA',
  subtotalCents: 7350,
  discountCents: 1000,
  shippingCents: 650,
  shippingVatPercent: 21,
  shippingVatCents: 113,
  taxCents: 1215,
  totalCents: 7000,
  dueCents: 7000,
  parts: {
    client_info: { document_type: 'dni', document_number: '12345678Z', name: 'Ana', surname: 'Gil', email: 'ana@example.com', phone_number: '600112233' },
    shipping_mode: 'home',
    shipping_address: { first_name: 'Ana', last_name: 'Gil', line1: 'Calle Mayor 1', line2: '3.º B', country_id: 'ES', postcode: '26200', locality: 'Haro' },
    billing_address: null,
    is_gift: true,
    newsletter_subscription: false,
    update_member_data: false,
    comment: '',
  },
};

test('the confirmation holds number, lines, totals, address and the private link, in the buyer’s language, from the demo estate’s own texts', async () => {
  const reading = await readEstateFolder(new URL('../../../../estate/demo', import.meta.url).pathname);
  if (!reading.ok) throw new Error('The demo estate is not good.');
  const { brands, mail, shipping } = reading.estate;
  const brand = brands[0]?.id ?? '';
  const site = {
    brands: new Map(brands.map((one) => [one.id, one])),
    deliveryTime: deliveryTimeOf(shipping),
    carriers: shipping.carriers,
    holidays: shipping.holidays,
  };
  const expected = {
    es: ['73,50 €', '10,00 €', '6,50 €', '70,00 €', '12,15 €', 'España'],
    en: ['73,50 €', '10,00 €', '6,50 €', '70,00 €', '12,15 €', 'Spain'],
  };
  for (const language of ['es', 'en'] as const) {
    const order = { id: 'o1', number: '7K2F-9QXM', email: 'ana@example.com', brand, language, viewToken: 'view_abc' } as Parameters<typeof confirmationMail>[0];
    const intent = { origin: 'http://localhost:3000' } as Parameters<typeof confirmationMail>[1];
    const ordered = confirmationMail(order, intent, snapshot, site);
    const { subject, text } = renderMail(mail, ordered.name, language, ordered.data);
    expect(subject).toContain('7K2F-9QXM');
    const shown = text.replaceAll('\u00A0', ' ');
    for (const part of ['Reserva 2019, 75 cl', ...expected[language], 'Calle Mayor 1', '26200 Haro']) expect(shown).toContain(part);
    expect(ordered.data.order.link).toBe(`http://localhost:3000${brands[0]?.paths['order']?.[language]}?token=view_abc`);
    // An estate without a page for orders shows them where they are confirmed.
    const bare = new Map(brands.map((one) => [one.id, { ...one, paths: { ...one.paths, order: { es: null, en: null } } }]));
    const fallback = confirmationMail(order, intent, snapshot, { ...site, brands: bare }).data.order.link;
    expect(fallback).toBe(`http://localhost:3000${brands[0]?.paths['confirmation']?.[language]}?redirect_status=succeeded&payment_intent=view_abc`);
  }
});

test('the confirmation says how long an order takes as shipping.yaml has it, and nothing of it where nothing is sent home', async () => {
  const demo = await openFolder(new URL('../../../../estate/demo', import.meta.url).pathname);
  const changed = async (name: string) =>
    name === 'shipping.yaml'
      ? Buffer.from(
          String(await demo.bytes(name))
            .replace(/^( *)days: .*$/gm, '')
            .replace(/, days: .*?\} \}/g, '')
            .replace(/^freeFrom/m, 'deliveryTime: { es: En nueve días, en: In nine days }\nfreeFrom'),
        )
      : demo.bytes(name);
  const reading = await readEstate(listed(demo.names, changed));
  if (!reading.ok) throw new Error('The demo estate is not good.');
  const { brands, mail, shipping } = reading.estate;
  const site = {
    brands: new Map(brands.map((one) => [one.id, one])),
    deliveryTime: deliveryTimeOf(shipping),
    carriers: shipping.carriers,
    holidays: shipping.holidays,
  };
  const written = (language: Language, parts: Partial<RevisionSnapshot['parts']> = {}) => {
    const order = { id: 'o1', number: '7K2F-9QXM', brand: brands[0]?.id, language, email: '' } as Parameters<typeof confirmationMail>[0];
    const ordered = confirmationMail(order, { origin: '' }, { ...snapshot, parts: { ...snapshot.parts, ...parts } }, site);
    return renderMail(mail, ordered.name, language, ordered.data).text;
  };
  expect(written('es')).toMatch(/^Plazo de entrega: En nueve días$/m);
  expect(written('en')).toMatch(/^Delivery: In nine days$/m);
  expect(written('es')).not.toContain('cuatro');
  expect(written('es', { shipping_mode: 'shop' })).not.toContain('nueve');
  expect(written('es', { shipping_address: null })).not.toContain('nueve');
});

test('the demo estate’s mails after the purchase say what the law and the buyer want to read: dates, refund, what was withdrawn and when', async () => {
  const reading = await readEstateFolder(new URL('../../../../estate/demo', import.meta.url).pathname);
  if (!reading.ok) throw new Error('The demo estate is not good.');
  const { brands, mail, shipping } = reading.estate;
  const brand = brands[0]?.id ?? '';
  const site = {
    brands: new Map(brands.map((one) => [one.id, one])),
    deliveryTime: deliveryTimeOf(shipping),
    carriers: shipping.carriers,
    holidays: shipping.holidays,
  };
  const row = { id: 'o1', number: '7K2F-9QXM', email: 'ana@example.com', brand, viewToken: 'view_abc', deliveredOn: '2026-11-05' };
  const written = (name: string, language: Language) => {
    const order = { ...row, language } as Parameters<typeof confirmationMail>[0];
    const receivedAt = momentInWords(new Date('2026-11-10T08:41:07Z'), language);
    const withdrawal = { name: 'Ana Gil', email: 'ana@example.com', lines: [{ title: 'Reserva 2019, 75 cl', quantity: 3 }], isWholeOrder: true, receivedAt };
    const ordered = orderMail(name, 'k', { order, intent: { origin: 'http://localhost:3000' }, snapshot, site }, { refund: 7000, withdrawal });
    const { subject, text } = renderMail(mail, name, language, ordered.data);
    expect(subject, name).toContain('7K2F-9QXM');
    return text.replaceAll(/[\u00A0\u202F]/g, ' ');
  };
  expect(written('order-completed', 'es')).toMatch(/5 de noviembre de 2026[\s\S]*19 de noviembre de 2026[\s\S]*\/es\/pedido\?token=view_abc/);
  expect(written('order-completed', 'en')).toMatch(/5 November 2026[\s\S]*19 November 2026/);
  expect(written('order-canceled', 'es')).toContain('70,00 €');
  expect(written('order-canceled', 'en')).toContain('70,00 €');
  expect(written('order-refunded', 'es')).toMatch(/70,00 €[\s\S]*3 × Reserva 2019, 75 cl/);
  expect(written('order-refunded', 'en')).toMatch(/70,00 €[\s\S]*3 × Reserva 2019, 75 cl/);
  for (const name of ['withdrawal-received', 'withdrawal-notice']) {
    expect(written(name, 'es')).toMatch(/10 de noviembre de 2026 a las 9:41:07 CET/);
    expect(written(name, 'en')).toMatch(/10 November 2026 at 09:41:07 CET/);
    for (const language of ['es', 'en'] as const)
      for (const part of ['Ana Gil', 'ana@example.com', '3 × Reserva 2019, 75 cl']) expect(written(name, language)).toContain(part);
  }
});
