const KEY = 'shop.checkout';

/** What a tab keeps of a checkout, so that a reload or the way back loses nothing. Never card data. */
export interface CheckoutDraft<Values = unknown> {
  values: Values;
  /** Typed by a member who was logged in: not for whoever comes after the logout. */
  isMember?: boolean | undefined;
  /** Id of the payment that was begun, if one was. */
  paymentIntent?: string | undefined;
}

/** The draft of this tab, or null. A text that is no draft, or storage that is closed, counts as none. */
export function readDraft<Values>(isValues: (value: unknown) => value is Values): CheckoutDraft<Values> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as CheckoutDraft | null;
    return draft !== null && isValues(draft.values) ? { ...draft, values: draft.values } : null;
  } catch (error) {
    console.error('the checkout of this tab could not be read; it begins anew', error);
    return null;
  }
}

/** Keeps the draft until the tab is closed or the order is made. */
export function keepDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch (error) {
    console.error('the checkout could not be kept for a reload; it goes on without', error);
  }
}

/** Forgets the draft: the order is made. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (error) {
    console.error('the checkout of this tab could not be forgotten', error);
  }
}
