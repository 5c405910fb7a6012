import type { Language } from '@parral/api-spec/languages';
import type { Decorator } from '@storybook/react-vite';
import type { Right } from '../routing/page.ts';
import { home } from '../routing/paths.ts';
import { Gate, Shell } from '../shell/Shell.tsx';
import { person, signedIn } from './sessions.ts';

/** Everything that there is to be allowed. */
export const allRights: readonly Right[] = [
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
];

/** Parameters of every story: what the frame around it shows. */
export const framed = { round: true, ofStaff: true, given: [person, 'Alba'] };

/** Of a page before anybody is signed in. */
export const atGate: Decorator = (Story, { globals }) => (
  <Gate estate="Alba" language={globals['language'] as Language} path={`${home}sign-in`} query={new URLSearchParams()}>
    <Story />
  </Gate>
);

/** Of a page of somebody who may do everything; `path` is its address. */
export const inOffice =
  (path: string, rights = allRights): Decorator =>
  (Story) => (
    <Shell estate="Alba" session={signedIn(rights)} path={path}>
      <Story />
    </Shell>
  );
