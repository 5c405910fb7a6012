/** The four front ends as they are built, and what they say of the blocks in templates. */
import type { BlockRules } from '@parral/api';
import booking from '@parral/booking/server';
import club from '@parral/club/server';
import content from '@parral/content/server';
import shop from '@parral/shop/server';
import type { App } from '@parral/site/http';

export const apps: readonly App[] = [shop, booking, club, content];

export const blocks: BlockRules = {
  of: (name) => apps.find((app) => app.name === name)?.blocks ?? [],
  faults: (block, attributes) => apps.find((app) => app.blocks.includes(block))?.blockFaults(block, attributes) ?? [],
};
