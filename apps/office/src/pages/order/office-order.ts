import type { components } from '@parral/api-spec';

/** One order as the office sees it: with its money, mails and history. */
export type OfficeOrder = components['schemas']['OfficeOrder'];
