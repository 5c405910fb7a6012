export { BotCheckFailed, useBotCheck, type BotCheck } from './use-bot-check.ts';
export { BotCheckNotice, type BotCheckNoticeProps } from './BotCheckNotice.tsx';
export type { BotCheckSettings } from './token-source.ts';
