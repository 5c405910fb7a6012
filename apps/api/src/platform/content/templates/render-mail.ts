import type { Language } from '@parral/api-spec/languages';
import { unbrokenInHtml } from '@parral/rules';
import type { Template } from 'liquidjs';
import { createEngine } from './engine.ts';
import type { Mail, MailTemplate } from '../estate.ts';

export interface MailBrand {
  name: string;
  email: string;
  phone: string;
  address: string[];
}

/** What mails of the club may print: their names begin with `club-`. */
export interface ClubMail {
  brand: MailBrand;
  club: {
    /** First name of who gets it. */
    name: string;
    clubName: string;
    /** Private address at which a password is chosen; empty where there is none. */
    link: string;
    /** For how many minutes it works. */
    minutes: number;
    /** Day up to which an invitation can be taken up, in words. */
    expires: string | null;
    /** Who invites. */
    inviter: string | null;
    /** Number of the member it is about; empty where it is about none. */
    number: string;
    /** The page in the office where a request is answered; empty in mails to members. */
    office: string;
    /** Who asks to join, or for a renewal. */
    person: { name: string; surname: string; email: string; phone: string; message: string } | null;
  };
}

/** What one of the mails may print. */
export type MailData = OrderMail | ClubMail | VisitMail | GiftMail | ContactMail | NewsletterMail | NoticeMail | GroupMail | RestockMail;

/** What a notice to the estate's own people, or to a member, may print: something that they should look at. */
export interface NoticeMail {
  brand: MailBrand;
  notice: Notice & {
    /** In the mail of the day: each thing that was told, with its own title. */
    sections?: Notice[];
    /** What is said after all of it. */
    afterwards?: string[];
  };
}

interface Notice {
  title: string;
  paragraphs: string[];
  /** What it is about, each fact in one or more lines. */
  facts?: { label: string; lines: string[] }[];
  /** Where it goes on, below the facts: for the estate's people the page of the office where it is seen to. */
  way?: { label: string; url: string } | null;
}

/** What mails about the newsletter may print. */
export interface NewsletterMail {
  brand: MailBrand;
  newsletter: {
    title: string;
    text: string;
    /** Private address that confirms; empty where there is nothing to confirm. */
    link: string;
    /** For how many days it does. */
    days: number;
    /** Private address that ends the subscription; empty before there is one. */
    unsubscribe: string;
  };
}

/** What the mail to the estate about a message of the contact page may print. */
export interface ContactMail {
  brand: MailBrand;
  contact: {
    subject: string;
    name: string;
    surname: string;
    email: string;
    phone: string;
    message: string;
    /** Language in which the person wrote, in words. */
    language: string;
  };
}

/** What the mail about vouchers bought as a gift may print; days are texts ready to read. */
export interface GiftMail {
  brand: MailBrand;
  gift: {
    /** Of who bought. */
    name: string;
    /** Number of the order. */
    order: string;
    /** `link` is the private address of the page to print. */
    vouchers: { title: string; people: number; until: string; link: string }[];
  };
}

/** What the mail about a bottle that is back may print. */
export interface RestockMail {
  brand: MailBrand;
  product: {
    title: string;
    /** Vintage and format, for example `2019, 75 cl`. */
    label: string;
    /** Its page, with that vintage and format chosen. */
    link: string;
  };
}

