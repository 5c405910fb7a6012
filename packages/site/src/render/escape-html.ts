/** Text safe between quotes of an attribute and between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** JSON for an attribute between single quotes: its own quotes, of which it is full, stand as they are. */
export function attributeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[&<']/g, (sign) => escapes[sign] ?? sign);
}

/** JSON that may stand inside a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
