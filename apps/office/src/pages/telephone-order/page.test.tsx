import { describe, expect, it } from 'vitest';
import { exampleWines } from '../../testing/example-wines.ts';
import { signedIn } from '../../testing/sessions.ts';
import { visitOffice } from '../../testing/visit-office.ts';
import { unitsName } from './WineChoice.tsx';
import { telephoneOrderPage } from './page.tsx';

const [reserva] = exampleWines as [(typeof exampleWines)[number]];
const sku = reserva.product_id;
const send = (form: Record<string, string>) =>
  visitOffice('/office/orders/telephone', {
    pages: [telephoneOrderPage],
    session: signedIn(['orders:read', 'orders:change']),
    form: { key: '1b671a64-40d5-491e-99b0-da01ff1f3341', ...form },
    answers: {
      'GET /api/ecom_order/checkout/shipping_countries/': () => Response.json([{ iso_code: 'ES', name: 'España' }]),
      'GET /api/office/wines/': () => Response.json({ wines: exampleWines, next: null }),
      [`GET /api/office/wines/${sku}/`]: () => Response.json({ wine: reserva }),
    },
  });
const typed = { name: 'Pilar', surname: 'Ochoa', email: 'pilar@correo.example', line1: 'Calle Mayor, 1', words: 'Gracias por llamar.' };

describe('issue 16, "lists that work without script": a wine is searched in the middle of an order by telephone', () => {
  it('all that was typed is drawn again, and nothing is ordered', async () => {
    const { status, html, asked } = await send({ ...typed, q: 'reserva', [unitsName(sku)]: '3', do: 'find' });
    expect(status).toBe(200);
    for (const text of Object.values(typed)) expect(html).toContain(text);
    expect(html).toMatch(new RegExp(`<input[^>]+name="${unitsName(sku)}"[^>]*value="3"`));
    expect(html).toMatch(/<input[^>]+name="q"[^>]*value="reserva"/);
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('once a wine is taken its search is over', async () => {
    const { html } = await send({ ...typed, q: 'reserva', [unitsName(sku)]: '3', do: 'add' });
    expect(html).toMatch(/<input[^>]+name="q"[^>]*value=""/);
  });

  it('one form holds the search and the buyer, and Enter in it never orders', async () => {
    const { html } = await send({ do: 'find' });
    const [form = ''] = /<form[^>]+data-wines[^]*?<\/form>/.exec(html) ?? [];
    expect(form).toContain('name="email"');
    expect([...form.matchAll(/<button[^>]+value="(\w+)"/g)].map(([, step]) => step)).toEqual(['find', 'order']);
  });
});
