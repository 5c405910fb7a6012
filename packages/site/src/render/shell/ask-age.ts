/**
 * Opens the age question for who has not said yes on this brand (specification section 9); only yes closes it, for a year.
 * It stands in the page itself, as text, right after the question: asked with the first paint, answered before any script
 * has come. So it names nothing from outside itself.
 */
export function askAge(): void {
  const question = document.querySelector<HTMLElement>('[data-age]');
  const dialog = question?.querySelector('dialog');
  if (!question || !dialog || document.cookie.split('; ').includes(`${question.dataset['age']}=yes`)) return;
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  question.addEventListener('click', (event) => {
    const answer = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[name="age"]')?.value : undefined;
    const refusal = question.querySelector<HTMLElement>('[data-age-refusal]');
    if (answer === 'no' && refusal) refusal.textContent = refusal.dataset['ageRefusal'] ?? '';
    if (answer !== 'yes') return;
    document.cookie = `${question.dataset['age']}=yes; Path=/; Max-Age=31536000; SameSite=Lax`;
    dialog.close();
  });
  dialog.showModal();
}
