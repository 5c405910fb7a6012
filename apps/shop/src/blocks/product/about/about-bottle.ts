import type { ProductData } from '../load.server.ts';
import type { Variant } from '../choose-variant.ts';

/** A bottle as the page tells of it: its wine, and of its vintage and format what is their own. */
export type AboutBottle = ProductData['product'] & Variant;
