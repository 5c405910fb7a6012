import { startStaticBlocks } from '@parral/blocks/client';
import { createAppClient } from '@parral/site/browser';
import { watchAvailability } from './adding/watch-availability.ts';
import { showChosenVintage } from './blocks/product/show-chosen-vintage.ts';
import { trackLists } from './impressions/track-lists.ts';

createAppClient();
startStaticBlocks();
showChosenVintage();
trackLists();
watchAvailability();
