type Known = string | number | boolean;

/**
 * Values that answers gave, by the name they stood under: identifiers, slugs, tokens, dates. A request made of them gets past the first
 * check, where what is made up ends at 404.
 */
export class KnownValues {
  private readonly byName = new Map<string, Set<Known>>();

  /** Takes in an answer, or what was sent. `list`: the path that answered, by which its numbers are told from those of other lists. */
  learn(value: unknown, list = '', name = ''): void {
    if (Array.isArray(value)) for (const one of value.slice(0, 20)) this.learn(one, list, name);
    else if (value !== null && typeof value === 'object') for (const [key, one] of Object.entries(value)) this.learn(one, list, key);
    else if (name !== '' && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')) {
      this.keep(name.toLowerCase(), value);
      if (list !== '') this.keep(`${list}{${name}}`.toLowerCase(), value);
    }
  }

  /** Those of a name; for one that ends in an id also what is an id elsewhere. */
  readonly of = (name: string): readonly Known[] => {
    const exact = this.byName.get(name.toLowerCase());
    if (exact) return [...exact];
    const ids = /id$/i.test(name) ? this.byName.get('id') : undefined;
    return ids ? [...ids] : [];
  };

  private keep(name: string, value: Known): void {
    const found = this.byName.get(name) ?? new Set<Known>();
    this.byName.set(name, found);
    // The newest: what is older may be gone.
    found.delete(value);
    found.add(value);
    if (found.size > 12) found.delete([...found][0] as Known);
  }
}
