import { dayIn } from '../formats/estate-day.ts';

type Kind = 'text' | 'day' | readonly string[];

/** A filter of these kinds; '' where nothing is said. */
export type FilterOf<Kinds extends Readonly<Record<string, Kind>>> = {
  -readonly [Name in keyof Kinds]: Kinds[Name] extends readonly (infer One extends string)[] ? One | '' : string;
};

/** What a list is asked for, as it stands in the address: words, days, one of some choices. What the address does not say, or says wrongly, is ''. */
export function filterOf<const Kinds extends Readonly<Record<string, Kind>>>(query: URLSearchParams, kinds: Kinds): FilterOf<Kinds> {
  const read = (name: string, kind: Kind): string => {
    const said = query.get(name)?.trim() ?? '';
    if (kind === 'text') return said;
    return kind === 'day' ? dayIn(said) : (kind.find((one) => one === said) ?? '');
  };
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, read(name, kind)])) as FilterOf<Kinds>;
}

/** The same as a call has it: what is '' is left out. */
export function given<Filter extends Readonly<Record<string, string>>>(filter: Filter): { [Name in keyof Filter]?: Exclude<Filter[Name], ''> } {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as { [Name in keyof Filter]?: Exclude<Filter[Name], ''> };
}
