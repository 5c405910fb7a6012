import type { components } from '@parral/api-spec';
import { formatPrice, type Translate } from '@parral/site/words';

type Schemas = components['schemas'];
type Line = Schemas['OfficeWorkLine'];

/** What the lines of each kind of work ask for, in their order. */
export const askedOf = {
  dispatches: ['number', 'carrier', 'tracking_number'],
  purchases: ['number', 'member', 'date', 'cents'],
  delivery_notes: ['number'],
} as const satisfies Record<Schemas['OfficeWorkKind'], readonly string[]>;

/** What a line asks for under one of these names, as people read it. */
export function askedText({ asked }: Line, name: string): string {
  const text = asked[name] ?? '';
  return name === 'cents' && text !== '' ? formatPrice(Number(text) / 100) : text;
}

/** Why a line failed; what a newer server says in words of its own. */
export function whyFailed({ problem, message }: { problem: Schemas['OfficeWorkProblem'] | null; message: string | null }, t: Translate<'office/work'>): string {
  return problem === null ? (message ?? '') : t(`why_${problem}`);
}
