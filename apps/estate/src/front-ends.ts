/** The four front ends as they are built. */
import booking from '@parral/booking/server';
import club from '@parral/club/server';
import content from '@parral/content/server';
import shop from '@parral/shop/server';
import type { App } from '@parral/site/http';

export const apps: readonly App[] = [shop, booking, club, content];
