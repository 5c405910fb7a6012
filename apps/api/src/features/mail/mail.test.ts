import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OrderMail } from '../../estate-folder/index.ts';
import { transaction } from '../../database/transaction.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { listMails } from './mail-folder.ts';

const brand = { name: 'Montelar', email: 'bodega@montelar.example', phone: '941', address: ['Camino'] };
const order: OrderMail['order'] = {
  number: 'M-2026-ÑANDÚ',
  name: 'Íñigo <b>',
  link: 'http://localhost/es/',
  lines: [],
  subtotal: '24,50 €',
  discount: null,
  shipping: '0 €',
  total: '24,50 €',
  tax: '4,25 €',
  address: ['Calle'],
  isPickup: false,
  isGift: false,
  deliveredOn: null,
  withdrawUntil: null,
  refund: null,
};
const mail = { key: 'order:1', to: 'inigo@example.com', name: 'order-confirmation', language: 'es', data: { brand, order, withdrawal: null } } as const;

describeOnBoth('mail', (api) => {
  test('a mail ordered in a transaction lies in the data folder after it, and is read at /sandbox/mail', async () => {
    const { context, dataDir } = api();
    await transaction(context.db, (tx) => context.mail.order(tx, mail));
    expect(await listMails(path.join(dataDir, 'mail'))).toEqual([]);
    await context.jobs.run('outbox');
    const [listed] = await listMails(path.join(dataDir, 'mail'));
    expect(listed).toMatchObject({ to: 'inigo@example.com', subject: 'Pedido M-2026-ÑANDÚ' });
    const visitor = api().visitor();
    expect((await visitor.get('/sandbox/mail')).text).toContain(`<a href="/sandbox/mail/${listed?.id}">Pedido M-2026-ÑANDÚ</a>`);
    const page = await visitor.get(`/sandbox/mail/${listed?.id}`);
    expect(page.text).toContain('Gracias, Íñigo &#60;b&#62;');
    const html = await visitor.get(`/sandbox/mail/${listed?.id}/html`);
    expect(html.text).toContain('<p>Gracias, Íñigo &lt;b&gt;</p>');
    expect(html.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await visitor.get(`/sandbox/mail/${'0'.repeat(32)}`)).status).toBe(404);
  });

  test('done twice after a crash, it is still one mail', async () => {
    const { context, dataDir } = api();
    await transaction(context.db, (tx) => context.mail.order(tx, { ...mail, key: 'order:2' }));
    await context.db.execute(sql`create table kept as select * from outbox where key = 'mail:order:2'`);
    await context.jobs.run('outbox');
    const once = await readdir(path.join(dataDir, 'mail'));
    await context.db.execute(sql`update outbox set done_at = null, claimed_until = now(), payload = (select payload from kept) where key = 'mail:order:2'`);
    await context.jobs.run('outbox');
    expect(await readdir(path.join(dataDir, 'mail'))).toEqual(once);
  });
});
