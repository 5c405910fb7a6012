import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { allDeclared } from './index.ts';
import { hostilePages } from './hostile-page.ts';
import { codeOf, emailOf, everywhere, ownPassword, slugOf } from './names.ts';

type Entry = Record<string, unknown>;
type Where = (typeof everywhere)[number];
const demo = resolve(import.meta.dirname, '../../../apps/estate/demo');
const wineOf = { montelar: 'reserva', oria: '845-grava' } as const;

/** A copy of the demo estate's folder, in the temporary folder, with what the journeys declared: each thing once for every place. */
export async function journeysEstate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-estate-'));
  await cp(demo, folder, { recursive: true });
  const { members, wines, coupons, visits } = allDeclared();
  await extend(folder, 'club/members.yaml', 'members', (old) =>
    eachPlace(members, (own, name, where, turn) => memberLike(find(old, 'email', own.like), name, where, turn)),
  );
  await extend(folder, 'vouchers/coupons.yaml', 'coupons', () => eachPlace(coupons, (own, name, where) => ({ code: codeOf(name, where), ...own })));
  await Promise.all(
    eachPlace(wines, async ({ stock }, name, where, turn) => {
      const like = await read(folder, `catalogue/${where.brand}/${wineOf[where.brand]}.yaml`);
      const slug = slugOf(name, where);
      const [variant] = (like['variants'] as Entry[]).filter((of) => Number(of['stock']) > 100);
      const own = { sku: codeOf(name, where), stock };
      await write(folder, `catalogue/${where.brand}/${slug}.yaml`, {
        ...like,
        slug,
        position: 1000 + turn,
        name: both(name),
        related: [],
        variants: [{ ...variant, ...own }],
      });
    }),
  );
  await Promise.all(
    eachPlace(visits, async ({ like: model }, name, where, turn) => {
      const like = await read(folder, `experiences/${model}.yaml`);
      const slug = slugOf(name, where);
      await write(folder, `experiences/${slug}.yaml`, { ...like, id: 1000 + turn, slug, brand: where.brand, position: 1000 + turn, name: both(name) });
    }),
  );
  for (const [file, text] of Object.entries(hostilePages())) await writeFile(join(folder, file), text);
  return folder;
}

function eachPlace<T, R>(declared: Record<string, T>, make: (entry: T, name: string, where: Where, turn: number) => R): R[] {
  return Object.entries(declared).flatMap(([name, entry], index) => everywhere.map((where, at) => make(entry, name, where, index * everywhere.length + at)));
}

function memberLike(like: Entry, name: string, where: Where, turn: number): Entry {
  const digits = 30_000_000 + turn;
  return {
    ...like,
    number: `J-${String(turn).padStart(4, '0')}`,
    email: emailOf(name, where),
    password: ownPassword,
    language: where.language,
    document: { type: 'dni', number: `${digits}${'TRWAGMYFPDXBNJZSQVHLCKE'[digits % 23]}` },
    // A purchase has one number and one buyer.
    ...(Array.isArray(like['purchases']) && {
      purchases: (like['purchases'] as Entry[]).map((bought) => ({ ...bought, number: `${String(bought['number'])}-${turn}` })),
    }),
  };
}

const both = (text: string) => ({ es: text, en: text });

function find(entries: Entry[], key: string, value: string): Entry {
  const found = entries.find((entry) => entry[key] === value);
  if (!found) throw new Error(`The demo estate has no entry whose ${key} is ${value}.`);
  return found;
}

async function extend(folder: string, file: string, list: string, more: (old: Entry[]) => Entry[]): Promise<void> {
  const content = await read(folder, file);
  const old = content[list] as Entry[];
  await write(folder, file, { ...content, [list]: [...old, ...more(old)] });
}

const read = async (folder: string, file: string): Promise<Entry> => parse(await readFile(join(folder, file), 'utf8')) as Entry;
const write = (folder: string, file: string, content: Entry): Promise<void> =>
  writeFile(join(folder, file), stringify(content, { aliasDuplicateObjects: false }));
