import { asc } from 'drizzle-orm';
import type { components } from '@parral/api-spec';
import type { Db } from '../../platform/database/database.ts';
import type { Club, Language, Level } from '../../platform/content/index.ts';
import { membershipLevel, type LevelData } from './session.schema.ts';

/** The levels of the club as the estate folder lists them, in its order (specification section 4). */
export class Levels {
  readonly #byId: ReadonlyMap<Level, LevelData>;

  constructor(levels: Iterable<readonly [Level, LevelData]>) {
    this.#byId = new Map(levels);
  }

  get ids(): Level[] {
    return [...this.#byId.keys()];
  }

  /** What a level is called; its id, where the folder no longer lists it. */
  label(level: Level, language: Language): string {
    return this.#byId.get(level)?.label[language] ?? level;
  }

  /** Whether a level never ends. Those show number and type of user and no validity date (specification section 6). */
  isPermanent(level: Level): boolean {
    return this.#byId.get(level)?.permanent ?? false;
  }

  /** All of them, with what is known of each. */
  get all(): (LevelData & { level: Level })[] {
    return [...this.#byId].map(([level, data]) => ({ level, ...data }));
  }

  /** Which of the drawn cards a level has: what the folder says, else the one of permanent levels, else the plain one. */
  card(level: Level): components['schemas']['MembershipCard']['color'] {
    return this.#byId.get(level)?.card ?? (this.isPermanent(level) ? 'permanent' : 'bronze');
  }

  /** The level that somebody wrote down by its id or by its name in any language; null for none. */
  written(word: string): Level | null {
    const plain = (text: string) => text.trim().toLowerCase().replaceAll('_', ' ');
    const found = [...this.#byId].find(([id, { label }]) => [id, ...Object.values(label)].some((name) => plain(name) === plain(word)));
    return found?.[0] ?? null;
  }
}

/** For `context.content.memo`. */
export async function loadLevels(tx: Db): Promise<Levels> {
  const rows = await tx.select().from(membershipLevel).orderBy(asc(membershipLevel.position));
  return new Levels(rows.map(({ id, data }) => [id, data]));
}

/** Replaces the levels by those of the folder. */
export async function writeLevels(tx: Db, { levels }: Club): Promise<void> {
  await tx.delete(membershipLevel);
  const rows = levels.map(({ level, label, permanent, card, goal, months }, position) => ({
    id: level,
    position,
    data: { label, permanent, card, goal, months },
  }));
  if (rows.length > 0) await tx.insert(membershipLevel).values(rows);
}
