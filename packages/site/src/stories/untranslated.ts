import { languages, localeOf, nameOf, pseudoLanguage, type Language } from '@parral/api-spec/languages';
import { escaped } from './text-patterns.ts';

/** Letters that no word of the pseudo-language has: each became an accented one. */
const plainLetter = /[aeiouync]/i;
const readAttributes = ['aria-label', 'aria-roledescription', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
/** Not said to anybody, or said by Storybook itself. */
const unread = 'script, style, template, noscript, .sb-wrapper';

/**
 * What a person reads or hears under `root` that is not in the pseudo-language: texts and names that neither came from the messages
 * nor stand in `data` (what the story was given, what went to and from its API), nor were typed. What the browser has words for,
 * months and countries, is let through: it speaks no pseudo-language; languages stand in their own words.
 */
export function untranslated(root: Element, data: readonly unknown[]): string[] {
  const given = [...new Set([...data, typed(root), location.host, languages.map((code) => [code, nameOf(code)])].flatMap((one) => textsOf(one)))].sort(
    (one, other) => other.length - one.length,
  );
  const known = { texts: given.map((text) => text.toLowerCase()), words: browserWords(given) };
  return [...new Set(readTexts(root))].filter((text) => isPlain(text.toLowerCase(), known));
}

function isPlain(text: string, known: { texts: readonly string[]; words: ReadonlySet<string> }): boolean {
  if (!plainLetter.test(text.replace(address, '')) || known.texts.some((one) => one.includes(text))) return false;
  const rest = known.texts.reduce((left, one) => (left.includes(one) ? left.replaceAll(whole(one), ' ') : left), text.replace(address, ' '));
  return rest.split(/[^\p{L}\p{M}]+/u).some((word) => plainLetter.test(word) && !known.words.has(word));
}

/** An e-mail address is the same in every language. */
const address = /[^\s@]+@[^\s@]+\.\w+/g;

/** A text that does not begin or end in the middle of a word. */
const whole = (text: string) => new RegExp(String.raw`(?<!\p{L})${escaped(text)}(?!\p{L})`, 'gu');

function readTexts(root: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (!node.parentElement?.closest(unread)) found.push(plainText(node.textContent ?? ''));
  for (const element of root.querySelectorAll('*'))
    if (!element.closest(unread)) for (const name of readAttributes) found.push(plainText(element.getAttribute(name) ?? ''));
  return found.filter((text) => text !== '');
}

/** What stands in fields, and what forms keep for later. */
function typed(root: Element): string[] {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value);
  const drafts = Object.values(sessionStorage).flatMap((draft) => [...String(draft).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text));
  return [...fields, ...drafts, ...textsOf(history.state)];
}

/** Every text in a value, however deep; HTML without its tags. */
function textsOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string')
    return partsOf(value)
      .map(plainText)
      .filter((text) => text.length > 1);
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((one) => textsOf(one, seen));
}

/** HTML has texts between its tags, an address has a path. */
function partsOf(text: string): string[] {
  if (/^(?:\/|https?:)/.test(text) && URL.canParse(text, location.origin)) return [text, new URL(text, location.origin).pathname];
  return text.includes('<') ? [text, ...text.split(/<[^>]*>/)] : [text];
}

const plainText = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

let calendarWords: string[] | undefined;

/** What `Intl` writes in words: days, lists, and the names of the languages and countries whose codes are among the texts. */
function browserWords(given: readonly string[]): Set<string> {
  const locale = localeOf(pseudoLanguage.code as Language);
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const tongues = new Intl.DisplayNames(locale, { type: 'language' });
  const countries = given.filter((text) => /^[A-Z]{2}$/.test(text)).map((code) => regions.of(code) ?? '');
  calendarWords ??= dateWords(locale);
  const lists = (['conjunction', 'disjunction'] as const).map((type) => new Intl.ListFormat(locale, { type }).format(['1', '2']));
  const all = [...calendarWords, ...countries, ...languages.map((code) => tongues.of(code) ?? ''), ...lists, 'min', 'cl'];
  return new Set(all.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)));
}

function dateWords(locale: string): string[] {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, day + 1)));
  const written = (format: Intl.DateTimeFormatOptions) => days.map((day) => new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(day));
  // Calendars have two letters of a day.
  const narrow = written({ weekday: 'long' }).map((day) => day.slice(0, 2));
  return [...written({ dateStyle: 'full', timeStyle: 'short' }), ...written({ weekday: 'short', month: 'short' }), ...narrow, 'pm'];
}
