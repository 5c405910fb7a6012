import { type FormGroup, type FormValue, parseForm } from './form.ts';
import { badParameter } from './refusal.ts';

/** The parameters of one call, read by name and form; every refusal is in Stripe's words and names the parameter. */
export class Parameters {
  readonly #group: FormGroup;

  constructor(group: FormGroup) {
    this.#group = group;
  }

  static from(body: string): Parameters {
    return new Parameters(parseForm(body));
  }

  /** Refuses any parameter that is not in `known` (Stripe's parameter_unknown). */
  only(known: ReadonlySet<string>): void {
    for (const name in this.#group) {
      if (!known.has(name)) throw badParameter(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
    }
  }

  has(name: string): boolean {
    return name in this.#group;
  }

  raw(name: string): FormValue | undefined {
    return this.#group[name];
  }

  text(name: string): string | null {
    const value = this.#group[name];
    if (value === undefined || value === '') return null;
    if (typeof value !== 'string') throw badParameter(`Invalid string: ${JSON.stringify(value)}`, name);
    return value;
  }

  integer(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    if (!/^-?\d{1,15}$/.test(value)) throw badParameter(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
    return Number(value);
  }

  yes(name: string): boolean {
    const value = this.text(name);
    if (value === null || value === 'false') return false;
    if (value === 'true') return true;
    throw badParameter(`Invalid boolean: ${value}`, name);
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
    const value = this.text(name);
    if (value === null) return null;
    if (!(choices as readonly string[]).includes(value)) throw badParameter(`Invalid ${name}: must be one of ${choices.join(', ')}`, name);
    return value as Choice;
  }

  group(name: string): Parameters | null {
    const value = this.#group[name];
    if (value === undefined || value === '') return null;
    if (typeof value === 'string' || Array.isArray(value)) throw badParameter(`Invalid object`, name);
    return new Parameters(value);
  }

  list(name: string): string[] {
    const value = this.#group[name];
    if (value === undefined || value === '') return [];
    if (!Array.isArray(value)) throw badParameter('Invalid array', name);
    return value.map(String);
  }

  /** Metadata laid over what was there: an empty value takes a key off, an empty `metadata` all of them. */
  metadata(before: Record<string, string> = {}): Record<string, string> {
    const value = this.#group['metadata'];
    if (value === undefined) return before;
    if (value === '') return {};
    if (typeof value === 'string' || Array.isArray(value)) throw badParameter('Invalid object', 'metadata');
    const merged = { ...before };
    for (const [key, text] of Object.entries(value)) {
      if (typeof text !== 'string') throw badParameter(`Metadata values must be strings`, `metadata[${key}]`);
      if (key.length > 40 || text.length > 500) throw badParameter('Metadata keys have at most 40 characters and values at most 500.', `metadata[${key}]`);
      if (text === '') delete merged[key];
      else merged[key] = text;
    }
    if (Object.keys(merged).length > 50) throw badParameter('You can have up to 50 metadata keys.', 'metadata');
    return merged;
  }

  /** The page of a list: `limit` 1 to 100 (10), and the ids to start after or end before. */
  page() {
    const limit = this.integer('limit') ?? 10;
    if (limit < 1 || limit > 100) throw badParameter(`This value must be ${limit < 1 ? 'greater than or equal to 1' : 'less than or equal to 100'}.`, 'limit');
    const created = this.#group['created'];
    const range = typeof created === 'object' && !Array.isArray(created) ? new Parameters(created) : null;
    const exact = range ? null : this.integer('created');
    return {
      limit,
      after: this.text('starting_after'),
      before: this.text('ending_before'),
      from: exact ?? range?.integer('gte') ?? addOne(range?.integer('gt')),
      to: exact ?? range?.integer('lte') ?? minusOne(range?.integer('lt')),
    };
  }
}

const addOne = (value: number | null | undefined) => (value == null ? null : value + 1);
const minusOne = (value: number | null | undefined) => (value == null ? null : value - 1);
