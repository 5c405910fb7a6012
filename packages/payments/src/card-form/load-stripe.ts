import { trustedScript } from '@parral/ui/trusted-types';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const loaded = new Map<string, Promise<Stripe>>();

/**
 * The Stripe object for a publishable key. With `scriptUrl` that script is loaded (the sandbox's), without
 * it Stripe's own. Loaded once for each key; a further `attempt` after a failure tries again.
 * @throws Error when the script cannot be loaded: it says which.
 */
export function stripeFor(publishableKey: string, scriptUrl: string | undefined, attempt = 1): Promise<Stripe> {
  const name = `${publishableKey} ${scriptUrl ?? ''} ${attempt}`;
  const known = loaded.get(name);
  if (known) return known;
  const loading = load(publishableKey, scriptUrl);
  loaded.set(name, loading);
  return loading;
}

async function load(publishableKey: string, scriptUrl: string | undefined): Promise<Stripe> {
  // stripe-js takes whatever `window.Stripe` is there, so the other script only has to come first.
  if (scriptUrl) await addScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The payment script can only be loaded in a browser.');
  return stripe;
}

function addScript(url: string): Promise<void> {
  if (Reflect.has(window, 'Stripe')) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScript(url);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The payment script ${url} could not be loaded.`));
    });
    document.head.append(script);
  });
}
