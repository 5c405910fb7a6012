/** A form is sent once: what is pressed a second time while the answer is on its way does nothing. One that is answered with a file leaves the page standing, and can be sent again. */
export function guardSubmits(): void {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || form.dataset['answer'] === 'file') return;
    if (form.dataset['sent'] !== undefined) return event.preventDefault();
    form.dataset['sent'] = '';
    event.submitter?.setAttribute('aria-busy', 'true');
  });
  // A page that is come back to is as it was: its forms can be sent again.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) delete form.dataset['sent'];
    for (const button of document.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy');
  });
}
