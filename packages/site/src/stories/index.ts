import { brandThemes, themes } from '@parral/ui/themes/registry';
import { wordsOfRooms } from '../testing/messages.tsx';
import type { Namespace } from '../words/messages.ts';
import type { Translate } from '../words/translator.ts';

export { answers, never, refuse, Refusal, type Answers, type ApiRequest } from './answers.ts';
export { requestsTo } from './stand-in-api.ts';
export { containing, escaped, exactly } from './text-patterns.ts';

/** What the page tells every block; the toolbar's language and theme come in its place. */
export const page = { language: 'es', brand: 'alba', variants: themes[brandThemes[0]].variants } as const;

/** Whose data a form's notice speaks of. */
export const privacy = { controller: 'Alba', policyUrl: '/es/privacidad' };

/** The messages of a namespace in the language that the story is shown in, for its `play`. */
export function wordsIn<Of extends Namespace>(namespace: Of, { globals }: { globals: Readonly<Record<string, unknown>> }): Translate<Of> {
  return wordsOfRooms(String(globals['language']))(namespace);
}
