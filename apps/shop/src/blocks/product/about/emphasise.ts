/** A run of text, and whether it is to be set off. */
export interface Run {
  text: string;
  strong: boolean;
}

/**
 * Cuts a list of ingredients at its allergens, which Regulation (EU) 1169/2011 wants set off in the list itself.
 * Letters count whatever their case; the longest of several that begin alike wins.
 */
export function emphasise(text: string, allergens: readonly string[]): Run[] {
  const words = allergens.filter((word) => word !== '').sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text, strong: false }];
  const found = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'iu');
  return text.split(found).flatMap((part, index) => (part === '' ? [] : [{ text: part, strong: index % 2 === 1 }]));
}
