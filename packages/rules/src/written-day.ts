/**
 * A day as people write it, paste it from elsewhere or have it filled in → `1992-02-29`: `29 / 02 / 1992`, `29.2.1992`, `29-2-1992`,
 * `29021992`, ISO with or without a time, `19920229`; with the month first only where it cannot be the day. Undefined for what is no
 * day of the years 1900 to 2099.
 */
export function readWrittenDay(written: string): string | undefined {
  const text = written.trim();
  const [, year, month, day] = /^(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})(?:T.*)?$/.exec(text) ?? [];
  if (year !== undefined) return isoOf(year, month, day);
  const [, first, second, last] = /^(\d{1,2})\D{1,3}(\d{1,2})\D{1,3}(\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? [];
  const found = isoOf(last, second, first) ?? isoOf(last, first, second);
  if (found !== undefined) return found;
  // Eight figures that are no day when they begin with one may begin with the year.
  const [, wholeYear, figures = '', rest] = /^(\d{4})(\d\d)(\d\d)$/.exec(text.replaceAll(/\D/g, '')) ?? [];
  return isoOf(wholeYear, figures, rest);
}

function isoOf(year: string | undefined, month: string | undefined, day: string | undefined): string | undefined {
  if (!year || !month || !day || !/^(?:19|20)/.test(year)) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}