/** What mails may print about an order; amounts are texts ready to read, for example `24,50 €`. */
export interface OrderMail {
  brand: MailBrand;
  order: {
    number: string;
    name: string;
    /** Private address where a guest sees the order again. */
    link: string;
    /** `each`: what one costs, empty where there is only one; `stepFrom`: units from which that price holds, null where it is a single one's; `contents`: what is in a case, such as `2 × Crianza 2021, 75 cl`. `link`: the wine's page, with its vintage and format chosen; empty for one that left the catalogue. */
    lines: { title: string; quantity: number; each: string; stepFrom: number | null; contents: string[]; total: string; link: string }[];
    subtotal: string;
    /** Null when no coupon was used. */
    discount: string | null;
    shipping: string;
    total: string;
    /** VAT in the total; and by rate, the highest first, `rate` such as `21 %`. */
    tax: string;
    taxes: { rate: string; base: string; tax: string }[];
    /** Lines of the delivery address, or of the shop for a pickup; none where nothing is sent. */
    address: string[];
    isPickup: boolean;
    /** How long it takes, as `shipping.yaml` has it; empty where nothing is sent home. */
    deliveryTime: string;
    /** Vouchers bought as gifts, which come in a mail of their own. */
    gifts: number;
    isGift: boolean;
    /** Who carries it, its number there, and the address that shows its way; empty before the dispatch, or where there is none. */
    carrier: string;
    trackingNumber: string;
    trackingLink: string;
    /** Day of delivery, and the last day to withdraw, as people read them; null before the delivery. */
    deliveredOn: string | null;
    withdrawUntil: string | null;
    /** Private address of the invoice's PDF, in the mail that confirms the order; null where none is issued. */
    invoice: string | null;
    /** Whether invoices are issued: what goes back has a corrective one, on the page of the order. */
    isInvoiced: boolean;
    /** The order's page in the office, for mails to the estate's people. */
    office: string;
    /** What goes back to the card; null when nothing does. */
    refund: string | null;
    /** Why, in the words of the estate's people; empty where the buyer knows. */
    refundReason: string;
  };
  /** A confirmed withdrawal; null in every other mail. */
  withdrawal: {
    /** Who withdrew. */
    name: string;
    email: string;
    lines: { title: string; quantity: number }[];
    isWholeOrder: boolean;
    /** Date and time at which it reached us, with the time zone. */
    receivedAt: string;
  } | null;
}

/** What mails may print about a visit; amounts, days and times are texts ready to read. */
export interface VisitMail {
  brand: MailBrand;
  visit: {
    /** By which people call the booking; empty for who waits. */
    reference: string;
    /** Of who booked, or waits. */
    name: string;
    experience: string;
    /** For example `sábado, 3 de mayo de 2027`, and `11:00`, both of the estate. */
    day: string;
    time: string;
    endTime: string;
    meetingPoint: string;
    /** Language of the visit, in words. */
    language: string;
    people: { label: string; quantity: number }[];
    total: string;
    /** VAT in the total, `rate` such as `21 %`; null where there is none. */
    tax: { amount: string; rate: string } | null;
    /** Private address where the booking is seen, moved or cancelled; in mails of the waiting list, where the place is claimed. */
    link: string;
    /** Address of the picture with the QR code that is shown on arrival; empty where nobody arrives. */
    code: string;
    /** Until when it may be moved or cancelled, or a place claimed, in words; null when that is over. */
    until: string | null;
    /** Private address of the invoice's PDF, in the mail that confirms the visit; null where none is issued. */
    invoice: string | null;
    /** Whether invoices are issued: what goes back has a corrective one, on the page of the visit. */
    isInvoiced: boolean;
    /** What goes back to the card; null when nothing does. */
    refund: string | null;
    /** Why the estate cancelled or moved it or gave money back, in its own words; empty where it said nothing. */
    reason: string;
    /** How one gets there, and what to bring, as the visit's file says; empty where it says nothing. */
    directions: string;
    bring: string[];
    /** What was tasted, in the mail after the visit; `link` is empty for a wine without a page. */
    wines: { name: string; note: string; link: string }[];
    /** Address of the page of all visits. */
    visits: string;
  };
}

/** Mails that a folder may leave out, since their words are the server's own; `mail/<name>.<language>.liquid` takes the place of one. */
const noticeNames = new Set([
  'estate-notice',
  'member-notice',
  'payment-returned',
  'payment-refused',
  'payment-link',
  'order-address',
  'group-answer',
  'visit-people',
  'voucher-sent',
]);
const cell = 'style="padding:8px 16px 8px 0;border-bottom:1px solid;vertical-align:top"';
const bodyOf = (notice: string) => `
{% for paragraph in ${notice}.paragraphs %}<p>{{ paragraph }}</p>{% endfor %}
{% if ${notice}.facts.size > 0 %}<table width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0">
{% for fact in ${notice}.facts %}<tr><td ${cell}>{{ fact.label }}</td><td ${cell}>{% for line in fact.lines %}{{ line }}{% unless forloop.last %}<br>{% endunless %}{% endfor %}</td></tr>
{% endfor %}</table>{% endif %}`;
const plainNotice = {
  subject: '{{ notice.title }}',
  body: `<h1 style="margin:0 0 16px;font-size:28px;line-height:1.2;font-weight:400">{{ notice.title }}</h1>${bodyOf('notice')}
{% if notice.way %}<p style="margin:28px 0"><a class="button" href="{{ notice.way.url }}" style="display:inline-block;padding:13px 26px;border:1px solid;text-decoration:none;font-weight:600">{{ notice.way.label }}</a></p>{% endif %}
{% for paragraph in notice.afterwards %}<p>{{ paragraph }}</p>{% endfor %}
{% for section in notice.sections %}<h2 style="margin:40px 0 8px;font-size:21px;line-height:1.3;font-weight:400">{{ section.title }}</h2>${bodyOf('section')}
{% if section.way %}<p><a href="{{ section.way.url }}">{{ section.way.label }}</a></p>{% endif %}{% endfor %}`,
};

