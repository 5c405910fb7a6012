/** What neither a log nor a report of an error may hold, most telling first, and what stands in its place. */
const personal: readonly [RegExp, string][] = [
  // Query and hash of an address: tokens, and the booking's form as it is typed.
  [/((?:https?:\/\/|\/)[^\s?#"'<>)]*)[?#]\S*/gi, '$1'],
  // An apostrophe may stand in a name (o'donnell@…); a quotation mark before one is lost with it.
  [/[^\s@<>"(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g, '…@…'],
  // Secrets by what they begin with: the card provider's, and the links that open an order, a visit, a gift without a session.
  [/\b((?:pi|seti|free)_\w+?_secret_|sk_(?:test|live)_|whsec_|parral_(?=[\w-]{20}))[\w-]+/g, '$1…'],
  // A link that was cut or mistyped is nearly the secret: of any length, where it is no word of the code such as gift_voucher.
  [/\b(view_)[\w-]+/g, '$1…'],
  [/\b((?:visit|gift|wait|vr)_)(?:[\w-]{22}(?![\w-])|(?=[\w-]*[A-Z0-9])[\w-]+)/g, '$1…'],
  [/\b((?:access_|csrf_)?token|captcha_key|password|secret|sid|authorization|cookie)(["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi, '$1$2…'],
  [/\bBearer\s+\S+/gi, 'Bearer …'],
  // DNI and NIE, tax numbers of companies, cards, telephones.
  [/\b(?:\d{8}|[XYZ]\d{7})[- ]?[A-Z]\b/gi, '…'],
  [/\b[ABCDEFGHJNPQRSUVW][- ]?\d{7}[0-9A-J]\b/g, '…'],
  [/\b(?:\d[ -]?){13,19}\b/g, '…'],
  [/(?:\+\d{1,3}[ .-]?)?\b(?:\d{2,3}[ .-]){2,4}\d{2,3}\b|\+\d{9,15}\b|\b[6789]\d{8}\b/g, '…'],
  // Long random strings are sessions, tokens, keys. The card provider's names of payments and events open nothing.
  [/\b(?!(?:pi|seti|re|ch|evt)_[A-Za-z0-9]{20,}(?:_secret_)?(?![\w-]))(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{22,}\b/g, '…'],
];

/** Longer texts are cut: what a line of a log needs is at its beginning. */
const longest = 8_000;

/** A text without e-mail addresses, identity documents, telephone and card numbers, tokens, and without queries and hashes of addresses. */
export function scrub(text: string): string {
  return personal.reduce((clean, [found, put]) => clean.replace(found, put), text.slice(0, longest));
}

/** A line of a stack as V8 writes it, or as the other engines do: what was called, file, line, column. Null for any other line. */
export function stackLine(line: string): RegExpExecArray | null {
  return /^\s*at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? /^(.*?)@(.+?):(\d+):(\d+)$/.exec(line);
}

/** A stack whose message is scrubbed and whose lines still lead to the code. */
export function scrubStack(stack: string): string {
  const lines = stack.slice(0, longest).split('\n');
  const first = lines.findIndex((line) => stackLine(line) !== null);
  const [message, frames] = first === -1 ? [lines, []] : [lines.slice(0, first), lines.slice(first)];
  return [scrub(message.join('\n')), ...frames.map(scrubLine)].join('\n');
}

function scrubLine(line: string): string {
  const file = stackLine(line)?.[2];
  if (file === undefined) return scrub(line);
  const at = line.lastIndexOf(file);
  return scrub(line.slice(0, at)) + scrubFile(file) + line.slice(at + file.length);
}

/** Our own files are named in full, but for a query; a page's address is nobody's business. */
function scrubFile(name: string): string {
  return /\/(?:assets|src|dist|node_modules)\//.test(name) ? name.replace(/[?#].*$/, '') : scrub(name);
}
