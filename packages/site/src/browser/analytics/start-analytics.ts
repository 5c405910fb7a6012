import { hasAnswered, setConsent } from './consent-answer.ts';
import { hasConsent } from './consent.ts';
import { isPrivateUrl } from './private-url.ts';
import { takeQueuedEvents } from './take-queued-events.ts';

/** What a card provider's return adds to an address, which nobody needs to read there. */
const paymentSecrets = ['payment_intent_client_secret'];

/**
 * Asks for consent where the page brought the question and nobody has answered, and again whenever the reader follows
 * the footer's link to it; fetches the tag manager only for who agreed. The answer is kept in a cookie.
 */
export function startAnalytics(): void {
  const question = document.querySelector<HTMLElement>('[data-consent]');
  const id = question?.dataset['consent'];
  if (!question || !id) return;
  if (hasConsent('analytics')) fetchTagManager(id);
  question.hidden = hasAnswered();
  for (const link of document.querySelectorAll('a[href="#consent"]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      question.hidden = false;
      question.querySelector('button')?.focus();
    });
  question.addEventListener('click', (event) => {
    const answer = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[name="consent"]')?.value : undefined;
    if (answer !== undefined) keep(answer === 'yes', question, id);
  });
}

/** The tag manager reads the page's address: what opens a payment is taken out before it comes. */
function hidePaymentSecrets(): void {
  const url = new URL(location.href);
  for (const name of paymentSecrets) url.searchParams.delete(name);
  if (url.search !== location.search) history.replaceState(history.state, '', url);
}

function keep(agreed: boolean, question: HTMLElement, id: string): void {
  const before = hasConsent('analytics');
  setConsent(agreed ? ['analytics'] : []);
  if (!agreed) takeQueuedEvents();
  question.hidden = true;
  document.getElementById('content')?.focus({ preventScroll: true });
  if (agreed && !before) fetchTagManager(id);
  // What the tag manager has already started can only be ended with the page it runs in.
  if (!agreed && before) location.reload();
}

/** A command of Consent Mode. The tag manager tells it from an event by its being an `arguments` object. */
function signal(..._command: unknown[]): void {
  // oxlint-disable-next-line eslint/prefer-rest-params -- an array would not be understood
  (window.dataLayer ??= []).push(arguments);
}

const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' };

function fetchTagManager(id: string): void {
  if (isPrivateUrl()) return;
  hidePaymentSecrets();
  signal('consent', 'default', denied);
  signal('consent', 'update', { analytics_storage: 'granted' });
  (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' }, ...takeQueuedEvents());
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  script.addEventListener('error', () => console.error('the tag manager could not be fetched; visits are not counted'));
  document.head.append(script);
}
