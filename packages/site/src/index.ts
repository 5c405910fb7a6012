export { isLanguage, languages, locales, type Language } from './language/language.ts';
export { preferredLanguage } from './language/accept-language.ts';
export { translator, type MessageKey, type Translate, type Values } from './messages/translator.ts';
export { emitSiteEvent, onSiteEvent, type SiteEvents } from './events/site-events.ts';
export { formatDay, formatDuration } from './formats/dates.ts';
export { formatMoney, formatPrice, slotTime } from '@parral/rules';
export { track } from './analytics/track.ts';
export { hasConsent, setConsent, type Purpose } from './analytics/consent.ts';
export { trackedItem, type TrackedEvents, type TrackedItem, type TrackedSale } from './analytics/events.ts';
