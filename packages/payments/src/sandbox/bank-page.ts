import type { FastifyInstance } from 'fastify';
import type { Answers } from './api/answer.ts';
import { parseForm } from './api/form.ts';
import en from './messages.en.json' with { type: 'json' };
import es from './messages.es.json' with { type: 'json' };
import { escape, isWebAddress, languageOf, type Language, withOutcome } from './plain-page.ts';
import type { PaymentStore } from './store/payment-store.ts';
import type { Intent } from './store/records.ts';

type Options = { answers: Answers; store: PaymentStore; publishableKey: string };

const words = { es, en };

/** What a person may do at the bank, in this order; the names are outcomes of the test helper `authenticate`. */
const outcomes = ['succeed', 'fail', 'succeed_later', 'fail_later'] as const;

/**
 * The page of the buyer's bank, to which a way to pay leads that is no card: pay, refuse, or have the bank take its time; then
 * back to the shop with Stripe's query parameters. What no longer waits says so, and leads back as well.
 */
export function registerBankPage(server: FastifyInstance, base: string, { answers, store, publishableKey }: Options): void {
  const url = `${base}/bank/:id`;

  server.get(url, async (request, reply) => {
    const { id } = request.params as { id: string };
    const { client_secret = '', return_url = '' } = request.query as Record<string, string>;
    const language = languageOf(request.headers['accept-language']);
    const intent = store.intents.get(id);
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!intent || intent.secret !== client_secret) return reply.code(404).send(page(language, `<p>${words[language].gone}</p>`));
    if (intent.action?.kind !== 'bank') return page(language, isOver(intent, return_url, language));
    return page(language, form(intent, `${base}/bank/${id}`, return_url, language));
  });

  server.post(url, async (request, reply) => {
    const { id } = request.params as { id: string };
    const fields = parseForm(typeof request.body === 'string' ? request.body : '');
    const field = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
    const [returnUrl, secret] = [field('return_url'), field('client_secret')];
    const { status } = await answers.answer({
      method: 'POST',
      path: `test_helpers/payment_intents/${id}/authenticate`,
      query: '',
      body: new URLSearchParams({ outcome: field('outcome'), client_secret: secret, key: publishableKey }).toString(),
      authorization: undefined,
      idempotencyKey: undefined,
    });
    const intent = store.intents.get(id);
    // Paid in another tab, or no longer wanted by the shop: the page says so.
    if (status !== 200 || !intent || intent.secret !== secret || !isWebAddress(returnUrl))
      return reply.redirect(`${base}/bank/${id}?${new URLSearchParams({ client_secret: secret, return_url: returnUrl })}`, 303);
    return reply.redirect(withOutcome(returnUrl, intent), 303);
  });
}

function isOver(intent: Intent, returnUrl: string, language: Language): string {
  const { gone, back, bank_return: toShop } = words[language];
  if (!isWebAddress(returnUrl)) return `<p>${gone} ${back}</p>`;
  return `<p>${gone}</p><p><a href="${escape(withOutcome(returnUrl, intent))}">${toShop}</a></p>`;
}

function form(intent: Intent, action: string, returnUrl: string, language: Language): string {
  const said = words[language];
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: intent.currency }).format(intent.amount / 100);
  const buttons = outcomes.map((outcome) => `<button name="outcome" value="${outcome}">${said[`bank_${outcome}`]}</button>`);
  return `<p>${said.bank_lead}</p><p class="amount">${amount}</p>
<form method="post" action="${escape(action)}">
<input type="hidden" name="client_secret" value="${escape(intent.secret)}"><input type="hidden" name="return_url" value="${escape(returnUrl)}">
${buttons.join('\n')}
</form>`;
}

const style = `
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; font: 17px/1.5 system-ui, sans-serif; background: #eef1f4; color: #16202b; }
main { box-sizing: border-box; inline-size: min(28rem, 100vw - 2rem); margin: 2rem 0; padding: 2rem; border: 1px solid #b8c2cc; border-radius: 12px; background: #fff; }
h1 { margin: 0 0 1rem; font-size: 1.4rem; } p { margin: 0 0 1rem; } a { color: #0b4a8f; }
.amount { font-size: 2rem; font-weight: 600; }
form { display: grid; gap: .75rem; }
button { min-block-size: 48px; border: 1px solid #0b4a8f; border-radius: 8px; background: #fff; color: #0b4a8f; font: inherit; cursor: pointer; }
button:first-of-type { background: #0b4a8f; color: #fff; }
:focus-visible { outline: 3px solid #c2660c; outline-offset: 2px; }`;

const page = (
  language: Language,
  body: string,
) => `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words[language].bank_title}</title><style>${style}</style><main><h1>${words[language].bank_title}</h1>
${body}
</main></html>`;
