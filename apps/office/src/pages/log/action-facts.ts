import type { components } from '@parral/api-spec';
import { isLanguage, type Language, nameOf } from '@parral/api-spec/languages';
import { formatPrice, type Words } from '@parral/site/words';
import { shortDay, shortMoment } from '../../formats/moments.ts';
import { mailText } from '../../layout/mail-text.ts';

type Entry = components['schemas']['OfficeActionEntry'];
type Fact = string | number | boolean | null | undefined;

/** What actions change, by the names that the server gives it, without `_cents`: each has a word of its own. */
const names = [
  'active',
  'address',
  'adults',
  'amount',
  'answer_days',
  'arrival',
  'arrived_people',
  'babies',
  'before',
  'brand',
  'brands',
  'by',
  'capacity',
  'carrier',
  'children',
  'country',
  'date',
  'date_completed',
  'day',
  'days',
  'email',
  'events',
  'for',
  'forgets_second_factor',
  'from',
  'goal',
  'hold_hours',
  'kind',
  'language',
  'left',
  'level',
  'lines',
  'mail',
  'max_uses',
  'name',
  'number',
  'paid',
  'people',
  'percent',
  'price',
  'quarter',
  'reduced',
  'refund',
  'report',
  'reserved',
  'role',
  'rows',
  'sale',
  'scopes',
  'sends',
  'shelf',
  'state',
  'status',
  'to',
  'total',
  'tracking_number',
  'until',
  'url',
  'visit',
  'work',
  'written_to',
] as const;

/** States and other choices that have a word of their own. */
const values = {
  arrival: ['expected', 'arrived', 'no_show'],
  for: ['order', 'visit'],
  kind: ['price', 'sale'],
  paid: ['desk', 'free'],
  sale: ['on_sale', 'soon', 'off', 'folder'],
  state: ['confirmed', 'cancelled'],
  status: ['new', 'in_process', 'completed', 'canceled'],
} as const;

/** What is kept of a person, as it stands in the log of an erasure. */
const kept = ['orders', 'invoices', 'visits', 'purchases', 'unfinished_orders', 'unfinished_visits', 'withdrawals', 'payment_links'] as const;

/** What an action changed, in the office's words: `Stock: 12 → 6; Price: 24,50 €`. What is new here and there stands as the server names it. */
export function whatChanged({ before, after }: Pick<Entry, 'before' | 'after'>, words: Words, language: Language): string {
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((name) => before?.[name] !== after?.[name]);
  return changed
    .map((name) => {
      const was = before?.[name] === undefined ? '' : `${valueText(name, before[name], words, language)} → `;
      return `${nameText(name, words)}: ${was}${valueText(name, after?.[name], words, language)}`;
    })
    .join('; ');
}

function nameText(name: string, words: Words): string {
  const bare = name.replace(/_cents$/, '');
  const known = names.find((one) => one === bare);
  if (known) return words('office/log')(`fact_${known}`);
  const kind = kept.find((one) => one === bare);
  return kind ? words('office/personal-data')(`kind_${kind}`) : bare;
}

function valueText(name: string, value: Fact, words: Words, language: Language): string {
  const t = words('office/log');
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (name.endsWith('_cents')) return formatPrice(Number(value) / 100);
  const text = String(value);
  return choiceText(name, text, words) ?? momentText(text, language) ?? (text === 'now' ? t('now') : text);
}

function choiceText(name: string, text: string, words: Words): string | null {
  const t = words('office/log');
  if (name === 'mail') return mailText(text, words('office/layout'));
  if (name === 'language') return isLanguage(text) ? nameOf(text) : text;
  if (name === 'role') return roleText(text, words);
  if (name === 'work') return text === 'dispatches' || text === 'purchases' || text === 'delivery_notes' ? words('office/work')(`kind_${text}`) : text;
  switch (name) {
    case 'arrival':
      return choose(values.arrival, text, (one) => t(`arrival_${one}`));
    case 'for':
      return choose(values.for, text, (one) => t(`for_${one}`));
    case 'kind':
      return choose(values.kind, text, (one) => t(`kind_${one}`));
    case 'paid':
      return choose(values.paid, text, (one) => t(`paid_${one}`));
    case 'sale':
      return choose(values.sale, text, (one) => t(`sale_${one}`));
    case 'state':
      return choose(values.state, text, (one) => t(`state_${one}`));
    case 'status':
      return choose(values.status, text, (one) => t(`status_${one}`));
    default:
      return null;
  }
}

function choose<One extends string>(choices: readonly One[], text: string, word: (one: One) => string): string | null {
  const known = choices.find((one) => one === text);
  return known === undefined ? null : word(known);
}

function roleText(text: string, words: Words): string {
  const role = (['owner', 'shop', 'visits', 'club', 'read-only'] as const).find((one) => one === text);
  return role ? words('office/people')(`role_${role}`) : text;
}

/** Days, wall times at the estate and moments as people read them; null where it is none. */
function momentText(text: string, language: Language): string | null {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return shortDay(text, language);
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text) ?? [];
  if (day !== undefined && time !== undefined) return `${shortDay(day, language)}, ${time}`;
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? shortMoment(text, language) : null;
}
