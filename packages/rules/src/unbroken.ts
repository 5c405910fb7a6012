/** `+34 941 00 19 24`, `0151 234 56 78`, `941 00 19 24`: by its +, by its 0, or as Spanish numbers are written, in three groups or more. */
const phones = /(?<![\w+])(?:\+\d{1,3}|\(?0\d{1,4}\)?|[6-9]\d{2})(?:[ -]\(?\d{2,4}\)?){2,6}(?!\w)/g;
const amounts = /(?<=\d) (?=€)/g;
/** `10:30 a 15:00`, `10:30 to 15:00`: from one time to another. */
const stretches = /(?<=\d{1,2}:\d{2}) (a|à|bis|to|[–-]) (?=\d{1,2}:\d{2})/g;
const noBreak = '\u00A0';

/** The same text with telephone numbers that a line's end does not part. */
export function unbrokenPhones(text: string): string {
  return text.replace(phones, (phone) => phone.replaceAll(' ', noBreak));
}

/** The same text with telephone numbers, amounts (`300 €`) and hours (`10:30 to 15:00`) that a line's end does not part. */
export function unbrokenNumbers(text: string): string {
  return unbrokenPhones(text).replace(amounts, noBreak).replace(stretches, `${noBreak}$1${noBreak}`);
}

/** The same HTML with such numbers in its text; what stands in tags, such as the number that a link dials, stays as it is. */
export function unbrokenInHtml(html: string): string {
  return html.replace(/<(script|style|textarea)\b.*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/gis, (part) =>
    part.startsWith('<') ? part : unbrokenNumbers(part),
  );
}
