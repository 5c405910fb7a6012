import type { Language } from '@parral/api-spec/languages';
import { wordsOfRooms } from '@parral/site/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Confirmation } from '../confirm-order.ts';
import { Outcome } from './Outcome.tsx';

const data = {
  basketUrl: '/en/basket',
  checkoutUrl: '/en/checkout',
  contactEmail: 'hello@brisa.example',
  house: 'brisa',
  table: null,
  gift: null,
  visit: null,
};

/** What stands on the page once the answer has come. */
function html(confirmation: Confirmation, language: Language = 'en'): string {
  const t = wordsOfRooms(language)('shop/confirmation');
  return renderToString(<Outcome confirmation={confirmation} data={data} catalogueUrl="/en/wines" language={language} t={t} onRetry={() => undefined} />);
}

describe('section 2, shop payment confirmation: "shows order number, email, description and a button (back to catalogue)"', () => {
  const shown = html({
    kind: 'order',
    order: {
      number: 'FSCT-29V0',
      email: 'lucia@correo.es',
      track_gtm_purchase: false,
      total_price: 109.6,
      order_token: 'view_x',
      gifts_bought: 0,
      needs_shipping: true,
      delivery: { earliest: '2026-11-25', latest: '2026-11-27' },
    },
  });
  it.each(['FSCT-29V0', 'lucia@correo.es', wordsOfRooms('en')('shop/confirmation')('description'), '109,60\u00a0€', '27 November'])('%s', (words) => {
    expect(shown).toContain(words);
  });
  it('and the way back', () => {
    expect(shown).toMatch(/<a[^>]*href="\/en\/wines"[^>]*>.*?Back to the catalogue/);
  });
});

describe('section 8: "Order confirmation failure: \'There has been an error while confirming your order.\'"', () => {
  it('in these words, and in Spanish, with whom to write to', () => {
    expect(html({ kind: 'error' })).toContain('There has been an error while confirming your order.');
    expect(html({ kind: 'error' }, 'es')).toContain('Ha habido un error al confirmar su pedido.');
    expect(html({ kind: 'error' })).toContain('mailto:hello@brisa.example');
  });
});
