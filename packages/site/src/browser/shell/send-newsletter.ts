import { showAlone } from '@parral/ui/show-alone';

type Outcome = 'success' | 'registered' | 'error';

/** Loading, then the success popup or an error popup (specification sections 4 and 8); the button gets the focus back when it is closed. */
export async function sendNewsletter(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector('[data-newsletter-status]');
  if (status) status.textContent = form.dataset['sending'] ?? '';
  const outcome = await subscribe(new FormData(form), form.dataset['newsletter'] ?? '');
  if (status) status.textContent = '';
  form.ariaBusy = 'false';
  if (outcome === 'success') form.reset();
  const popup = document.querySelector<HTMLDialogElement>(`dialog#newsletter-${outcome}`);
  if (!popup) throw new Error(`The page has no popup newsletter-${outcome}.`);
  popup.querySelector('button')?.addEventListener('click', () => popup.close(), { once: true });
  showAlone(popup);
}

async function subscribe(form: FormData, site: string): Promise<Outcome> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  try {
    const response = await fetch('/api/newsletter/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ email: text('email'), site, language: text('language'), origin: 'footer' }),
    });
    const { status, detail } = (await response.json()) as { status?: string; detail?: string };
    if (status === 'ok') return 'success';
    if (detail === 'Already registered' || detail === 'conflict') return 'registered';
    console.error(`POST /api/newsletter/ answered ${response.status} ${detail ?? ''}; nobody was subscribed`);
  } catch (error) {
    console.error('the newsletter form could not be sent', error);
  }
  return 'error';
}
