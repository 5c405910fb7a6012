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

/** Whether the reader has been asked and has answered, yes or no. */
export function hasAnswered(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${consentCookie}=`));
}

/** Keeps the reader's answer for half a year. */
export function setConsent(purposes: readonly Purpose[]): void {
  const value = purposes.length === 0 ? 'none' : purposes.join('.');
  document.cookie = `${consentCookie}=${value}; Path=/; Max-Age=15552000; SameSite=Lax`;
}
