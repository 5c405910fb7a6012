/** A product as the tag manager counts it, in the words of its own ecommerce events. Money is euros with two decimals, as the API sends it. */
export interface TrackedItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
  /** Left out of a locked wine, which shows none. */
  price?: number;
  quantity?: number;
  /** Place in its list, from 1. */
  index?: number;
}

/** Wines of a list, seen or gone to. */
export interface TrackedList {
  item_list_name: string;
  items: readonly TrackedItem[];
}

/** Wines with what they come to. */
export interface TrackedSale {
  currency: 'EUR';
  value: number;
  items: readonly TrackedItem[];
}

/**
 * Everything that shop and visits tell the tag manager, by event name, and where it happens. Never holds who the reader is. On the
 * payment step there is none.
 */
export interface TrackedEvents {
  /** Wines shown by the catalogue or beside a wine. */
  view_item_list: { ecommerce: TrackedList };
  /** A click on one of them. */
  select_item: { ecommerce: TrackedList };
  /** From catalogue or product page, or a quantity raised in the basket: as many as came to it. */
  add_to_cart: { ecommerce: TrackedSale };
  /** A line removed, or its quantity lowered: as many as went. */
  remove_from_cart: { ecommerce: TrackedSale };
  begin_checkout: { ecommerce: TrackedSale };
  /** Step one is done; the country is the ISO code the order is shipped to. */
  checkout_step_1: { country: string };
  purchase: { ecommerce: TrackedSale & { transaction_id: string; tax: number; shipping: number } };
  purchase_gift: { number: string };
  purchase_newsletter: { number: string };
  /** A step of a booking is on the screen, 1 to 4; of what was typed in it nothing. Told, like `slot_taken`, on the page after. */
  booking_step: { experience_id: string; step: number };
  /** Somebody else took the places meanwhile (specification section 8). */
  slot_taken: { experience_id: string };
  booking_confirmed: { experience_id: string; experience_name: string; visitors: number; language: string; value: number };
  booking_newsletter: { experience_id: string };
  /** A film of the virtual visit begins; the address is the film's. */
  video_started: { video_url: string };
  /** A wine of the carousel was chosen; the address is its page's. */
  wine_carousel_click: { url: string };
}

interface Impression {
  id: string;
  name: string;
  brand?: string;
  category: string;
  variant: string;
  price: number | null;
  position: number;
}

/** An impression of the API (specification section 3) as an item. */
export function trackedItem({ id, name, brand, category, variant, price, position }: Impression): TrackedItem {
  return {
    item_id: id,
    item_name: name,
    ...(brand !== undefined && { item_brand: brand }),
    item_category: category,
    item_variant: variant,
    ...(price !== null && { price }),
    index: position,
  };
}
