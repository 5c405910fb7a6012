import { byLanguage, type Language } from '@parral/api-spec/languages';
import { formatMoney } from '@parral/rules';
import type { FolderSetting, SettingName } from '../folder-setting.ts';
import type { Sources } from '../reading/sources.ts';
import type { Place, Sourced } from '../reading/yaml-source.ts';
import type { BrandInFile } from '../schemas/brand.ts';
import type { Experience } from '../schemas/experience.ts';
import { weekdays } from '../schemas/schedule.ts';

/** Reads them from the files of a folder that is whole. */
export function folderSettings({ brands, experiences, shipping }: Pick<Sources, 'brands' | 'experiences' | 'shipping'>): FolderSetting[] {
  return [
    ...(brands?.value.brands ?? []).flatMap((brand, at) => brandSettings(brand, (path) => brands?.at(['brands', at, ...path]))),
    ...experiences.flatMap(visitSettings),
    ...(shipping === undefined ? [] : shippingSettings(shipping)),
  ];
}

type Said = [name: SettingName, path: readonly PropertyKey[], lines: (language: Language) => readonly string[]];

function settingsOf(of: Record<Language, string>, said: readonly Said[], at: (path: readonly PropertyKey[]) => Place | undefined): FolderSetting[] {
  return said.flatMap(([name, path, lines]) => {
    const place = at(path);
    return place === undefined ? [] : [{ name, of, lines: byLanguage((language) => [...lines(language)]), file: place.file, line: place.line }];
  });
}

function brandSettings(brand: BrandInFile, at: (path: readonly PropertyKey[]) => Place | undefined): FolderSetting[] {
  const { name, email, notices, openingHours, openingTimes, pickup, paymentMethods = [], seller } = brand;
  return settingsOf(
    byLanguage(() => name),
    [
      ['email', ['email'], () => [email]],
      ['notices_to', ['notices', 'to'], () => notices?.to ?? []],
      ['notices_send', ['notices', 'send'], () => (notices === undefined ? [] : [[notices.send, notices.at].filter(Boolean).join(' ')])],
      [
        'opening',
        ['openingHours'],
        (language) => [openingHours[language], ...openingTimes.map(({ days, opens, closes }) => `${daysIn(days, language)} ${opens}–${closes}`)],
      ],
      ['pickup', ['pickup'], (language) => [pickup.name, pickup.line1, `${pickup.postcode} ${pickup.locality}`, pickup.hours[language]]],
      ['payment_methods', ['paymentMethods'], () => paymentMethods],
      ['seller', ['seller'], () => (seller === undefined ? [] : [seller.name, seller.taxId])],
    ],
    at,
  );
}

function visitSettings({ value: visit, at }: Sourced<Experience>): FolderSetting[] {
  const { capacity, maxVisitors, minVisitors, cancellationHours, schedule, closures } = visit;
  return settingsOf(
    visit.name,
    [
      [
        'schedule',
        ['schedule'],
        (language) => schedule.map(({ from, until, days, times }) => `${yearDay(from)}–${yearDay(until)}: ${daysIn(days, language)}, ${times.join(', ')}`),
      ],
      ['closures', ['closures'], () => closures.map(({ from, until }) => (from === until ? from : `${from} – ${until}`))],
      ['places', ['capacity'], () => [`${capacity ?? maxVisitors}`, `${minVisitors}–${maxVisitors}`]],
      ['change_limit', ['cancellationHours'], () => [`${cancellationHours} h`]],
    ],
    at,
  );
}

function shippingSettings({ value: { freeFrom, carriers, holidays }, at }: NonNullable<Sources['shipping']>): FolderSetting[] {
  return settingsOf(
    byLanguage(() => ''),
    [
      ['free_shipping', ['freeFrom'], () => (freeFrom === null ? [] : [formatMoney(freeFrom)])],
      ['carriers', ['carriers'], () => carriers.map(({ name }) => name)],
      ['holidays', ['holidays'], () => holidays],
    ],
    at,
  );
}

/** `09-15` as people of both languages write a day of every year: 15.9. */
const yearDay = (day: string) => `${Number(day.slice(3))}.${Number(day.slice(0, 2))}.`;

/** Days of the week by their short names; of all seven nothing is left out. */
function daysIn(days: readonly (typeof weekdays)[number][], language: Language): string {
  const short = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  // 5 January 2026 was a Monday.
  return weekdays.flatMap((day, at) => (days.includes(day) ? [short.format(new Date(Date.UTC(2026, 0, 5 + at)))] : [])).join(' ');
}
