import { brandThemes, themes } from '@parral/ui/themes/registry';
import type { Language } from '../words/language.ts';
import { translator, type Translate } from '../words/translator.ts';

export { answers, never, refuse, Refusal, type Answers, type Asked } from './answers.ts';
export { asks } from './stand-in-api.ts';

/** What the page tells every block; the toolbar's language and theme come in its place. */
export const page = { language: 'es', brand: 'alba', variants: themes[brandThemes[0]].variants } as const;

/** The words of a block in the language that the story is shown in, for its `play`. */
export function wordsIn<Messages extends Readonly<Record<string, string>>>(
  messages: Readonly<Record<Language, Messages>>,
  { globals }: { globals: Readonly<Record<string, unknown>> },
): Translate<Messages> {
  const language = globals['language'] === 'en' ? 'en' : 'es';
  return translator(messages[language], language);
}
