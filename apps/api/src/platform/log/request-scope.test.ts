/** "Request id from the proxy to … API, database comment, outbox, mail, log line": one id, however late the work is done. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withApi } from '../../testing/with-api.ts';

test.each(['pglite', 'postgres'] as const)(
  'a request is found again by its id in the answer, the log, the transaction, the outbox and the mail, on %s',
  async (database) => {
    const lines: string[] = [];
    const api = await withApi({ database, config: { captcha: { kind: 'none' } }, logTarget: { write: (line) => void lines.push(line) } });
    try {
      const { db, outbox } = api.context;
      await db.execute(sql`alter table outbox add column seen text default current_setting('application_name')`);
      const id = 'proxy-0123456789abcdef';
      const asked = await api.visitor().post('/api/club/password/forgot/', { email: 'lucia@club.example' }, { headers: { 'x-request-id': id } });
      expect([asked.status, asked.headers['x-request-id']]).toEqual([200, id]);
      const { rows } = await db.execute<{ request_id: string; seen: string }>(sql`select request_id, seen from outbox`);
      expect(rows.map((row) => row.request_id)).toEqual([id]);
      // The embedded database has one session, and nobody else looks at it.
      expect(
        rows.every(({ seen }) => database === 'pglite' || seen === `parral ${id}`),
        JSON.stringify(rows),
      ).toBe(true);
      await outbox.drain();
      const folder = path.join(api.dataDir, 'mail');
      const [mail = ''] = await readdir(folder);
      expect(await readFile(path.join(folder, mail), 'utf8')).toContain(`X-Request-ID: ${id}`);
      expect(lines.filter((line) => line.includes(`"request":"${id}"`)).length).toBeGreaterThan(0);
      // Another's work says another's id, and nobody's none.
      const { rows: names } = await db.execute<{ name: string }>(sql`select current_setting('application_name') as name`);
      expect(names[0]?.name).not.toContain(id);
    } finally {
      await api.close();
    }
  },
);
