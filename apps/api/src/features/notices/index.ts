import type { Context } from '../../platform/context.ts';
import { sendDailyMails } from './daily-mail.ts';
import { promptSeconds, sendPromptMails } from './prompt-mail.ts';

export { gatheredSubjects, tellGathered } from './gathered.ts';
export { noticeTerms, tellEstate, tellingOf, type EstateNotice, type NoticeTerms, type Tell } from './estate-notice.ts';

export const uses = ['site'] as const;

/** What the estate's own people are told by mail: at once, or in one mail a day (`notices` of `brands.yaml`). */
export function notices(context: Context): Record<never, never> {
  context.jobs.every(promptSeconds, 'mails to the estate', () => sendPromptMails(context));
  context.jobs.every(60, 'daily mails to the estate', () => sendDailyMails(context));
  return {};
}
