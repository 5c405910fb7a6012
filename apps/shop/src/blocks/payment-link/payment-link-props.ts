import type { BlockAttributes, BlockProps } from '@parral/site/render';
import type block from './block.ts';
import type { Followed } from './follow-link.ts';
import type { PaymentLinkData } from './load.server.ts';

export type PaymentLinkProps = BlockProps<BlockAttributes<typeof block>, PaymentLinkData>;

/** What the address leads to; `refused`: a payment was tried and not made. */
export type Found = Followed & { refused?: boolean };
