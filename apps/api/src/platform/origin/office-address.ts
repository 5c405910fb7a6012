/**
 * A page of the office, as mails to the estate's people name it.
 *
 * @param origin where the office is reached, such as `siteOrigin` gives it
 * @param path below `/office/`, such as `orders/K7QX-3182`; without it the page of today
 */
export function officeAddress(origin: string, path = ''): string {
  return `${origin.replace(/\/$/, '')}/office/${path}`;
}
