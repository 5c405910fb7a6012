/** Orders that the API knows; the estate's own when none is chosen. */
export const sorts = ['vintage_desc', 'vintage_asc', 'price_asc', 'price_desc', 'name', 'height_desc'] as const;
export type Sort = (typeof sorts)[number];

/** Whether it is written like a category; which there are, the estate says. */
export function isCategory(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 40;
}

export function isSort(text: string): text is Sort {
  return (sorts as readonly string[]).includes(text);
}
