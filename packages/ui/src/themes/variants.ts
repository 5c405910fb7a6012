/**
 * What differs between looks in composition, with the values there are. A theme says one of each; the site writes them on `<html>` as
 * `data-<variant>`, and CSS and code ask for them there, never for a theme or a brand.
 */
export const variants = {
  /** words of the first screen: under the picture's last line beside its end, or in its sky with the title */
  hero: ['beside', 'sky'],
  /** visits ruled line by line, or as cards of colour in falling heights */
  visits: ['timetable', 'cards'],
  /** the brand's name as it is printed */
  wordmark: ['as-written', 'capitals'],
  /** under the bottles of a shelf: nothing, or the ground each grows on */
  shelf: ['plain', 'cores'],
  /** on the footer's edge: nothing, or a row of vines */
  footer: ['plain', 'vines'],
  /** how pictures beside words end: as they are, or framed as a print */
  prints: ['bare', 'framed'],
  /** how a story with a framed picture begins */
  initial: ['plain', 'drop'],
  /** a story's text: indented below its heading beside a tall picture, or in line with it beside a wide one */
  stories: ['indented', 'wide'],
  /** between two bands of a page: room alone, or a double rule */
  bands: ['open', 'ruled'],
  /** under the header: nothing, or a rule */
  header: ['open', 'ruled'],
  /** what is pressed and filled in: with room for visitors, or close together for whoever works with it all day */
  controls: ['roomy', 'dense'],
} as const;

export type VariantName = keyof typeof variants;

/** One value of each variant. */
export type Variants = { readonly [Name in VariantName]: (typeof variants)[Name][number] };

/** The attributes that say them on `<html>`, such as `{ 'data-hero': 'sky' }`. */
export function variantAttributes(chosen: Variants): Record<`data-${VariantName}`, string> {
  return Object.fromEntries(Object.entries(chosen).map(([name, value]) => [`data-${name}`, value])) as Record<`data-${VariantName}`, string>;
}

/** Variants as the attributes of an element say them; the first value of those that it does not. */
export function variantsIn(dataset: Readonly<Record<string, string | undefined>>): Variants {
  return Object.fromEntries(
    Object.entries(variants).map(([name, values]) => [name, (values as readonly string[]).includes(dataset[name] ?? '') ? dataset[name] : values[0]]),
  ) as unknown as Variants;
}
