/** What a report may not hold, most telling first: each is replaced by an ellipsis. */
const personal: readonly [RegExp, string][] = [
  // Query and hash of an address: tokens, and the booking's form as it is typed.
  [/((?:https?:\/\/|\/)[^\s?#"'<>)]*)[?#]\S*/gi, '$1'],
  // An apostrophe may stand in a name (o'donnell@…); a quotation mark before one is lost with it.
  [/[^\s@<>"(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g, '…@…'],
  [/\b(?:pi|seti|free)_\w+_secret_\w+/g, '…'],
  [/\b((?:access_|csrf_)?token|captcha_key|password|secret|sid|authorization|cookie)(["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi, '$1$2…'],
  [/\bBearer\s+\S+/gi, 'Bearer …'],
  // DNI and NIE, tax numbers of companies, cards, telephones.
  [/\b(?:\d{8}|[XYZ]\d{7})[- ]?[A-Z]\b/gi, '…'],
  [/\b[ABCDEFGHJNPQRSUVW][- ]?\d{7}[0-9A-J]\b/g, '…'],
  [/\b(?:\d[ -]?){13,19}\b/g, '…'],
  [/(?:\+\d{1,3}[ .-]?)?\b(?:\d{2,3}[ .-]){2,4}\d{2,3}\b|\+\d{9,15}\b|\b[6789]\d{8}\b/g, '…'],
  // Long random strings are sessions, tokens, keys.
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{22,}\b/g, '…'],
];

/** A text without e-mail addresses, identity documents, telephone and card numbers, tokens, and without queries and hashes of addresses. */
export function scrub(text: string): string {
  return personal.reduce((clean, [found, put]) => clean.replace(found, put), text.slice(0, 4_000));
}
