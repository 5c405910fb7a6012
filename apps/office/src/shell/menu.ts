import type { Right } from '../routing/page.ts';
import {
  arrivalsPath,
  couponsPath,
  home,
  logPath,
  membersPath,
  numbersPath,
  ordersPath,
  peoplePath,
  personalDataPath,
  programsPath,
  settingsPath,
  visitsPath,
  vouchersPath,
  wineListPath,
  workListPath,
} from '../routing/paths.ts';

/** The menu, in its order: each entry for who has the right that its page asks for; `also`: what belongs to it and stands at an address of its own. */
export const menu = [
  { name: 'today', href: home, right: 'today:read' },
  { name: 'orders', href: ordersPath, right: 'orders:read' },
  { name: 'visits', href: visitsPath, right: 'visits:read', also: [arrivalsPath] },
  { name: 'wines', href: wineListPath, right: 'wines:read' },
  { name: 'vouchers', href: vouchersPath, right: 'vouchers:read', also: [couponsPath] },
  { name: 'club', href: membersPath, right: 'club:read', also: [personalDataPath] },
  { name: 'numbers', href: numbersPath, right: 'numbers:read' },
  { name: 'work', href: workListPath, right: 'today:read' },
  { name: 'programs', href: programsPath, right: 'programs:change' },
  { name: 'settings', href: settingsPath, right: 'settings:read' },
  { name: 'people', href: peoplePath, right: 'staff:change' },
  { name: 'log', href: logPath, right: 'log:read' },
] as const satisfies readonly Entry[];

interface Entry {
  name: string;
  href: string;
  right: Right;
  also?: readonly string[];
}

/** So many entries stand in one row of a tablet; where there are more the last ones, which run the house, open by a press. */
export const mostInRow = 9;

/** Whether an address belongs to an entry. */
export function isHere(path: string, { href, also = [] }: Pick<Entry, 'href' | 'also'>): boolean {
  if (href === home) return path === home;
  return [href, ...also].some((one) => path === one || path.startsWith(`${one}/`));
}
