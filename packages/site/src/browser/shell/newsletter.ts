/** Sends the newsletter's form in place. How is fetched with the first one sent; where that fails the browser sends it. */
export function startNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-newsletter]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    import('./send-newsletter.ts').then(
      ({ sendNewsletter }) => sendNewsletter(form),
      () => form.submit(),
    );
  });
}
