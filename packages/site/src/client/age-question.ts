/** How long an answer is remembered, in seconds: a year. */
const REMEMBERED = 31_536_000;

/** Opens the age question for who has not said yes on this brand (specification section 9); only yes closes it. */
export function startAgeQuestion(): void {
  const question = document.querySelector<HTMLElement>('[data-age]');
  const dialog = question?.querySelector('dialog');
  if (!question || !dialog || document.cookie.split('; ').includes(`${question.dataset['age']}=yes`)) return;
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  question.addEventListener('click', (event) => {
    const answer = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[name="age"]')?.value : undefined;
    const refusal = question.querySelector<HTMLElement>('[data-age-refusal]');
    if (answer === 'no' && refusal) refusal.textContent = refusal.dataset['ageRefusal'] ?? '';
    if (answer !== 'yes') return;
    document.cookie = `${question.dataset['age']}=yes; Path=/; Max-Age=${REMEMBERED}; SameSite=Lax`;
    dialog.close();
  });
  dialog.showModal();
}
