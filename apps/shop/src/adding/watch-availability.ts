import { wakeIsland, whenIdle } from '@parral/site/browser';
import { askAvailability, type Availability } from './availability.ts';

/** Props of a block, as they stand in the page; one that sells nothing has no availability. */
interface Drawn {
  data: { availability?: Availability[] };
}

/** Longest wait for the answer: without one the page stays as it was drawn. */
const LIMIT = 10_000;

/**
 * Asks, when the page stands and when it is come back to, whether its wines can still be had as it was drawn for everybody up to a minute
 * ago. Only where they cannot, or a member has terms of their own, the block comes to life and says so.
 */
export function watchAvailability(): void {
  const shelves = document.querySelectorAll<HTMLElement>('[data-island^="shop/"][data-when="interaction"]');
  if (shelves.length > 0) addEventListener('pageshow', () => whenIdle(() => shelves.forEach((shelf) => void check(shelf))));
}

async function check(shelf: HTMLElement): Promise<void> {
  const { availability: drawn = [] } = (JSON.parse(shelf.dataset['props'] ?? '{}') as Drawn).data;
  if (shelf.dataset['alive'] !== undefined || drawn.length === 0) return;
  try {
    const now = await askAvailability(
      drawn.map(({ product_id }) => product_id),
      AbortSignal.timeout(LIMIT),
    );
    const before = new Map(drawn.map((one) => [one.product_id, JSON.stringify(one)]));
    if (now.some((one) => JSON.stringify(one) !== before.get(one.product_id))) wakeIsland(shelf);
  } catch (error) {
    console.error('availability could not be read', error);
  }
}
