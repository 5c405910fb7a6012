/** What only a person has: an address, a number, where they live, when they were born. */
const personal = [
  ...['email', 'tel'].map((type) => `[type="${type}"]`),
  ...['name', 'given-name', 'family-name', 'address-line1', 'street-address', 'bday'].map((token) => `[autocomplete~="${token}"]`),
];
const personalFields = `:is(${personal.join(', ')}):not([type="hidden"], :disabled)`;

/**
 * Forms under `root` that take personal data without a `PrivacyNotice` before the button that sends them. Who logs in says nothing of
 * themselves that is not known: the address beside a password that is known is no personal data taken.
 */
export function missingNotices(root: Element): string[] {
  return [...root.querySelectorAll('form')].flatMap((form) => {
    const isLogin = form.querySelector('[autocomplete="username"]') !== null && form.querySelector('[autocomplete="current-password"]') !== null;
    const asked = isLogin ? [] : [...form.querySelectorAll<HTMLInputElement>(personalFields)];
    const button = [...form.querySelectorAll('[type="submit"]')].at(-1);
    if (asked.length === 0 || !button) return [];
    const notice = form.querySelector('[data-privacy-notice]');
    const isBefore = notice !== null && (notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return isBefore ? [] : [`"${button.textContent}" sends ${asked.map(({ id, name }) => id || name).join(', ')}`];
  });
}
