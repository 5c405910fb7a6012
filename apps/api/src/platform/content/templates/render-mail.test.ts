import { expect, test } from 'vitest';
import { exampleOrder } from '../checks/mails.ts';
import { renderMail } from './render-mail.ts';

const mail = {
  layout: '<html lang="{{ language }}"><body>{{ content | raw }}</body></html>',
  templates: [
    {
      name: 'order-confirmation',
      language: 'es' as const,
      subject: 'Pedido {{ order.number }}\n de {{ order.name }}',
      body: '<h1>Gracias, {{ order.name }}</h1><p>Total {{ order.total }}<br><a href="{{ order.link }}">Verlo</a></p>',
    },
  ],
};

test('a mail stands in the estate’s layout, with a one-line subject and the same words as plain text', () => {
  const data = { ...exampleOrder, order: { ...exampleOrder.order, name: 'Inés <b> & "co"' } };
  const { subject, html, text } = renderMail(mail, 'order-confirmation', 'es', data);
  expect(subject).toBe('Pedido M-7F3K2Q de Inés <b> & "co"');
  expect(html).toBe(
    '<html lang="es"><body><h1>Gracias, Inés &lt;b&gt; &amp; &#34;co&#34;</h1><p>Total 70,00\u00A0€<br><a href="https://example.com/es/pedido-confirmado?order=1">Verlo</a></p></body></html>',
  );
  expect(text).toBe('Gracias, Inés <b> & "co"\n\nTotal 70,00 €\nVerlo: https://example.com/es/pedido-confirmado?order=1');
});

test('as plain text paragraphs stand apart, and an amount beside what it is for, the address and the parts of a case below', () => {
  const row =
    '<tr><td>{{ line.quantity }} × <a href="{{ line.link }}">{{ line.title }}</a><br>{{ line.contents[0] }}</td><td align="right">{{ line.total }}</td></tr>';
  const body = `<h2>Pedido</h2><p>Gracias.</p><table>{% for line in order.lines %}${row}{% endfor %}<tr><td>Total</td><td>{{ order.total }}</td></tr></table><p>{{ brand.phone }}</p>`;
  const { html, text } = renderMail({ ...mail, templates: mail.templates.map((one) => ({ ...one, body })) }, 'order-confirmation', 'es', exampleOrder);
  expect(text).toBe(
    'Pedido\n\nGracias.\n\n3 × Reserva 2019, 75 cl  73,50 €\nhttps://example.com/es/vinos/reserva?sku=MON-RES-2019-75\n3 × Reserva 2019, 75 cl\nTotal  70,00 €\n\n+34 941 000 000',
  );
  // A number to call is in one piece.
  expect(html).toContain('+34\u00A0941\u00A0000\u00A0000');
});

test('a mail that is not there says which file to add', () => {
  expect(() => renderMail(mail, 'order-confirmation', 'en', exampleOrder)).toThrow('add mail/order-confirmation.en.liquid');
});
