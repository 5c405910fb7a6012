import { formatMoney } from '@parral/rules';
import type { Context } from '../../platform/context.ts';
import { momentInWords } from '../../platform/words/days-in-words.ts';
import { readMessages } from '../../platform/words/words.ts';
import { brandNamed, loadSite, type SiteContent } from '../site/index.ts';
import type messages from './messages.en.json';
import { findLink, type LinkRow, noteSent, renewToken } from './payment-link.store.ts';

/** Kind of the outbox's rows that send a link. */
export const linkMailKind = 'payment link mail';

const words = readMessages<typeof messages>(import.meta.url);

/** Key of the brand's page that a link leads to. */
export const linkPage = 'payment-link';

/** Whether a brand has the page that a payment link leads to, in this language. */
export function takesLinks(site: Pick<SiteContent, 'brands'>, brand: string, language: LinkRow['language']): boolean {
  return site.brands.get(brand)?.paths[linkPage]?.[language] !== undefined;
}

/** The token is made when the mail is written: only its hash is kept, and none ever stands in the outbox. */
export function registerLinkMails({ db, content, mail, outbox }: Pick<Context, 'db' | 'content' | 'mail' | 'outbox'>): void {
  const siteContent = content.memo(loadSite);
  outbox.register(linkMailKind, 'mail', async ({ linkId }: { linkId: string }, { key, signal }) => {
    const link = await findLink(db, { id: linkId });
    const token = link === null || link.isOver ? null : await renewToken(db, linkId);
    if (link === null || token === null) return;
    const { name, email, phone, address, paths } = brandNamed(await siteContent(), link.brand);
    const url = `${link.origin}${paths[linkPage]?.[link.language] ?? `/${link.language}/`}?token=${token}`;
    const { language } = link;
    const data = { brand: { name, email, phone, address }, notice: noticeOf(link, { brand: name, phone, url }) };
    await mail.send({ key, to: link.email, name: 'payment-link', language, data }, signal);
    await noteSent(db, linkId);
  });
}

function noticeOf(
  { kind, name, words: said, content, amountCents, until, language }: LinkRow,
  { brand, phone, url }: { brand: string; phone: string; url: string },
) {
  const t = words(language);
  const values = { name, brand, phone, until: momentInWords(until, language), total: formatMoney(amountCents) };
  const lines = content.lines.map(({ title, detail, quantity, cents }) =>
    [`${quantity} × ${title}`, detail, formatMoney(cents)].filter((part) => part !== '').join(', '),
  );
  const { shipping } = content;
  return {
    title: t(`${kind}Title`, values),
    paragraphs: [t(`${kind}What`, values), ...(said === '' ? [] : [said]), t('until', values)],
    facts: [
      { label: t(`${kind}Lines`), lines },
      ...(shipping === null
        ? []
        : [
            { label: t('sentTo'), lines: shipping.address },
            { label: t('shipping'), lines: [shipping.cents > 0 ? formatMoney(shipping.cents) : t('free')] },
          ]),
      { label: t('total'), lines: [values.total] },
    ],
    way: { label: t('pay', values), url },
    afterwards: [t('private'), t('ask', values)],
  };
}
