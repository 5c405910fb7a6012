import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import type { Words } from '@parral/site/words';
import { shortDay } from '../../formats/moments.ts';
import {
  clubRequestsPath,
  couponPath,
  couponsPath,
  groupRequestPath,
  groupRequestsPath,
  invoicesPath,
  logPath,
  memberPath,
  membersPath,
  numbersPath,
  orderPath,
  ordersPath,
  paymentLinkPath,
  paymentLinksPath,
  peoplePath,
  personPath,
  programsPath,
  settingsPath,
  visitListPath,
  visitPath,
  visitsPath,
  voucherPath,
  vouchersPath,
  wineListPath,
  winePath,
  withQuery,
  workListPath,
  workPath,
} from '../../routing/paths.ts';

type Entry = Pick<components['schemas']['OfficeActionEntry'], 'kind' | 'subject_kind' | 'subject' | 'after' | 'erased'>;

/** The pages of lists, by the names that they have in the log. */
const lists = {
  orders: ordersPath,
  invoices: invoicesPath,
  visits: visitListPath,
  wines: wineListPath,
  members: membersPath,
  club_requests: clubRequestsPath,
  programs: programsPath,
  vouchers: vouchersPath,
  coupons: couponsPath,
  numbers: numbersPath,
  payment_links: paymentLinksPath,
  group_requests: groupRequestsPath,
  people: peoplePath,
  log: logPath,
  work: workListPath,
} as const;
const isList = (name: string): name is keyof typeof lists => Object.hasOwn(lists, name);

/** Where each kind of thing is looked at. */
const ways: Readonly<Record<string, (subject: string) => string | undefined>> = {
  order: (number) => orderPath(number),
  visit: visitPath,
  day: (day) => withQuery(visitsPath, { day }),
  slot: (slot) => withQuery(visitsPath, { day: slot.slice(0, 10) }),
  wine: (sku) => winePath(sku),
  voucher: voucherPath,
  coupon: couponPath,
  invoice: (number) => withQuery(invoicesPath, { q: number }),
  member: memberPath,
  link: paymentLinkPath,
  group: groupRequestPath,
  staff: personPath,
  work: workPath,
  list: (name) => (isList(name) ? lists[name] : undefined),
  webhook: () => programsPath,
  token: () => programsPath,
  folder: () => settingsPath,
};

/** After these there is nothing left to look at. */
const endings = ['member.erase', 'staff.remove', 'person.erase', 'webhook.remove', 'token.revoke'];

/** The page of what something was done to; undefined where there is none, or none any more. */
export function subjectPath({ kind, subject_kind: of, subject, erased }: Entry): string | undefined {
  return erased || endings.includes(kind) ? undefined : ways[of]?.(subject);
}

/** What it was done to, as people call it: numbers as they are, what has only an id by its kind, people by their names. */
export function subjectText({ subject_kind: of, subject, after }: Entry, people: ReadonlyMap<string, string>, words: Words, language: Language): string {
  const t = words('office/log');
  if (of === 'staff') return people.get(subject) ?? t('a_person');
  if (of === 'link') return typeof after?.['name'] === 'string' ? after['name'] : t('a_link');
  if (of === 'group' || of === 'joining') return t('a_request');
  if (of === 'list' && isList(subject)) return t(`list_${subject}`);
  if (of === 'work') return t('a_work');
  if (of === 'day') return /^\d{4}-\d\d-\d\d$/.test(subject) ? shortDay(subject, language) : subject;
  const [, day = '', time = ''] = of === 'slot' ? (/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(subject) ?? []) : [];
  return day === '' ? subject : `${shortDay(day, language)}, ${time}`;
}
