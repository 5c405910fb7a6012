/** Sends the newsletter's form in place and shows what `/newsletter` answers, in its own words. */
export function startNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-newsletter]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.ariaBusy !== 'true') void send(form);
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector('[data-newsletter-status]');
  if (!status) return form.submit();
  const say = (text: string) => (status.textContent = text);
  form.ariaBusy = 'true';
  say(form.dataset['sending'] ?? '');
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch(form.action, { method: 'POST', body });
    const answer = new DOMParser().parseFromString(await response.text(), 'text/html');
    const words = [...answer.querySelectorAll('main h1, main p')].map((element) => element.textContent.trim());
    if (words.length === 0) throw new Error(`${form.action} answered ${response.status} without words`);
    say(words.join('. '));
    if (response.ok) form.reset();
  } catch (error) {
    console.error('the newsletter form could not be sent', error);
    say(form.dataset['failed'] ?? '');
  } finally {
    form.ariaBusy = 'false';
  }
}
