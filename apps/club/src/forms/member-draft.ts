import { type Draft, draftOf, mergeKept } from '@parral/site/forms';

/**
 * What a tab keeps of a form that a member has begun, so that a session that ends, or a reload, loses nothing: until it is saved,
 * given up, or the member logs out (which clears the tab's storage). `owner`: whose it is, never shown to whoever logs in after.
 */
export function memberDraft<Values extends object>(form: string, owner: string, empty: Values): Draft<Values> {
  const draft = draftOf<{ owner: string; values: Values }>(`club.${form}`, (kept) => {
    const { owner: whose, values } = kept as { owner?: unknown; values?: unknown };
    return whose === owner && typeof values === 'object' && values !== null ? { owner, values: mergeKept(empty, values) } : null;
  });
  return { read: () => draft.read()?.values ?? null, keep: (values) => draft.keep({ owner, values }), forget: draft.forget };
}
