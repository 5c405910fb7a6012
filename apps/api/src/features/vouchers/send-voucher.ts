import type { Language } from '@parral/api-spec/languages';
import { normaliseEmail } from '@parral/rules';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { refuseIfChanged } from '../../platform/http/seen-version.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';
import { type RequestOrigin, siteOrigin } from '../../platform/origin/site-origin.ts';
import { dayInWords } from '../../platform/words/days-in-words.ts';
import { readMessages } from '../../platform/words/words.ts';
import { brandNamed, loadSite, type SiteContent } from '../site/index.ts';
import { noteAction } from '../staff/index.ts';
import { stateOfVoucher, voucherFacts } from './change-voucher.ts';
import { VoucherRefused } from './make-vouchers.ts';
import type messages from './messages.en.json';
import { newGiftToken } from './make-gifts.ts';
import { giftAddress, redeemAddress } from './show-gifts.ts';
import { voucher } from './vouchers.schema.ts';
import { insertSending, sendingsOf } from './sending.store.ts';
import { lockVoucher, type VoucherFile } from './vouchers.store.ts';

const words = readMessages<typeof messages>(import.meta.url);

/** To whom a voucher is sent. */
export interface VoucherSending {
  name: string;
  email: string;
  /** Of the mail and of the page to print. */
  language: Language;
  /** What the estate adds to the mail, as it is. */
  words?: string | undefined;
  /** Where it was asked for: links lead there where it is one of the brand's hosts. */
  from: RequestOrigin;
}

/**
 * Mails a voucher to somebody, with its code and the private page to print; again is the same once more, to the same person or another.
 * Throws VoucherRefused for one that serves nobody (used, blocked, over) and where there is none of that code, CHANGED_MEANWHILE where somebody
 * else was quicker than who saw `seen`.
 */
export async function sendVoucher(
  { db, content, mail, config }: Pick<Context, 'db' | 'content' | 'mail' | 'config'>,
  code: string,
  { name, email, language, words: said = '', from }: VoucherSending,
  seen?: string,
): Promise<void> {
  const site = await content.memo(loadSite)();
  await transaction(db, async (tx) => {
    const file = await lockVoucher(tx, code);
    if (file === null) throw new VoucherRefused(`There is no voucher ${code}. \`estate voucher list\` shows them.`);
    const before = await sendingsOf(tx, code);
    if (seen !== undefined) refuseIfChanged(voucherFacts(file.voucher, before.length), seen);
    const state = stateOfVoucher(file.voucher, file.today);
    if (state !== 'unused') throw new VoucherRefused(`The voucher ${code} ${notServing[state]}: it would serve nobody.`, 'voucher_serves_nobody');
    const giftToken = file.voucher.giftToken ?? newGiftToken();
    await tx.update(voucher).set({ giftToken }).where(eq(voucher.code, code));
    const to = { name: name.trim(), email: normaliseEmail(email), language, words: said.trim() };
    const id = await insertSending(tx, code, to);
    const { hosts } = brandNamed(site, file.voucher.brand);
    await mail.order(tx, { key: sendingKey(code, id), ...voucherMail(file, site, to, { origin: siteOrigin(from, hosts, config.publicUrl), giftToken }) });
    await noteAction(tx, { kind: 'voucher.send', subject: code, after: { language, sends: before.length + 1 } });
  });
}

const notServing = { used: 'was used', stopped: 'is blocked', over: 'is over' } as const;

/** Mails of a voucher leave one after the other, and are found by it. */
export const sendingSequence = (code: string) => `voucher:${code}`;
export const sendingKey = (code: string, id: string) => `voucher:${code}:${id}`;

function voucherMail(
  { voucher: { code, brand: id, participants, endsOn }, experience }: VoucherFile,
  site: SiteContent,
  to: { name: string; email: string; language: Language; words: string },
  { origin, giftToken }: { origin: string; giftToken: string },
): Omit<MailOrder, 'key'> {
  const { language } = to;
  const brand = brandNamed(site, id);
  const t = words(language);
  const { name, email, phone, address } = brand;
  const page = brand.paths['gift'] === undefined ? redeemAddress(site, { brand: id, code, slug: experience?.slug }, language) : null;
  return {
    sequence: sendingSequence(code),
    to: to.email,
    name: 'voucher-sent',
    language,
    data: {
      brand: { name, email, phone, address },
      notice: {
        title: t('sentTitle', { brand: name }),
        paragraphs: [t('sentWhat', { name: to.name, brand: name }), ...(to.words === '' ? [] : [to.words])],
        facts: [
          { label: t('visit'), lines: [experience?.name[language] ?? t('anyVisit')] },
          { label: t('people'), lines: [t('many', { count: participants })] },
          { label: t('until'), lines: [dayInWords(endsOn, language)] },
          { label: t('code'), lines: [code] },
        ],
        way: { label: t(page === null ? 'print' : 'redeem'), url: `${origin}${page ?? giftAddress(brand, language, giftToken)}` },
        afterwards: [t('private'), t('ask', { phone })],
      },
    },
  };
}
