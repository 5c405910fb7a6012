/** Whether a voucher is for one experience, which is then settled: its prefix is `U` (specification section 9). */
export function isSingleExperience({ prefix }: { prefix: string }): boolean {
  return prefix === 'U';
}
