import type { messages as spanish } from './messages.es.ts';

/** Why a wine cannot be added: shown to the buyer as it is. */
export const messages = {
  soldOut: 'This wine is sold out.',
  onlyLeft: (left) => (left === 1 ? 'Only 1 bottle is left.' : `Only ${left} bottles are left.`),
  leftWithHeld: (left, held) => `Only ${left} are left, and you already have ${held} in your basket.`,
  tooMany: (max) => `No more than ${max} bottles of each wine. For more, please write to us.`,
  tooManyWithHeld: (max, held) => `No more than ${max} bottles of each wine, and you already have ${held} in your basket. For more, please write to us.`,
  allocation: (limit, left, held) => {
    const rule = `Each member may buy ${limit === 1 ? '1 bottle' : `${limit} bottles`} of this wine in a season`;
    if (left <= 0) return `${rule}, and you have had yours.`;
    return held > 0
      ? `${rule}: ${left === 1 ? '1 is' : `${left} are`} left for you, and you already have ${held} in your basket.`
      : `${rule}: ${left === 1 ? '1 is' : `${left} are`} left for you.`;
  },
} satisfies typeof spanish;
