import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { readMessages } from '../../platform/words/words.ts';
import { loadSite } from '../site/index.ts';
import { isGathered, noticeTerms } from './estate-notice.ts';
import type messages from './messages.en.json';
import { tellWaiting } from './waiting-notices.ts';

const words = readMessages<typeof messages>(import.meta.url);

/** So often the estate is told of what has just happened: in a rush one mail says all of these seconds, and buyers' mails do not wait behind the estate's. */
export const promptSeconds = 5;

/** Orders the mail of what waits for each brand that is told at once: a notice alone says what it is about, several are one mail. */
export async function sendPromptMails({ db, mail, content }: Pick<Context, 'db' | 'mail' | 'content'>): Promise<void> {
  const { brands } = await content.memo(loadSite)();
  for (const brand of brands.values()) {
    const { send, language } = noticeTerms(brand);
    if (send !== 'each') continue;
    await transaction(db, (tx) =>
      tellWaiting(mail, tx, brand, {
        where: sql`not ${isGathered}`,
        sequence: brand.id,
        write: ([first, ...more]) =>
          more.length === 0
            ? first
            : { title: words(language)('prompt', { brand: brand.name, count: more.length + 1 }), paragraphs: [], sections: [first, ...more] },
      }),
    );
  }
}
