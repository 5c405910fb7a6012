import { hasAnswered, hasConsent, setConsent } from './consent.ts';

/** Addresses that open somebody's order are for nobody else: there the tag manager is not even fetched. */
const privateAddress = /[/=]view_|[?&]token=/;
/** What a card provider's return adds to an address, which nobody needs to read there. */
const paymentSecrets = ['payment_intent_client_secret'];

/**
 * Asks for consent where the page brought the question and nobody has answered; fetches the tag manager only for who
 * agreed. The answer is kept in a cookie.
 */
export function startAnalytics(): void {
  const question = document.querySelector<HTMLElement>('[data-consent]');
  const id = question?.dataset['consent'];
  if (!question || !id) return;
  if (hasConsent('analytics')) return fetchTagManager(id);
  if (hasAnswered()) return;
  question.hidden = false;
  question.addEventListener('click', (event) => {
    const answer = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[name="consent"]')?.value : undefined;
    if (answer === undefined) return;
    setConsent(answer === 'yes' ? ['analytics'] : []);
    question.hidden = true;
    document.getElementById('content')?.focus({ preventScroll: true });
    if (answer === 'yes') fetchTagManager(id);
  });
}

/** The tag manager reads the page's address: what opens a payment is taken out before it comes. */
function hidePaymentSecrets(): void {
  const url = new URL(location.href);
  for (const name of paymentSecrets) url.searchParams.delete(name);
  if (url.search !== location.search) history.replaceState(history.state, '', url);
}

function fetchTagManager(id: string): void {
  if (privateAddress.test(location.pathname + location.search)) return;
  hidePaymentSecrets();
  (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  script.addEventListener('error', () => console.error('the tag manager could not be fetched; visits are not counted'));
  document.head.append(script);
}
