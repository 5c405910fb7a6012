/** A product as the tag manager counts it. Money is euros with two decimals, as the API sends it. */
export interface TrackedItem {
  id: string;
  name: string;
  brand?: string;
  category?: string;
  variant?: string;
  price: number | null;
  position?: number;
  quantity?: number;
}

/** Everything that the shop tells the tag manager, by event name. Never holds who the reader is. */
export interface TrackedEvents {
  product_impressions: { items: readonly TrackedItem[]; list: string };
  product_click: { item: TrackedItem; list: string };
  add_to_cart: { item: TrackedItem };
  remove_from_cart: { item: TrackedItem };
  begin_checkout: { items: readonly TrackedItem[]; value: number };
  checkout_step_1: { country: string };
  purchase: { number: string; value: number; tax: number; shipping: number; items: readonly TrackedItem[] };
  purchase_gift: { number: string };
  purchase_newsletter: { number: string };
}
