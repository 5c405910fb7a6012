/**
 * What never stands in a log, whoever wrote the text: the one place where it is taken out.
 * Mail addresses, numbers of identity cards and tax numbers, secrets of the card provider, tokens of links and cookies.
 */
const secrets: readonly [RegExp, string][] = [
  [/[^\s@"<>(=]+@[^\s@"'<>)]+\.[^\s@"'<>),]+/g, '…@…'],
  [/\b(?:[XYZ]\d{7}|\d{8})[- ]?[A-Z]\b/g, '…'],
  [/\b[A-HJNP-SUVW]\d{7}[0-9A-J]\b/g, '…'],
  [/\b(pi_\w+?_secret_|sk_(?:test|live)_|whsec_|view_|free_\w+?_secret_)[\w-]+/g, '$1…'],
  [/\btoken=[^&\s"']+/g, 'token=…'],
];

/** The text without them. */
export function redact(text: string): string {
  return secrets.reduce((shown, [secret, instead]) => shown.replace(secret, instead), text);
}

/** The address of a request for the log: without its query, which may hold codes, and without tokens in its path. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return redact(path.replace(/(?<=\/)(?=[\w-]*[A-Z0-9])[\w-]{20,}(?=\/|$)/g, '…'));
}