/** What the mails about a group's request may print. */
export interface GroupMail {
  brand: MailBrand;
  group: {
    /** Name of the visit; empty for something of its own. */
    experience: string;
    /** The day wished for, in words. */
    day: string;
    people: number;
    wish: string;
    name: string;
    email: string;
    phone: string;
    /** Language in which the person wrote, in words. */
    language: string;
    /** The page in the office where the request is answered; empty in the mail to who asked. */
    office: string;
  };
}

/**
 * Renders one mail.
 *
 * @param mail `Estate.mail`
 * @param name for example `order-confirmation`
 * @param data what the template may print
 * @returns subject, HTML inside the estate's layout, and the same as plain text
 * @throws Error when the folder holds no such mail
 */
export function renderMail(mail: Mail, name: string, language: Language, data: MailData): { subject: string; html: string; text: string } {
  const own = mail.templates.find((entry) => entry.name === name && entry.language === language);
  const template = own ?? (noticeNames.has(name) ? { ...plainNotice, name, language } : undefined);
  if (template === undefined) throw new Error(`There is no mail "${name}" in ${language}: add mail/${name}.${language}.liquid to the estate folder.`);
  return renderMailTemplate(mail.layout, template, 'notice' in data ? { ...data, notice: completeNotice(data.notice) } : data);
}

/** Templates fail on what is not there. */
function completeNotice(notice: NoticeMail['notice']): Required<NoticeMail['notice']> {
  return { facts: [], way: null, afterwards: [], ...notice, sections: (notice.sections ?? []).map((section) => ({ facts: [], way: null, ...section })) };
}

/** Renders one mail template inside a layout. Throws LiquidJS's errors. */
export function renderMailTemplate(layout: string, template: MailTemplate, data: object): { subject: string; html: string; text: string } {
  const print = (source: string, values: object) => String(engine.renderSync(parsed(source), values));
  const content = unbrokenInHtml(print(template.body, data).trim());
  const subject = decode(print(template.subject, data)).replace(/\s+/g, ' ').trim();
  const html = unbrokenInHtml(print(layout, { ...data, content, subject, language: template.language }).trim());
  return { subject, html, text: plainText(content) };
}

const engine = createEngine({ partials: {} });
const templates = new Map<string, Template[]>();
/** A folder has some dozens in each language; those of an older version go when there are more. */
const mostTemplates = 500;

/** A template is parsed once, not for each mail. */
function parsed(source: string): Template[] {
  const known = templates.get(source);
  if (known !== undefined) return known;
  if (templates.size >= mostTemplates) templates.clear();
  const template = engine.parse(source);
  templates.set(source, template);
  return template;
}

function plainText(html: string): string {
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/<tr\b.*?<\/tr>/g, rowAsLines)
    .replace(/<a\b[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g, '$2: $1')
    .replace(/<\/(?:p|h\d|table|ul|ol)>/g, '\n\n')
    .replace(/<br ?\/?>|<\/(?:tr|li|div)>/g, '\n')
    .replace(/<[^>]+>/g, '');
  return decode(lines)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A row's amount stands at its first line, beside what it is for, whatever is said below that. */
function rowAsLines(row: string): string {
  const [first = '', ...others] = row.replace('</tr>', '').split(/<\/t[dh]>\s*<t[dh][^>]*>/);
  if (others.length === 0) return row;
  const [name, ...below] = first.replace(/<a\b[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g, '$2<br>$1').split(/<br ?\/?>/);
  return `${[[name, ...others].join('  '), ...below].join('<br>')}</tr>`;
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#34;': '"', '&#39;': "'", '&nbsp;': ' ', '&amp;': '&' };

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#34|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);
}
