import { type Language, words } from './words.ts';

export type Refused = {
  type: string;
  message?: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: PaymentIntent;
};
export type PaymentIntent = {
  id: string;
  status: string;
  amount: number;
  currency: string;
  client_secret: string;
  payment_method_types: string[];
  next_action: { type: string; redirect_to_url?: { url: string } } | null;
  last_payment_error: Refused | null;
};
export type Result<Value> = { value: Value; error?: undefined } | { value?: undefined; error: Refused };

/** The script's own address, taken while it runs: the REST calls stand beside it. */
const ownAddress = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;

/** The fields of nested groups as Stripe has them in forms: `card[number]=…`. */
export function formFields(values: object, prefix = '', fields = new URLSearchParams()): URLSearchParams {
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    const name = prefix ? `${prefix}[${key}]` : key;
    if (typeof value === 'object') formFields(value as object, name, fields);
    else fields.set(name, String(value));
  }
  return fields;
}

/** One call to the sandbox; a refusal comes back as Stripe.js gives it, in the person's language. */
export async function restCall<Value>(key: string, language: Language, method: 'GET' | 'POST', path: string, values: object): Promise<Result<Value>> {
  const address = new URL(`../v1/${path}`, ownAddress);
  const fields = formFields({ key, ...values });
  try {
    // A plain form without own headers: no preflight from another origin.
    const response = method === 'GET' ? await fetch(`${address.href}?${fields.toString()}`) : await fetch(address, { method: 'POST', body: fields });
    const body = (await response.json()) as { error?: Refused };
    return body.error ? { error: inWords(body.error, language) } : { value: body as Value };
  } catch (cause) {
    console.error('The payment service could not be reached.', cause);
    return { error: { type: 'api_connection_error', message: words[language].network } };
  }
}

/** The refusal with its message in the person's language, where the code has one. */
export function inWords(error: Refused, language: Language): Refused {
  const messages: Readonly<Record<string, string>> = words[language];
  const message = messages[`refusal_${error.decline_code}`] ?? messages[`refusal_${error.code}`] ?? error.message;
  return { ...error, ...(message !== undefined && { message }) };
}
