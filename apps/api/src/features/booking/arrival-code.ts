import { encode } from 'uqr';
import { officeAddress } from '../../platform/origin/office-address.ts';
import type { BookingFile } from './booking.store.ts';

/** Pixels of one square: sharp on a screen of twice the density, and on paper. */
const square = 8;

/** What the code holds: at the office, for who works there, it checks in; everybody else is led to the booking's own page. */
export function arrivalAddress({ booking }: Pick<BookingFile, 'booking'>): string {
  return officeAddress(booking.origin, `arrivals/${booking.viewToken}`);
}

/** Where the picture of the code stands, for mails. */
export function arrivalCodeAddress({ booking }: Pick<BookingFile, 'booking'>): string {
  return `${booking.origin}/api/booking/${booking.viewToken}/code.png`;
}

/** The QR code of a booking as a PNG, dark on white with the quiet border that cameras need. */
export async function arrivalCode(file: Pick<BookingFile, 'booking'>): Promise<Buffer> {
  const { data, size } = encode(arrivalAddress(file), { ecc: 'M', border: 3 });
  const pixels = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255));
  const { default: sharp } = await import('sharp');
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * square, size * square, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
