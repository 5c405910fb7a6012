import type { BlockLoader } from '@parral/site/render';

/** What every basket page has in common; the basket itself is one person's and is fetched in the browser. */
export interface BasketData {
  contactEmail: string;
}

export const load: BlockLoader<unknown, BasketData> = async ({ site }) => ({ contactEmail: site.contact_email });
