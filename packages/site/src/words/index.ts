/** Languages, messages and formats, in the browser and on the server. */
export { preferredLanguage } from './accept-language.ts';
export type { MessageFiles, Messages, Namespace, Resources } from './messages.ts';
export { translator, wordsFrom, type MessageKey, type Translate, type Values, type Words } from './translator.ts';
export { useWords, WordsContext } from './use-words.ts';
export { richText } from './rich-text.ts';
export { formatDay, formatDuration } from './dates.ts';
export { formatMoney, formatPrice, slotTime } from '@parral/rules';
