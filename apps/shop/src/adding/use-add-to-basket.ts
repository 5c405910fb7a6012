import { emitSiteEvent } from '@parral/site';
import { type ComponentType, useState, useSyncExternalStore } from 'react';
import type { AddedDialogProps } from './AddedDialog.tsx';
import type { AddOutcome, Addition } from './add-to-basket.ts';

export interface Adding {
  /** False until the page has come to life: the button waits until then. */
  alive: boolean;
  /** Product that is on its way into the basket. */
  pending: string | undefined;
  outcome: AddOutcome | undefined;
  /** The popup, once something was added. */
  Popup: ComponentType<AddedDialogProps> | undefined;
  /** The code for adding did not come; nothing was added. */
  failed: boolean;
  add: (addition: Addition) => Promise<void>;
  dismiss: () => void;
}

/**
 * Adding to the basket as a screen needs it: one at a time, with what came of the last one. The API's
 * client and the popup come with the first addition: most who look at wines add none.
 */
export function useAddToBasket(language: 'es' | 'en'): Adding {
  const [pending, setPending] = useState<string>();
  const [outcome, setOutcome] = useState<AddOutcome>();
  const [Popup, setPopup] = useState<Adding['Popup']>();
  const [failed, setFailed] = useState(false);
  const alive = useSyncExternalStore(neverChanges, inBrowser, onServer);

  return {
    alive,
    pending,
    outcome,
    Popup,
    failed,
    dismiss: () => setOutcome(undefined),
    async add(addition) {
      if (pending !== undefined) return;
      setPending(addition.productId);
      setFailed(false);
      try {
        const { addFromPage, AddedDialog } = await import('./add-from-page.ts');
        const result = await addFromPage(addition, language);
        setPopup(() => AddedDialog);
        setOutcome(result);
        if (result.kind === 'added') emitSiteEvent('basket:changed', { lines: result.lines });
      } catch (error) {
        console.error('the code for adding could not be fetched', error);
        setFailed(true);
      } finally {
        setPending(undefined);
      }
    },
  };
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
