import { useApiMutation } from '@parral/api-client/hooks';
import { useRef, useState } from 'react';
import { sendingFailure } from '../../forms/sending-failure.ts';

export type PreferencesState = 'idle' | 'saving' | 'saved' | 'failed' | 'ended' | 'offline';

/**
 * Each toggle is saved at once; further ones are ignored meanwhile (specification section 4). What the server answers is
 * shown; when it refuses, what it last had. What a lost connection kept from it stays marked, to be sent again.
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
    onSettled: (_saved, error) => {
      saving.current = false;
      if (!error || sendingFailure(error) !== 'offline') setWished(null);
    },
  });
  const chosen = wished ?? kept;
  const why = save.error ? sendingFailure(save.error) : null;

  function send(preferences: readonly string[]) {
    if (saving.current) return;
    saving.current = true;
    setWished([...preferences]);
    save.mutate({ body: { product_preferences: [...preferences] } });
  }
  const toggle = (value: string) => send(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);

  const states = { idle: 'idle', pending: 'saving', success: 'saved', error: why === 'ended' || why === 'offline' ? why : 'failed' } as const;
  return { chosen, state: states[save.status] satisfies PreferencesState, toggle, retry: () => send(chosen) };
}
