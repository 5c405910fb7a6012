import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderMail } from '../content/index.ts';
import { transaction } from '../database/transaction.ts';
import { describeOnBoth, type TestApi, withApi } from '../../testing/with-api.ts';
import { listMails } from './mail-folder.ts';
import { parseMail } from './parse-mail.ts';

const brand = { name: 'Alba', email: 'bodega@alba.example', phone: '941', address: ['Camino'] };
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
  taxes: [{ rate: '21 %', base: '20,25 €', tax: '4,25 €' }],
  address: ['Calle'],
  gifts: 0,
  isPickup: false,
  deliveryTime: '',
  isGift: false,
  carrier: '',
  trackingNumber: '',
  trackingLink: '',
  deliveredOn: null,
  withdrawUntil: null,
  invoice: null,
  isInvoiced: true,
  office: '',
  refund: null,
  refundReason: '',
};
const mail = { key: 'order:1', to: 'inigo@example.com', name: 'order-confirmation', language: 'es', data: { brand, order, withdrawal: null } } as const;

describeOnBoth('mail', (api) => {
  test('a mail ordered in a transaction lies in the data folder after it, and is read at /sandbox/mail', async () => {
    const { context, dataDir } = api();
    await transaction(context.db, (tx) => context.mail.order(tx, mail));
    expect(await listMails(path.join(dataDir, 'mail'))).toEqual([]);
    await context.outbox.drain();
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
    await context.outbox.drain();
    const once = await readdir(path.join(dataDir, 'mail'));
    await context.db.execute(sql`update outbox set done_at = null, available_at = now(), payload = (select payload from kept) where key = 'mail:order:2'`);
    await context.outbox.drain();
    expect(await readdir(path.join(dataDir, 'mail'))).toEqual(once);
  });
});

describe('with SMTP_URL', () => {
  const inbox: { to: string[]; source: string }[] = [];
  let busy = false;
  const receive = async (stream: Readable, to: { address: string }[]) => {
    inbox.push({ to: to.map(({ address }) => address), source: await text(stream) });
    return null;
  };
  /** A mail server as a provider runs it: it wants a login, and may be busy. */
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, answer) =>
      username === 'bodega' && password === 'clave de correo' ? answer(null, { user: username }) : answer(new Error('no such login')),
    onRcptTo: (_address, _session, answer) => answer(busy ? Object.assign(new Error('come back later'), { responseCode: 450 }) : null),
    onData: (stream, session, answer) => void receive(stream, session.envelope.rcptTo).then(answer),
  });
  let api: TestApi;

  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.server.address() as AddressInfo;
    api = await withApi({ database: 'pglite', config: { smtpUrl: `smtp://bodega:clave%20de%20correo@127.0.0.1:${port}` } });
  });
  afterAll(async () => {
    await api.close();
    await new Promise<void>((closed) => server.close(closed));
  });

  test('mails leave over SMTP with its login; a server that is busy is asked again, and one mail arrives', async () => {
    const { context } = api;
    busy = true;
    await transaction(context.db, (tx) => context.mail.order(tx, { ...mail, key: 'order:3' }));
    await context.outbox.drain();
    expect(inbox).toEqual([]);
    const { rows: tried } = await context.db.execute(sql`select last_error from outbox where key = 'mail:order:3'`);
    expect(tried).toEqual([{ last_error: expect.stringMatching(/^4\d\d /) }]);
    busy = false;
    await context.db.execute(sql`update outbox set available_at = now() where key = 'mail:order:3'`);
    await context.outbox.drain();
    await context.outbox.drain();
    expect(inbox.map(({ to }) => to)).toEqual([['inigo@example.com']]);
    const received = parseMail(inbox[0]?.source ?? '');
    expect(received).toMatchObject({ subject: 'Pedido M-2026-ÑANDÚ', from: expect.stringContaining('Alba') });
    expect(received.html).toContain('<p>Gracias, Íñigo &lt;b&gt;</p>');
    expect((await api.visitor().get('/sandbox/mail')).status).toBe(404);
  });
});
