import type { Translate } from '@parral/site/words';

const keys = ['open_until', 'opens_today', 'opens_tomorrow', 'opens_on', 'closed_long'] as const;

/** What the page's script says of the hours of now; `{{day}}` and `{{time}}` are filled in there. */
export type OpenWords = Record<(typeof keys)[number], string>;

/** In the page's language: the words come with the page, so that its script has neither language nor what reads messages. */
export function openWords(t: Translate<'blocks/hours'>): OpenWords {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as OpenWords;
}
