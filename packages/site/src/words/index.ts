/** Languages, messages and formats, in the browser and on the server. */
export { isLanguage, languages, locales, type Language } from './language.ts';
export { preferredLanguage } from './accept-language.ts';
export { translator, type MessageKey, type Translate, type Values } from './translator.ts';
export { richText } from './rich-text.ts';
export { formatDay, formatDuration } from './dates.ts';
export { formatMoney, formatPrice, slotTime } from '@parral/rules';
