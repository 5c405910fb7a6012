import { type ComponentType, useState } from 'react';
import { emitSiteEvent } from '../events/site-events.ts';
import type { Language } from '@parral/api-spec/languages';
import type { AddedDialogProps } from './AddedDialog.tsx';
import type { AddOutcome, Addition } from './add-to-basket.ts';

export interface AddToBasket {
  /** What is on its way into the basket: the product, or the key that was given with it. */
  pending: string | undefined;
  outcome: AddOutcome | undefined;
  /** The popup, once something was added. */
  Popup: ComponentType<AddedDialogProps> | undefined;
  /** The code for adding did not come; nothing was added. */
  failed: boolean;
  /** `key` tells apart the places of a page from which one product can be added. */
  add: (addition: Addition, key?: string) => Promise<void>;
  dismiss: () => void;
}

/**
 * Adding to the basket as a screen needs it: one at a time, with what came of the last one. The API's
 * client and the popup come with the first addition: most who look at wines add none.
 */
export function useAddToBasket(language: Language): AddToBasket {
  const [pending, setPending] = useState<string>();
  const [outcome, setOutcome] = useState<AddOutcome>();
  const [Popup, setPopup] = useState<AddToBasket['Popup']>();
  const [failed, setFailed] = useState(false);

  return {
    pending,
    outcome,
    Popup,
    failed,
    dismiss: () => setOutcome(undefined),
    async add(addition, key = addition.productId) {
      if (pending !== undefined) return;
      setPending(key);
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
