/** The picture of the QR code that is shown on arrival, of the booking behind a private link's token. */
export function codeAddress(token: string): string {
  return `/api/booking/${encodeURIComponent(token)}/code.png`;
}
