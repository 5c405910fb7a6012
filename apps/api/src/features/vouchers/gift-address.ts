import type { Brand, Language } from '../../platform/content/index.ts';

/** Path of a gift's page to print: the brand's page with the key `gift`; the estate's visits where there is none. `token`: of its private link. */
export function giftAddress({ paths }: Pick<Brand, 'paths'>, language: Language, token: string): string {
  const page = paths['gift']?.[language] ?? paths['visits']?.[language] ?? `/${language}/`;
  return `${page}?token=${token}`;
}
