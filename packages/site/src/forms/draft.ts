/** What a tab keeps of a form that was begun, so that a reload, or a session that ends, loses nothing. Never card data. */
export interface Draft<Values extends object> {
  /** What was kept. Storage that is closed, or a text that is no draft, counts as none. */
  read: () => Values | null;
  /** Keeps it until the tab is closed. */
  keep: (values: Values) => void;
  forget: () => void;
}

/** The draft under a key of this tab's storage. `accept`: what of the parsed text is a draft, null where nothing is. */
export function draftOf<Values extends object>(key: string, accept: (kept: object) => Values | null): Draft<Values> {
  const attempt = <Result>(what: string, act: () => Result): Result | null => {
    try {
      return act();
    } catch (error) {
      console.error(`the draft ${key} could not be ${what}; the form goes on without`, error);
      return null;
    }
  };
  return {
    read: () =>
      attempt('read', () => {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
        return typeof kept === 'object' && kept !== null ? accept(kept) : null;
      }),
    keep: (values) => void attempt('kept', () => sessionStorage.setItem(key, JSON.stringify(values))),
    forget: () => void attempt('forgotten', () => sessionStorage.removeItem(key)),
  };
}

/** A form's values with what was kept of them, field by field where it has the field's type. */
export function mergeKept<Values extends object>(values: Values, kept: object): Values {
  const given = kept as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof given[name] === typeof value ? given[name] : value])) as Values;
}
