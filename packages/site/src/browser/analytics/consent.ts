/** What a reader may agree to; what the site needs to work asks nobody. */
export type Purpose = 'analytics';

/** Cookie that holds the purposes agreed to, joined by dots; `none` when refused. */
export const consentCookie = 'consent';

/** Whether the reader has agreed to a purpose. Without an answer: no. */
export function hasConsent(purpose: Purpose): boolean {
  const value = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${consentCookie}=`));
  return (
    value !== undefined &&
    value
      .slice(consentCookie.length + 1)
      .split('.')
      .includes(purpose)
  );
}
