import { type Description, type Schema, whole } from './description.ts';

type Components = Pick<Description, 'components'>;

/** A schema before and after, and who writes what has its form: the caller (`sent`) or the server (`answered`). */
export interface Compared {
  before: Components;
  after: Components;
  direction: 'sent' | 'answered';
}

/**
 * What of a change breaks who was written for `old`, each as `path: what`. What is sent may be taken more freely and not more strictly;
 * what is answered may hold more and not less. New fields and new words of a list are no break: who reads takes what it knows.
 */
export function schemaBreaks(compared: Compared, old: Schema, now: Schema, at: string, seen: readonly string[] = []): string[] {
  // A form that holds itself is compared once.
  const pair = `${old.$ref ?? ''} ${now.$ref ?? ''}`;
  if (old.$ref !== undefined && seen.includes(pair)) return [];
  const path = old.$ref === undefined ? seen : [...seen, pair];
  const [a, b] = [whole(compared.before, old), whole(compared.after, now)];
  return [
    ...typeBreaks(compared.direction, a, b, at),
    ...(compared.direction === 'sent' ? limitBreaks(a, b, at) : []),
    ...choiceBreaks(compared, a, b, at, path),
    ...fieldBreaks(compared, a, b, at, path),
    ...(a.items && b.items ? schemaBreaks(compared, a.items, b.items, `${at}[]`, path) : []),
  ];
}

const listed = (type: Schema['type']): readonly string[] => (type === undefined ? [] : typeof type === 'string' ? [type] : type);
/** An integer is a number, for who reads numbers. */
const covers = (types: readonly string[], type: string) => types.includes(type) || (type === 'integer' && types.includes('number'));

function typeBreaks(direction: Compared['direction'], a: Schema, b: Schema, at: string): string[] {
  const [old, now] = [listed(a.type), listed(b.type)];
  const [narrow, wide] = direction === 'sent' ? [old, now] : [now, old];
  const found: string[] = [];
  if (old.length > 0 && now.length > 0 && !narrow.every((type) => covers(wide, type))) found.push(`${at}: was ${old.join(' or ')} and is ${now.join(' or ')}`);
  const gone = (a.enum ?? []).filter((value) => b.enum !== undefined && !b.enum.includes(value));
  if (direction === 'sent' && gone.length > 0) found.push(`${at}: ${gone.map(String).join(', ')} is taken no longer`);
  if (direction === 'sent' && a.enum === undefined && b.enum !== undefined) found.push(`${at}: takes only some values now`);
  if (direction === 'answered' && a.enum !== undefined && b.enum === undefined) found.push(`${at}: may be anything now`);
  return found;
}

const atLeast = ['minimum', 'minLength', 'minItems'] as const;
const atMost = ['maximum', 'maxLength', 'maxItems'] as const;

function limitBreaks(a: Schema, b: Schema, at: string): string[] {
  const stricter = [
    ...atLeast.filter((limit) => (b[limit] ?? -Infinity) > (a[limit] ?? -Infinity)),
    ...atMost.filter((limit) => (b[limit] ?? Infinity) < (a[limit] ?? Infinity)),
    ...(['pattern', 'format'] as const).filter((limit) => b[limit] !== undefined && b[limit] !== a[limit]),
  ];
  return stricter.map((limit) => `${at}: ${limit} is stricter (${a[limit] ?? 'none'} → ${b[limit]})`);
}

function choiceBreaks(compared: Compared, a: Schema, b: Schema, at: string, seen: readonly string[]): string[] {
  const [old, now] = [a.oneOf ?? a.anyOf, b.oneOf ?? b.anyOf];
  if (old === undefined || now === undefined) {
    // null may come to what was never null, and what was a choice may become one of it.
    if (old === undefined && now !== undefined && compared.direction === 'answered') return [`${at}: is one of several forms now`];
    if (old !== undefined && now === undefined && compared.direction === 'sent') return [`${at}: is taken in one form only now`];
    return [];
  }
  const [every, within] = compared.direction === 'sent' ? [old, now] : [now, old];
  const fits = (one: Schema, other: Schema) =>
    (compared.direction === 'sent' ? schemaBreaks(compared, one, other, at, seen) : schemaBreaks(compared, other, one, at, seen)).length === 0;
  return every.every((one) => within.some((other) => fits(one, other))) ? [] : [`${at}: its forms are not those it had`];
}

function fieldBreaks(compared: Compared, a: Schema, b: Schema, at: string, seen: readonly string[]): string[] {
  const [old, now] = [a.properties ?? {}, b.properties ?? {}];
  const found = Object.entries(old).flatMap(([name, schema]) => {
    const field = now[name];
    const where = at === '' ? name : `${at}.${name}`;
    if (field === undefined) return a.properties !== undefined && b.properties !== undefined ? [`${where}: is gone`] : [];
    const isGiven = (one: Schema) => one.required?.includes(name) === true;
    if (compared.direction === 'answered' && isGiven(a) && !isGiven(b))
      return [`${where}: may be missing now`, ...schemaBreaks(compared, schema, field, where, seen)];
    return schemaBreaks(compared, schema, field, where, seen);
  });
  const asked = compared.direction === 'sent' ? (b.required ?? []).filter((name) => a.required?.includes(name) !== true) : [];
  return [...found, ...asked.map((name) => `${at === '' ? name : `${at}.${name}`}: must be sent now`)];
}
