interface Recaptcha {
  ready(then: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
}
declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<Recaptcha> | undefined;

/** A token of reCAPTCHA v3 (specification section 7: a bot-check script is loaded with a site key). */
export async function earnRecaptcha(key: string): Promise<string> {
  loading ??= load(key).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return (await loading).execute(key, { action: 'submit' });
}

function load(key: string): Promise<Recaptcha> {
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`;
    script.async = true;
    script.addEventListener('error', () => fail(new Error('The script of the bot check could not be loaded.')));
    script.addEventListener('load', () => {
      const recaptcha = window.grecaptcha;
      if (recaptcha === undefined) fail(new Error('The script of the bot check came without its function.'));
      else recaptcha.ready(() => done(recaptcha));
    });
    document.head.append(script);
  });
}
