import { consentCookie, type Purpose } from './consent.ts';

/** Whether the reader has been asked and has answered, yes or no. */
export function hasAnswered(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${consentCookie}=`));
}

/** Keeps the reader's answer for half a year. */
export function setConsent(purposes: readonly Purpose[]): void {
  const value = purposes.length === 0 ? 'none' : purposes.join('.');
  document.cookie = `${consentCookie}=${value}; Path=/; Max-Age=15552000; SameSite=Lax`;
}
