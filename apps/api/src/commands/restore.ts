import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatMoney } from '@parral/rules';
import { createApi } from '../create-api.ts';
import { lacksSale } from '../features/payments/index.ts';
import type { AuditReport } from '../platform/audit/audit.ts';
import type { Config } from '../platform/config/config.ts';
import { withRestoredCopy } from '../platform/database/restored-copy.ts';
import type { FileCommand } from './command.ts';

type Row = Record<string, unknown>;

/** What waits in a backup was waiting when it was made: it is sent once the backup is put in place, and no fault of it. */
const waits = /^no outbox row waits/;

/** Rehearses a restoration: the backup in a database of its own, its books against the card ledger, and what was sold since. */
export const restore: FileCommand = {
  name: 'restore',
  usage: 'restore --check [backup.dump]',
  summary: 'rehearse a restoration: restore the backup (the newest of BACKUP_DIR) beside the database, check its books against the card ledger',
  needs: 'files',
  async run(config, { args: [given], json, check = false, output }) {
    const { databaseUrl } = config;
    const backup = given ?? (config.backupDir === undefined ? undefined : await newestIn(config.backupDir));
    if (!check || databaseUrl === undefined || backup === undefined) {
      output.fail(
        'Write it as in: estate restore --check /var/backups/parral/2026-11-22.dump, with DATABASE_URL. How a backup is put in place says apps/docs/operate/backup.md.',
      );
      return 2;
    }
    const began = performance.now();
    const report = await withRestoredCopy(databaseUrl, path.resolve(backup), (url) => auditOf({ ...config, databaseUrl: url }));
    const missing = report.checks.flatMap(({ rows }) => rows.filter(({ error }) => error === lacksSale));
    const failed = report.checks
      .filter(({ name }) => !waits.test(name))
      .map((one) => ({ ...one, rows: one.rows.filter(({ error }) => error !== lacksSale) }))
      .filter(({ ok, rows }) => !ok && rows.length > 0);
    const seconds = Math.round((performance.now() - began) / 1000);
    const { mtime } = await stat(backup);
    if (json) output.print(JSON.stringify({ ok: failed.length === 0, backup, made: mtime, seconds, failed, missing }));
    else {
      output.print(`${backup} of ${mtime.toISOString().slice(0, 16).replace('T', ' ')} UTC was restored and checked in ${seconds} s.`);
      for (const { name, rows } of failed) output.fail(`WRONG  ${name}: ${JSON.stringify(rows)}`);
      output.print(
        failed.length === 0
          ? `All ${report.checks.length} checks of its books are clean.`
          : `${failed.length} of ${report.checks.length} checks found something.`,
      );
      for (const line of missingLines(missing)) output.print(line);
    }
    return failed.length === 0 ? 0 : 1;
  },
};

/** What buyers paid since the backup: they have a mail with their number, and the restored database does not know them. */
function missingLines(missing: readonly Row[]): string[] {
  if (missing.length === 0) return ['The card ledger holds no charged payment that the backup lacks.'];
  const each = missing.map(
    ({ payment, captured, subject, made }) => `  ${String(made)}  ${String(payment)}  ${String(subject)}  ${formatMoney(Number(captured))}`,
  );
  const sum = missing.reduce((total, { captured }) => total + Number(captured), 0);
  return [
    `The card ledger holds ${missing.length} charged ${missing.length === 1 ? 'payment' : 'payments'} that the backup lacks, ${formatMoney(sum)} in all:`,
    ...each,
    "Each has its buyer's name and address in Stripe's dashboard: send the goods, or give the money back there.",
  ];
}

/** Opens the server on a database without letting it do anything, and audits it. A backup of an older version is migrated on the way. */
async function auditOf(config: Config): Promise<AuditReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'restore-check-'));
  const api = await createApi({ config: { ...config, dataDir, estateFolder: undefined, logLevel: 'fatal' }, jobs: false });
  try {
    return await api.context.audit.run(api.context.db);
  } finally {
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function newestIn(folder: string): Promise<string | undefined> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.dump')).map((file) => path.join(folder, file));
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
  return dated.toSorted((a, b) => b.at - a.at)[0]?.file;
}
