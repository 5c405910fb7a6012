/** What blocks use in the browser, and the script that hydrates them. Importing it has no effect: a build takes what is used. */
export { createAppClient } from './create-app-client.ts';
export { wakeIsland } from './islands/on-interaction.ts';
export { whenIdle, whenPainted, whenVisible } from './islands/when.ts';
export { Runtime } from './runtime/Runtime.tsx';
export { useHydrated } from './runtime/use-hydrated.ts';
export { createQueryClient, pageQueryClient } from './runtime/query-client.ts';
export { emitSiteEvent, type SiteEvents } from './events/site-events.ts';
export { onSiteEvent } from './events/on-site-event.ts';
export { track } from './analytics/track.ts';
export { hasConsent, type Purpose } from './analytics/consent.ts';
export { setConsent } from './analytics/consent-answer.ts';
export { trackedItem, type TrackedEvents, type TrackedItem, type TrackedSale } from './analytics/events.ts';
export type { Addition } from './add-to-basket/add-to-basket.ts';
export { type AddToBasket, useAddToBasket } from './add-to-basket/use-add-to-basket.ts';
export { onOtherTabChange, notifyOtherTabs } from './add-to-basket/basket-tabs.ts';
export { BotCheckFailed, useBotCheck, type BotCheck } from './bot-check/use-bot-check.ts';
export { BotCheckNotice, type BotCheckNoticeProps } from './bot-check/BotCheckNotice.tsx';
export type { BotCheckSettings } from './bot-check/token-source.ts';
