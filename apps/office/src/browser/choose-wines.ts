import { trustedMarkup } from '@parral/ui/trusted-types';

/**
 * The search of wines in the form of an order by telephone: its answer comes into the page, so that what is typed below stays where it is. Without
 * script, or without an answer, the page is loaded anew. Before the guard of submits: the form stays, and is sent again.
 */
export function chooseWines(): void {
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset['wines'] === undefined) return;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value === 'order') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Sent without a button it is drawn again, and orders nothing.
    void choose(form).catch(() => form.submit());
  });
}

async function choose(form: HTMLFormElement): Promise<void> {
  const wish = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const hasAdded = [...form.querySelectorAll<HTMLInputElement>('[data-part="search"] input[type="number"]')].some(({ value }) => Number(value) > 0);
  wish.set('do', hasAdded ? 'add' : 'find');
  const answer = await fetch(form.action, { method: 'POST', body: wish, headers: { accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return form.submit();
  const fresh = new DOMParser().parseFromString(trustedMarkup(await answer.text()), 'text/html');
  for (const part of form.querySelectorAll<HTMLElement>('[data-part]')) {
    const other = fresh.querySelector(`[data-part="${part.dataset['part']}"]`);
    if (other) part.replaceChildren(...other.childNodes);
  }
  const first = form.querySelector<HTMLInputElement>('[data-part="search"] input[type="number"]');
  const search = form.querySelector<HTMLInputElement>('input[name="q"]');
  (first ?? search)?.focus();
  first?.select();
}
