import type { Right } from '../routing/page.ts';
import {
  home,
  logPath,
  membersPath,
  numbersPath,
  ordersPath,
  peoplePath,
  programsPath,
  settingsPath,
  visitsPath,
  vouchersPath,
  wineListPath,
  workListPath,
} from '../routing/paths.ts';

/** The menu, in its order: each entry for who has the right that its page asks for. */
export const menu = [
  { name: 'today', href: home, right: 'today:read' },
  { name: 'orders', href: ordersPath, right: 'orders:read' },
  { name: 'visits', href: visitsPath, right: 'visits:read' },
  { name: 'wines', href: wineListPath, right: 'wines:read' },
  { name: 'vouchers', href: vouchersPath, right: 'vouchers:read' },
  { name: 'club', href: membersPath, right: 'club:read' },
  { name: 'numbers', href: numbersPath, right: 'numbers:read' },
  { name: 'work', href: workListPath, right: 'today:read' },
  { name: 'programs', href: programsPath, right: 'programs:change' },
  { name: 'settings', href: settingsPath, right: 'settings:read' },
  { name: 'people', href: peoplePath, right: 'staff:change' },
  { name: 'log', href: logPath, right: 'log:read' },
] as const satisfies readonly { name: string; href: string; right: Right }[];
