import type { components } from '@parral/api-spec';

type Role = components['schemas']['OfficeRole'];

/** What somebody does at the estate, from the most to the least that it opens. */
export const roles = ['owner', 'shop', 'visits', 'club', 'read-only'] as const satisfies readonly Role[];

/** The role that a form names; the least where it names none. */
export function roleIn(value: string | null): Role {
  return roles.find((role) => role === value) ?? 'read-only';
}
