import type { Size } from './office-rows.ts';

/** How long and how often is measured. */
export interface Pace {
  warmUpSeconds: number;
  loadSeconds: number;
  /** Against the bare server that shows what the load tool reaches. */
  ceilingSeconds: number;
  purchaseSeconds: number;
  warmStarts: number;
  restSeconds: number;
  loginRounds: number;
  slotRequests: number;
  /** What the office's lists stand in, and how often each is asked. */
  office: { size: Size; requests: number };
  lighthouseRuns: number;
  /** First touches of each kind. */
  touches: number;
  /** First visits of each kind of page. */
  paints: number;
  /** Each motion on each screen. */
  motions: number;
  /** Kinds of page for Lighthouse and paint, all without. */
  browserPages?: readonly string[];
}

/** For figures that are kept. */
export const fullPace: Pace = {
  warmUpSeconds: 2,
  loadSeconds: 6,
  ceilingSeconds: 3,
  purchaseSeconds: 8,
  warmStarts: 3,
  restSeconds: 30,
  loginRounds: 120,
  slotRequests: 600,
  office: { size: { orders: 500_000, bookings: 100_000, members: 20_000, vouchers: 50_000, actions: 300_000 }, requests: 30 },
  lighthouseRuns: 3,
  touches: 5,
  paints: 5,
  motions: 5,
};

/** `--short`: shows that the bench runs to its end; its figures are rough and are not kept. */
export const shortPace: Pace = {
  warmUpSeconds: 1,
  loadSeconds: 1,
  ceilingSeconds: 1,
  purchaseSeconds: 1,
  warmStarts: 1,
  restSeconds: 1,
  loginRounds: 10,
  slotRequests: 24,
  office: { size: { orders: 20_000, bookings: 5_000, members: 1_000, vouchers: 2_000, actions: 10_000 }, requests: 3 },
  lighthouseRuns: 1,
  touches: 1,
  paints: 1,
  motions: 1,
  browserPages: ['text page', 'catalogue', 'login'],
};
