import type { BlockLoader } from '@parral/site/render';

export interface ConfirmationData {
  contactEmail: string;
}

export const load: BlockLoader<unknown, ConfirmationData> = async ({ site }) => ({ contactEmail: site.contact_email });
