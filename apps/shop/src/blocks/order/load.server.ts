import type { BlockLoader } from '@parral/site/render';

export interface OrderData {
  contactEmail: string;
}

/** The order itself is one person's: the browser fetches it, so that the page's bytes hold nothing of it. */
export const load: BlockLoader<unknown, OrderData> = async ({ site }) => ({ contactEmail: site.contact_email });
