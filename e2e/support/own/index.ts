/** Members, wines, codes and visits that belong to one journey in one place, so that journeys side by side never meet. */
import { booking } from './booking.ts';
import { club } from './club.ts';
import type { Declared } from './declared.ts';
import { codeOf, emailOf, ownPassword, slugOf, type Where } from './names.ts';
import { shop } from './shop.ts';

const rooms: readonly Declared[] = [shop, booking, club];
const kinds = ['members', 'wines', 'coupons', 'visits'] as const;

/** Everything declared, of all rooms. Throws when two rooms use one name. */
export function allDeclared(): Required<Declared> {
  const all: Required<Declared> = { members: {}, wines: {}, coupons: {}, visits: {} };
  for (const kind of kinds)
    for (const room of rooms)
      for (const [name, entry] of Object.entries(room[kind] ?? {})) {
        if (name in all[kind]) throw new Error(`Two rooms declare the ${kind} entry ${name}: give one another name.`);
        all[kind] = { ...all[kind], [name]: entry };
      }
  return all;
}

export interface Own {
  member(name: string): { email: string; password: string };
  /** Slug of its page under the catalogue, and its sku. */
  wine(name: string): { slug: string; sku: string; stock: number };
  coupon(name: string): string;
  /** Slug of its page under the visits. */
  visit(name: string): { slug: string };
}

/** A journey's own things in a place. Throws for a name that nobody declared. */
export function ownIn(where: Where): Own {
  const all = allDeclared();
  const known = <K extends (typeof kinds)[number]>(kind: K, name: string): NonNullable<Declared[K]>[string] => {
    const entry = all[kind][name];
    if (entry === undefined) throw new Error(`No journey declares the ${kind} entry ${name}: add it in support/own/.`);
    return entry as NonNullable<Declared[K]>[string];
  };
  return {
    member: (name) => (known('members', name), { email: emailOf(name, where), password: ownPassword }),
    wine: (name) => ({ slug: slugOf(name, where), sku: codeOf(name, where), stock: known('wines', name).stock }),
    coupon: (name) => (known('coupons', name), codeOf(name, where)),
    visit: (name) => (known('visits', name), { slug: slugOf(name, where) }),
  };
}
