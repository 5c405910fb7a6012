import { describe, expect, it } from 'vitest';
import { trackedCard } from './tracked-cards.ts';

const impression = { id: 'MON-GR-2011-75', name: 'Gran Reserva', brand: 'Alba', category: 'red', variant: '75 cl', price: null, position: 99 };

describe('section 9: "analytics position = 8 * (page - 1) + index + 1"', () => {
  it.each([
    [1, 0, 1],
    [1, 7, 8],
    [2, 0, 9],
    [3, 4, 21],
  ])('page %i, index %i → %i', (page, index, position) => {
    expect(trackedCard({ impression }, page, index).index).toBe(position);
  });
  it('a locked card is told without a price', () => {
    expect(trackedCard({ impression }, 1, 0)).not.toHaveProperty('price');
  });
});
