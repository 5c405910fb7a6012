import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.ts';
import { isSessionEnded } from '../../session/session-ended.ts';

export type PreferencesState = 'idle' | 'saving' | 'saved' | 'failed' | 'ended';

/**
 * Each toggle is saved at once; further ones are ignored meanwhile (specification section 4). What the server answers is
 * shown; when it does not answer, what it last had.
 */
export function usePreferences(loaded: readonly string[]) {
  const client = useApi();
  const [chosen, setChosen] = useState(loaded);
  const [state, setState] = useState<PreferencesState>('idle');
  // Two presses in one moment come before the first is drawn.
  const saving = useRef(false);

  async function toggle(value: string) {
    if (saving.current) return;
    saving.current = true;
    const before = chosen;
    const next = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
    setChosen(next);
    setState('saving');
    try {
      const { product_preferences } = await client.saveProductPreferences({ body: { product_preferences: next } });
      setChosen(product_preferences);
      setState('saved');
    } catch (error) {
      console.error('the preferences could not be saved', error);
      setChosen(before);
      setState(isSessionEnded(error) ? 'ended' : 'failed');
    } finally {
      saving.current = false;
    }
  }

  return { chosen, state, toggle };
}
