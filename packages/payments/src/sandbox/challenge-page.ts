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

/** The page of a challenge by redirect: two buttons, plain HTML, then back to the shop with Stripe's query parameters. */
export function registerChallengePage(server: FastifyInstance, base: string, { answers, store, publishableKey }: Options): void {
  const url = `${base}/challenge/:id`;

  server.get(url, async (request, reply) => {
    const { id } = request.params as { id: string };
    const { client_secret = '', return_url = '' } = request.query as Record<string, string>;
    const language = languageOf(request.headers['accept-language']);
    const intent = store.intents.get(id);
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!intent || intent.secret !== client_secret) return reply.code(404).send(page(language, `<p>${words[language].gone}</p>`));
    if (intent.status !== 'requires_action') return page(language, `<p>${words[language].gone} ${words[language].back}</p>`);
    return page(language, form(intent, `${base}/challenge/${id}`, return_url, language));
  });

  server.post(url, async (request, reply) => {
    const { id } = request.params as { id: string };
    const fields = parseForm(typeof request.body === 'string' ? request.body : '');
    const field = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
    const returnUrl = field('return_url');
    const secret = field('client_secret');
    await answers.answer({
      method: 'POST',
      path: `test_helpers/payment_intents/${id}/authenticate`,
      query: '',
      body: new URLSearchParams({
        outcome: field('outcome'),
        client_secret: secret,
        key: publishableKey,
      }).toString(),
      authorization: undefined,
      idempotencyKey: undefined,
    });
    const intent = store.intents.get(id);
    if (!intent || intent.secret !== secret || !isWebAddress(returnUrl))
      return reply.redirect(`${base}/challenge/${id}?client_secret=${encodeURIComponent(secret)}`, 303);
    return reply.redirect(withOutcome(returnUrl, intent), 303);
  });
}

const form = (
  intent: Intent,
  action: string,
  returnUrl: string,
  language: Language,
) => `<p>${words[language].lead} ${(intent.amount / 100).toFixed(2)} ${escape(intent.currency.toUpperCase())}.</p>
<form method="post" action="${escape(action)}">
<input type="hidden" name="client_secret" value="${escape(intent.secret)}"><input type="hidden" name="return_url" value="${escape(returnUrl)}">
<button name="outcome" value="succeed">${words[language].complete}</button> <button name="outcome" value="fail">${words[language].fail}</button>
</form>`;

const page = (
  language: Language,
  body: string,
) => `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${words[language].title}</title><main><h1>${words[language].title}</h1>
${body}
</main></html>`;
