import { draftOf } from '@parral/site/forms';
import { keepDraft, readDraft } from './checkout-draft.store.ts';

const kept = draftOf<{ country: string }>('shop.country', (value) =>
  'country' in value && typeof value.country === 'string' ? { country: value.country } : null,
);

/** As much of a checkout's values as concerns the country. */
interface Sent {
  shipping: { country: string; region: string };
}

function isSent(values: unknown): values is Sent {
  const shipping = (values as Partial<Sent> | null)?.shipping;
  return typeof shipping?.country === 'string' && typeof shipping.region === 'string';
}

/**
 * The country that this tab's orders go to: that of the checkout which was begun, else the one chosen in the basket, else the first of
 * those served; undefined where none is.
 */
export function chosenCountry(served: readonly { iso_code: string }[]): string | undefined {
  const own = readDraft(isSent)?.values.shipping.country ?? kept.read()?.country;
  return (served.find(({ iso_code }) => iso_code === own) ?? served[0])?.iso_code;
}

/** Keeps the choice until the tab is closed, also for the checkout that was begun: a province of the country before is none of this one. */
export function keepCountry(country: string): void {
  kept.keep({ country });
  const draft = readDraft(isSent);
  if (draft === null || draft.values.shipping.country === country) return;
  keepDraft({ ...draft, values: { ...draft.values, shipping: { ...draft.values.shipping, country, region: '' } } });
}
