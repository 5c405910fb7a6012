import { readMessages } from '../../platform/words/words.ts';
import { manyLoginsFailed, memberById, memberLanguage } from '../session/index.ts';
import type { ClubDeps } from './club-deps.ts';
import { brandAt } from './club-mail.ts';
import type messages from './messages.en.json';

const words = readMessages<typeof messages>(import.meta.url);

/** Tells a member that somebody tries to log in as them; once a day. */
export function registerLoginNotice({ context, site }: ClubDeps): void {
  const { db, events, mail } = context;
  events.onAfter(manyLoginsFailed, 'mail to the member', async ({ memberId, failures }) => {
    const member = await memberById(db, memberId);
    if (member === null || member.invited) return;
    const language = memberLanguage(member);
    const t = words(language);
    const { name, email, phone, address } = brandAt(await site(), '');
    const notice = { title: t('loginsFailed'), paragraphs: [t('loginsFailedWhat', { name: member.name, count: failures }), t('loginsFailedDo')] };
    await mail.order(db, {
      key: `logins failed:${memberId}:${new Date().toISOString().slice(0, 10)}`,
      to: member.email,
      name: 'member-notice',
      language,
      data: { brand: { name, email, phone, address }, notice },
    });
  });
}
