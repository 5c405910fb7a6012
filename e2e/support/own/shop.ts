import type { Declared } from './declared.ts';

/** Members, wines and codes of journeys/shop. */
export const shop = {
  members: {
    'collects-at-the-shop': { like: 'lucia@club.example' },
    'changes-to-home': { like: 'lucia@club.example' },
    'logs-out': { like: 'lucia@club.example' },
  },
  wines: {
    'gone-before-adding': { stock: 2 },
    'gone-in-the-basket': { stock: 3 },
    'gone-before-continuing': { stock: 2 },
    'gone-before-capture': { stock: 2 },
  },
  coupons: {
    'takes-a-place': { percent: 50 },
    'used-before-continuing': { percent: 20, maxUses: 1 },
    'used-before-capture': { percent: 20, maxUses: 1 },
    'nothing-due': { percent: 100, maxUses: 1 },
  },
} satisfies Declared;
