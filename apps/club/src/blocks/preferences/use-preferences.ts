import { useApiMutation } from '@parral/api-client/hooks';
import { useRef, useState } from 'react';
import { isSessionEnded } from '../../session/SessionEnded.tsx';

export type PreferencesState = 'idle' | 'saving' | 'saved' | 'failed' | 'ended';

/**
 * Each toggle is saved at once; further ones are ignored meanwhile (specification section 4). What the server answers is
 * shown; when it does not answer, what it last had.
 */
export function usePreferences(loaded: readonly string[]) {
  const [kept, setKept] = useState(loaded);
  // Kept here and not read from the mutation, which tells of itself a moment later: until then the box would be as before the press.
  const [wished, setWished] = useState<readonly string[] | null>(null);
  // Two presses in one moment come before the first is drawn.
  const saving = useRef(false);
  const save = useApiMutation('saveProductPreferences', {
    onSuccess: ({ product_preferences }) => setKept(product_preferences),
    onError: (error) => console.error('the preferences could not be saved', error),
    onSettled: () => {
      saving.current = false;
      setWished(null);
    },
  });
  const chosen = wished ?? kept;

  function toggle(value: string) {
    if (saving.current) return;
    saving.current = true;
    const next = kept.includes(value) ? kept.filter((one) => one !== value) : [...kept, value];
    setWished(next);
    save.mutate({ body: { product_preferences: next } });
  }

  const states = { idle: 'idle', pending: 'saving', success: 'saved', error: isSessionEnded(save.error) ? 'ended' : 'failed' } as const;
  return { chosen, state: states[save.status] satisfies PreferencesState, toggle };
}
