import { InWords } from '@parral/site/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleBookingAttributes, exampleBookingData } from '../../testing/example-booking.ts';
import VisitBooking from './VisitBooking.tsx';

const html = (isVoucherPage: boolean) =>
  renderToString(
    <InWords language="es">
      <VisitBooking
        attributes={isVoucherPage ? { ...exampleBookingAttributes, experienceId: undefined, vouchers: 'true' } : exampleBookingAttributes}
        data={isVoucherPage ? { ...exampleBookingData, visit: null } : exampleBookingData}
        language="es"
        brand="alba"
      />
    </InWords>,
  );

describe('what the server sends of a booking', () => {
  it('the voucher page has its heading and its field (it had no h1, and moved when they came)', () => {
    expect(html(true)).toMatch(/<h1[^>]*>Canjear un bono<\/h1>/);
    expect(html(true)).toMatch(/<input[^>]* id="voucher-code"/);
  });

  it.each([
    ['a visit', false, 'Para reservar aquí'],
    ['the voucher', true, 'Para canjear aquí un bono'],
  ] as const)('without script the page of %s says what it takes, and gives telephone and mail', (_, isVoucherPage, words) => {
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html(isVoucherPage)) ?? [];
    expect(without).toContain(words);
    expect(without).toContain('href="tel:+34941000000"');
    expect(without).toContain('href="mailto:bodega@alba.example"');
  });
});
