import { localeOf, type Language } from '@parral/api-spec/languages';

/** Kept: making one takes a hundred times as long as using it, and a basket's answer names a size a line. */
const centilitres = new Map<Language, Intl.NumberFormat>();

/** The size of a bottle as people read it: 750 ml → `75 cl`, 375 ml → `37,5 cl` or `37.5 cl`. */
export function bottleSize(millilitres: number, language: Language): string {
  const format = centilitres.get(language) ?? new Intl.NumberFormat(localeOf(language), { useGrouping: false });
  centilitres.set(language, format);
  return `${format.format(millilitres / 10)}\u00A0cl`;
}

/**
 * What was bought in one line: a vintage goes with its wine, `Reserva 2019, 75 cl`; what is told of anything else stands behind a comma,
 * `La caja, 6 botellas`.
 */
export function nameInFull({ title, label }: { title: string; label: string }): string {
  return `${title}${/^\d{4}\b/.test(label) ? '' : ','} ${label}`;
}

/**
 * A slot's time as the specification shows it (section 9): the 24-hour clock
 * with AM below 12 and PM from 12: `15:00` → `15:00 PM`. Throws a RangeError for
 * what is no `HH:MM`.
 */
export function slotTime(time: string): string {
  const match = /^([01]\d|2[0-3]):[0-5]\d$/.exec(time);
  if (!match) throw new RangeError(`A slot's time is HH:MM; got ${time}.`);
  return `${time} ${Number(match[1]) < 12 ? 'AM' : 'PM'}`;
}
