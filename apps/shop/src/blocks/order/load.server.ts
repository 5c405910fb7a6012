import type { Privacy } from '@parral/site/forms';
import { type BlockAttributes, type BlockHead, type BlockLoader, privacyOf } from '@parral/site/render';
import type block from './block.ts';
import { orderToken } from './order-token.ts';

type Attributes = BlockAttributes<typeof block>;

export interface OrderData {
  contactEmail: string;
  privacy: Privacy;
  /** The page was opened by an order's private link; without one, it is drawn as the search for it. */
  linked: boolean;
}

/** The order itself is one person's: the browser fetches it, so that the page's bytes hold nothing of it. */
export const load: BlockLoader<Attributes, OrderData> = async ({ attributes, query, site, language }) => ({
  contactEmail: site.contact_email,
  privacy: privacyOf(site, language),
  linked: orderToken(attributes.token, query['token']) !== null,
});

/** A link is opened by one person: its page takes no room among those that are kept. */
export const head: BlockHead<Attributes, OrderData> = ({ data }) => (data.linked ? { keep: false } : {});
