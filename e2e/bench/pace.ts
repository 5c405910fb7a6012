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
  lighthouseRuns: number;
  /** Kinds of page for Lighthouse, all without. */
  lighthousePages?: readonly string[];
}

/** For figures that are kept. */
export const fullPace: Pace = {
  warmUpSeconds: 2,
  loadSeconds: 6,
  ceilingSeconds: 3,
  purchaseSeconds: 8,
  warmStarts: 3,
  restSeconds: 5,
  loginRounds: 120,
  slotRequests: 600,
  lighthouseRuns: 3,
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
  lighthouseRuns: 1,
  lighthousePages: ['text page', 'catalogue', 'login'],
};
