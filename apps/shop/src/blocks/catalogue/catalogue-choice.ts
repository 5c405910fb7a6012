import type { components } from '@parral/api-spec';

type Category = components['schemas']['Category'];

/** Orders that the API knows; the estate's own when none is chosen. */
export const sorts = ['vintage_desc', 'vintage_asc', 'price_asc', 'price_desc', 'name', 'height_desc'] as const;
export type Sort = (typeof sorts)[number];

const categories: readonly string[] = ['red', 'white', 'rose', 'large'] satisfies Category[];

export function isCategory(text: string): text is Category {
  return categories.includes(text);
}

export function isSort(text: string): text is Sort {
  return (sorts as readonly string[]).includes(text);
}
