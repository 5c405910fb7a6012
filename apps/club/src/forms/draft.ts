/** What a tab keeps of a form that a member has begun, so that a session that ends, or a reload, loses nothing. */
interface Draft {
  /** Whose it is: never shown to whoever logs in after. */
  owner: string;
  values: unknown;
}

const keyOf = (form: string) => `club.${form}`;

/** The draft of this tab for that form and member, or null. Closed storage, or a text that is no draft, counts as none. */
export function readDraft<Values extends object>(form: string, owner: string, like: Values): Values | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Draft | null;
    if (draft === null || draft.owner !== owner || typeof draft.values !== 'object' || draft.values === null) return null;
    const given = draft.values as Readonly<Record<string, unknown>>;
    const entries = Object.entries(like).map(([name, value]) => [name, typeof given[name] === typeof value ? given[name] : value]);
    return Object.fromEntries(entries) as Values;
  } catch (error) {
    console.error(`what was typed into ${form} could not be read again; it begins anew`, error);
    return null;
  }
}

/** Keeps it until it is saved, given up, or the member logs out (which clears the tab's storage). */
export function keepDraft(form: string, owner: string, values: object): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify({ owner, values } satisfies Draft));
  } catch (error) {
    console.error(`what is typed into ${form} could not be kept; it goes on without`, error);
  }
}

export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch (error) {
    console.error(`what was typed into ${form} could not be forgotten`, error);
  }
}
