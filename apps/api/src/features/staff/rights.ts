import type { components } from '@parral/api-spec';
import { description } from '../../platform/http/description.ts';

export type Role = components['schemas']['OfficeRole'];
export type Right = components['schemas']['OfficeRight'];

const everything = [
  'today:read',
  'orders:read',
  'orders:change',
  'orders:refund',
  'links:change',
  'visits:read',
  'visits:change',
  'wines:read',
  'wines:change',
  'numbers:read',
  'vouchers:read',
  'vouchers:change',
  'club:read',
  'club:change',
  'persons:change',
  'programs:change',
  'settings:read',
  'staff:change',
  'log:read',
] as const;

/** The one table of rights: what each role may. Which right a call asks for stands at the call in the description. */
export const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  owner: everything,
  shop: [
    'vouchers:read',
    'vouchers:change',
    'today:read',
    'orders:read',
    'orders:change',
    'orders:refund',
    'links:change',
    'visits:read',
    'wines:read',
    'wines:change',
    'numbers:read',
    'settings:read',
  ],
  visits: [
    'vouchers:read',
    'vouchers:change',
    'today:read',
    'visits:read',
    'visits:change',
    'links:change',
    'orders:read',
    'wines:read',
    'numbers:read',
    'settings:read',
  ],
  club: [
    'club:read',
    'club:change',
    'persons:change',
    'vouchers:read',
    'today:read',
    'orders:read',
    'visits:read',
    'wines:read',
    'numbers:read',
    'settings:read',
  ],
  'read-only': ['club:read', 'vouchers:read', 'today:read', 'orders:read', 'visits:read', 'wines:read', 'numbers:read', 'settings:read'],
};

export const roles = Object.keys(rightsOf) as Role[];

export const isRole = (text: string): text is Role => Object.hasOwn(rightsOf, text);

/** What a call of the office asks for: a right, only that one is signed in (null), or nothing, where it stands open to everybody. */
export type Demand = { right: Right | null } | 'nothing';

/** The demands of the description's calls below /api/office/, by operationId. */
export function officeDemands(): ReadonlyMap<string, Demand> {
  const operations = Object.entries(description.paths)
    .filter(([path]) => path.startsWith('/api/office/'))
    .flatMap(([, methods]) => Object.values(methods) as { operationId: string; security: Readonly<Record<string, readonly string[]>>[] }[]);
  return new Map(
    operations.map(({ operationId, security }): [string, Demand] => {
      if (security.some((one) => Object.keys(one).length === 0)) return [operationId, 'nothing'];
      return [operationId, { right: (security.flatMap(({ office = [] }) => office)[0] ?? null) as Right | null }];
    }),
  );
}
