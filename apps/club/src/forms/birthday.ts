import { readWrittenDay } from '@parral/rules';

/** How a birthday is written (specification section 9). */
export const birthdayMask = '## / ## / ####';

/** `21 / 03 / 1984` → `1984-03-21`; empty → null; undefined for what is no day, or not one of a living person up to `today` where that is given. */
export function birthdayToIso(written: string, today?: Date): string | null | undefined {
  if (written.trim() === '') return null;
  const [, day, month, year] = /^(\d\d) \/ (\d\d) \/ (\d{4})$/.exec(written) ?? [];
  if (!day || !month || !year) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isDay && Number(year) >= 1900 && (today === undefined || date <= today) ? `${year}-${month}-${day}` : undefined;
}

/** `1984-03-21` → `21 / 03 / 1984`; null → empty. */
export function birthdayFromIso(iso: string | null): string {
  return iso === null ? '' : iso.slice(0, 10).split('-').toReversed().join(' / ');
}

/** What was pasted or filled in, as a birthday is written; undefined for what is no day. */
export function readBirthday(written: string): string | undefined {
  const iso = readWrittenDay(written);
  return iso === undefined ? undefined : birthdayFromIso(iso);
}
