import { trustedMarkup } from '@parral/ui/trusted-types';
import { telephoneOrderPath, withQuery } from '../routing/paths.ts';

/**
 * The search of wines on the page of an order by telephone: its answer comes into the page, so that what is typed below stays, and units that
 * were changed there go along. Without script, or without an answer, the page is loaded anew.
 */
export function chooseWines(): void {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['wines'] === undefined) return;
    event.preventDefault();
    void choose(form).catch(() => form.submit());
  });
}

async function choose(form: HTMLFormElement): Promise<void> {
  const wish = new URLSearchParams([...new FormData(form)] as [string, string][]);
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-part="chosen"] input')) wish.set(field.name, field.value);
  const hasAdded = [...form.querySelectorAll<HTMLInputElement>('input[type="number"]')].some(({ value }) => Number(value) > 0);
  // What was searched has done its work once a wine of it is taken.
  if (hasAdded) wish.set('q', '');
  const answer = await fetch(withQuery(telephoneOrderPath, Object.fromEntries(wish)), { headers: { accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return form.submit();
  const fresh = new DOMParser().parseFromString(trustedMarkup(await answer.text()), 'text/html');
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const other = fresh.querySelector(`[data-part="${part.dataset['part']}"]`);
    if (other) part.replaceChildren(...other.childNodes);
  }
  const first = document.querySelector<HTMLInputElement>('[data-wines] input[type="number"]');
  const search = document.querySelector<HTMLInputElement>('[data-wines] input[name="q"]');
  (first ?? search)?.focus();
  first?.select();
}
