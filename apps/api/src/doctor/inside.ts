/** What of an installation can be seen from inside: database, outbox, disk, backups, mail. */
import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { openBucket, readList } from '@parral/file-store';
import { sql } from 'drizzle-orm';
import type { Config } from '../platform/config/config.ts';
import { readVersion } from '../platform/content/content.store.ts';
import type { Db } from '../platform/database/database.ts';
import { mailTransport } from '../platform/mail/transport.ts';
import { countOpenRows } from '../platform/outbox/outbox.store.ts';
import { type Check, type Diagnosis } from './checkup.ts';
import { clockToleranceSeconds } from './outside.ts';

/** A nightly backup that is older was not made last night. */
const oldestBackupHours = 26;

export function checksOfDatabase(db: Db): Check[] {
  return [
    {
      name: 'database',
      async look() {
        const { rows } = await db.execute<{ name: string }>(
          sql`select name from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off'`,
        );
        if (rows.length > 0)
          throw new Error(`The database does not wait for the disk (off: ${rows.map(({ name }) => name).join(', ')}): a power cut loses paid orders.`);
        const { rows: found } = await db.execute<{ used: number; most: number }>(
          sql`select (select count(*)::integer from pg_stat_activity) as used, current_setting('max_connections')::integer as most`,
        );
        const [{ used, most } = { used: 0, most: 1 }] = found;
        if (used > most * 0.9) throw new Error(`${used} of ${most} connections of the database are taken: raise max_connections, or run fewer processes.`);
        return `The database answers and waits for the disk; ${used} of ${most} connections are taken.`;
      },
    },
    {
      name: 'migrations',
      async look() {
        const folder = new URL('../../migrations/', import.meta.url);
        const here = (await readdir(folder)).filter((file) => file.endsWith('.sql')).map((file) => file.replace(/\.sql$/, ''));
        const { rows } = await db.execute<{ name: string }>(sql`select name from schema_migration`);
        const there = new Set(rows.map(({ name }) => name));
        const pending = here.filter((name) => !there.has(name));
        const newer = [...there].filter((name) => !here.includes(name));
        if (pending.length > 0)
          throw new Error(`The database lacks ${pending.length} migrations of this version (${pending.join(', ')}): start the server of this version once.`);
        if (newer.length > 0) throw new Error(`The database is of a newer version than these programs (${newer.join(', ')}): upgrade them.`);
        return `All ${here.length} migrations are applied.`;
      },
    },
    {
      name: 'clock beside the database',
      async look() {
        const before = Date.now();
        const { rows } = await db.execute<{ ms: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms`);
        const seconds = Math.abs(Number(rows[0]?.ms) - (before + Date.now()) / 2) / 1000;
        if (seconds > clockToleranceSeconds)
          throw new Error(`The clocks of this machine and of the database differ by ${Math.round(seconds)} s: switch on NTP on both.`);
        return 'The clock agrees with that of the database.';
      },
    },
    {
      name: 'content',
      async look() {
        const version = await readVersion(db);
        if (version === 0) throw new Error('No content is loaded: estate import <folder>.');
        return `Version ${version} of the content is shown.`;
      },
    },
    {
      name: 'outbox',
      async look() {
        const rows = await countOpenRows(db);
        const dead = rows.reduce((sum, row) => sum + row.dead, 0);
        const age = Math.max(0, ...rows.map((row) => row.age));
        if (dead > 0) throw new Error(`${dead} mails or refunds are given up: estate outbox list says why, estate outbox retry dead tries them again.`);
        if (age > 300)
          throw new Error(`The oldest mail or refund has been waiting for ${Math.round(age / 60)} minutes: estate outbox list says what holds it up.`);
        return `Nothing in the outbox is given up; ${rows.reduce((sum, row) => sum + row.waiting, 0)} rows wait.`;
      },
    },
  ];
}

export function checksOfMachine(config: Config): Check[] {
  return [
    {
      name: 'disk',
      async look() {
        const { bavail, bsize } = await statfs(config.dataDir);
        const megabytes = Math.floor((bavail * bsize) / 2 ** 20);
        if (megabytes < config.minFreeMegabytes * 2)
          throw new Error(`${config.dataDir} has ${megabytes} MB left; below ${config.minFreeMegabytes} MB (MIN_FREE_MB) nothing is sold any more. Make room.`);
        return `${config.dataDir} has ${megabytes} MB left.`;
      },
    },
    { name: 'backup', look: () => newestBackup(config.backupDir) },
  ];
}

async function newestBackup(folder: string | undefined): Promise<string> {
  if (folder === undefined) throw new Error('BACKUP_DIR is not set, so nobody knows whether there is a backup: name the folder that the nightly dumps go to.');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.dump'));
  const times = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).mtimeMs));
  if (times.length === 0) throw new Error(`${folder} holds no backup (*.dump): see the log of the nightly backup.`);
  const hours = (Date.now() - Math.max(...times)) / 3_600_000;
  if (hours > oldestBackupHours) throw new Error(`The newest backup in ${folder} is ${Math.round(hours)} hours old: see the log of the nightly backup.`);
  return `The newest backup is ${Math.round(hours)} hours old.`;
}

/** Whether pictures can be read where all servers have them, and the next import will be able to write. */
export function checksOfBucket(config: Config): Check[] {
  const settings = config.bucket;
  if (settings === undefined) return [];
  return [
    {
      name: 'bucket of pictures',
      async look() {
        const bucket = await openBucket(settings);
        try {
          const list = await readList(bucket);
          if (list === null || list === 'same') throw new Error(`${bucket.name} answers, but holds no pictures: estate import <folder> uploads them.`);
          const probe = Buffer.from(`estate doctor ${Date.now()}`);
          await bucket.put('doctor', probe, probe.length);
          const read = await bucket.get('doctor');
          await bucket.remove(['doctor']);
          if (read === null || read === 'same' || !read.bytes.equals(probe))
            throw new Error(`${bucket.name} does not give back what was written to it a moment ago.`);
          return `${bucket.name} has ${list.files.size} pictures, films and fonts, and takes new ones.`;
        } finally {
          bucket.close();
        }
      },
    },
  ];
}

/** Sends a mail to the estate itself, the way that orders are confirmed. */
export function checkOfMail(config: Config, to: string): Check {
  return {
    name: 'mail',
    async look(signal) {
      if (config.smtpUrl === undefined) throw new Error('SMTP_URL is not set: no mail leaves this machine.');
      const text = 'This mail was sent by `estate doctor`. Whoever reads it knows that mails leave and arrive.';
      const mail = {
        key: `doctor:${Date.now()}`,
        to,
        replyTo: to,
        fromName: 'estate doctor',
        subject: 'Mail works',
        html: `<p>${text}</p>`,
        text,
        attachments: [],
      };
      await mailTransport(config).send(mail, signal);
      return `The mail server took a mail to ${to}: look whether it arrives, and not as spam.`;
    },
  };
}

/** One line for each finding, as a terminal shows it. */
export const lineOf = ({ ok, name, says }: Diagnosis): string => `${ok ? 'ok   ' : 'WRONG'}  ${name.padEnd(30)}  ${says}`;
