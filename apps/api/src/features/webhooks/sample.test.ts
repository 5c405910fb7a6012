/** The sample of `apps/docs/operate/webhooks.md` is true: it runs as it stands there and takes what this server sends. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { deliver } from './deliver.ts';

test('the receiver of the docs takes an event once, and nothing that is not signed', async () => {
  const page = await readFile(new URL('../../../../docs/operate/webhooks.md', import.meta.url), 'utf8');
  const [, sample = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  // Below this room, where its packages are found.
  const folder = path.resolve(import.meta.dirname, '../../../node_modules/.cache/webhook-sample');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${process.pid}.mjs`);
  await writeFile(file, sample);
  const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
  const program = fork(file, { env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' }, execArgv: [], silent: true });
  onTestFinished(async () => {
    program.kill();
    await rm(file, { force: true });
  });
  const lines: string[] = [];
  const output = createInterface({ input: program.stdout as NodeJS.ReadableStream });
  output.on('line', (line) => lines.push(line));
  await once(output, 'line');
  const url = `http://127.0.0.1:${lines[0]?.split(' ')[1]}/`;
  const body = { type: 'order.placed', timestamp: new Date().toISOString(), data: { number: '7K2F-9QXM' } };
  const event = { url, secret, id: 'msg_1', body, signal: AbortSignal.timeout(20_000), allowPrivate: true };
  await deliver(event);
  await deliver(event);
  await expect(deliver({ ...event, secret: `whsec_${Buffer.from('another').toString('base64')}`, id: 'msg_2' })).rejects.toThrow('It answered 401');
  const old = new Date(Date.now() - 3_600_000);
  const text = JSON.stringify(body);
  const replayed = {
    'webhook-id': 'msg_3',
    'webhook-timestamp': String(Math.floor(old.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_3', old, text),
  };
  expect((await fetch(url, { method: 'POST', headers: replayed, body: text })).status).toBe(401);
  await deliver({ ...event, id: 'msg_4', body: { ...body, type: 'booking.made', data: { reference: 'V-1' } } });
  // What it prints comes by a pipe, not with its answers; the last event's line comes after all others.
  await vi.waitFor(() => expect(lines.at(-1)).toBe('booking.made V-1'), 20_000);
  expect(lines.slice(1)).toEqual(['order.placed 7K2F-9QXM', 'booking.made V-1']);
});
