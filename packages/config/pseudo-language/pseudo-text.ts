/** Two for each vowel, so that a text grows by about a third; all of Latin-1, which the fonts have. */
const accented: Readonly<Record<string, string>> = {
  a: 'åå',
  e: 'éé',
  i: 'îî',
  o: 'ôô',
  u: 'üü',
  y: 'ý',
  n: 'ñ',
  c: 'ç',
  A: 'ÅÅ',
  E: 'ÉÉ',
  I: 'ÎÎ',
  O: 'ÔÔ',
  U: 'ÜÜ',
  Y: 'Ý',
  N: 'Ñ',
  C: 'Ç',
};

/** What is no word: placeholders (`{{name}}`, `{% if %}`), tags, entities, addresses. */
const kept = /(\{\{.*?\}\}|\{%.*?%\}|<[^>]*>|&\w+;|&#\d+;|\b(?:https?:\/\/|mailto:)\S+|\S+@\S+\.\S+)/;

/**
 * A text in the pseudo-language: `View basket` → `[Vîîééw bååskéét]`. With accents, so that it differs from every text that was
 * written by hand; longer, so that it finds where there is no room for another language; in brackets, so that a text which is cut
 * off, or put together from parts, is seen.
 */
export function pseudoText(text: string): string {
  return text.trim() === '' ? text : `[${pseudoWords(text)}]`;
}

/** The same without brackets: for what stands inside of a text, between two tags. */
export function pseudoWords(text: string): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiouyncAEIOUYNC]/g, (letter) => accented[letter] ?? letter)))
    .join('');
}

/** Messages in the pseudo-language, made from the English ones; keys and `{{values}}` stay. */
export function pseudoMessages<Messages extends Readonly<Record<string, string>>>(english: Messages): Messages {
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(text)])) as Messages;
}
