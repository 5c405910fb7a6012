/** What journeys may declare for themselves: see e2e/README.md, "Data of one's own". */

/** Beside the demo's entry that it is a copy of, what is different about it. */
export interface OwnMember {
  /** E-mail address of the demo member it is like: same level, membership, address. */
  like: string;
}

export interface OwnWine {
  /** Bottles in the cellar, all for this journey in this place. */
  stock: number;
}

/** A discount code as vouchers/coupons.yaml has it, without its code. */
export interface OwnCoupon {
  percent?: number;
  /** Euros. */
  amount?: number;
  maxUses?: number;
  uses?: number;
}

export interface OwnVisit {
  /** Slug of the demo visit it is like. */
  like: string;
}

/** Names are kebab-case and say what the journey does with the thing. */
export interface Declared {
  members?: Record<string, OwnMember>;
  wines?: Record<string, OwnWine>;
  coupons?: Record<string, OwnCoupon>;
  visits?: Record<string, OwnVisit>;
}
