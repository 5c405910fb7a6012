import type { Db } from '../database/database.ts';

/** What one consistency check found. `rows` are those that do not add up. */
export interface Finding {
  found: number;
  expected: number;
  rows: Record<string, unknown>[];
}

export interface AuditReport {
  ok: boolean;
  checks: ({ name: string; ok: boolean } & Finding)[];
}

/** The registry of consistency checks, which `estate audit` runs. */
export class Audit {
  readonly #checks: { name: string; run: (db: Db) => Promise<Finding> }[] = [];

  /**
   * Adds a check. `run` may query and must not change anything; it is ok when `found` equals `expected`
   * and there are no rows.
   */
  add(name: string, run: (db: Db) => Promise<Finding>): void {
    if (this.#checks.some((check) => check.name === name)) throw new Error(`A check named ${name} is already registered.`);
    this.#checks.push({ name, run });
  }

  /** A check that is ok when the query finds no rows. */
  addNone(name: string, query: (db: Db) => Promise<Record<string, unknown>[]>): void {
    this.add(name, async (db) => {
      const rows = await query(db);
      return { found: rows.length, expected: 0, rows };
    });
  }

  /** Runs every check, in the order they were added. */
  async run(db: Db): Promise<AuditReport> {
    const checks: AuditReport['checks'] = [];
    for (const { name, run } of this.#checks) {
      const finding = await run(db);
      checks.push({ name, ok: finding.found === finding.expected && finding.rows.length === 0, ...finding });
    }
    return { ok: checks.every((check) => check.ok), checks };
  }
}
