import { brandThemes, themes } from '@parral/ui/themes/registry';
import { wordsOfRooms } from '../testing/messages.tsx';
import type { Namespace } from '../words/messages.ts';
import { translator, type Translate } from '../words/translator.ts';
import type { Language } from '@parral/api-spec/languages';

export { answers, never, refuse, Refusal, type Answers, type Asked } from './answers.ts';
export { asks } from './stand-in-api.ts';

/** What the page tells every block; the toolbar's language and theme come in its place. */
export const page = { language: 'es', brand: 'alba', variants: themes[brandThemes[0]].variants } as const;

/** The messages of a namespace in the language that the story is shown in, for its `play`. */
export function wordsIn<const Of extends Namespace | Readonly<Record<Language, Readonly<Record<string, string>>>>>(
  of: Of,
  { globals }: { globals: Readonly<Record<string, unknown>> },
): Of extends Namespace ? Translate<Of> : Of extends Readonly<Record<Language, infer Messages>> ? Translate<Messages> : never {
  const language = String(globals['language']) as Language;
  return (typeof of === 'string' ? wordsOfRooms(language)(of) : translator(of[language], language)) as never;
}
