/** Why a wine cannot be added: shown to the buyer as it is. */
export const messages = {
  soldOut: 'Este vino está agotado.',
  onlyLeft: (left: number) => (left === 1 ? 'Solo queda 1 botella.' : `Solo quedan ${left} botellas.`),
  leftWithHeld: (left: number, held: number) => `Solo quedan ${left} y ya tiene ${held} en la cesta.`,
  tooMany: (max: number) => `Como mucho ${max} botellas de cada vino. Si quiere más, escríbanos.`,
  tooManyWithHeld: (max: number, held: number) => `Como mucho ${max} botellas de cada vino, y ya tiene ${held} en la cesta. Si quiere más, escríbanos.`,
  allocation: (limit: number, left: number, held: number) => {
    const rule = `Cada socio puede comprar ${limit === 1 ? '1 botella' : `${limit} botellas`} de este vino por temporada`;
    if (left <= 0) return `${rule}, y ya tiene las suyas.`;
    return held > 0
      ? `${rule}: ${left === 1 ? 'le queda 1' : `le quedan ${left}`} y ya tiene ${held} en la cesta.`
      : `${rule}: ${left === 1 ? 'le queda 1' : `le quedan ${left}`}.`;
  },
};
