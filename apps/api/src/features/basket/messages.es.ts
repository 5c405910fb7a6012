/** Why a wine cannot be added: shown to the buyer as it is. */
export const messages = {
  soldOut: 'Este vino está agotado.',
  onlyLeft: (left: number) => (left === 1 ? 'Solo queda 1 botella.' : `Solo quedan ${left} botellas.`),
  leftWithHeld: (left: number, held: number) => `Solo quedan ${left} y ya tiene ${held} en la cesta.`,
  tooMany: (max: number) => `Como mucho ${max} botellas de cada vino. Si quiere más, escríbanos.`,
  tooManyWithHeld: (max: number, held: number) => `Como mucho ${max} botellas de cada vino, y ya tiene ${held} en la cesta. Si quiere más, escríbanos.`,
};
