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
    '<html lang="es"><body><h1>Gracias, Inés &lt;b&gt; &amp; &#34;co&#34;</h1><p>Total 70,00 €<br><a href="https://example.com/es/pedido-confirmado?order=1">Verlo</a></p></body></html>',
  );
  expect(text).toBe('Gracias, Inés <b> & "co"\nTotal 70,00 €\nVerlo: https://example.com/es/pedido-confirmado?order=1');
});

test('a mail that is not there says which file to add', () => {
  expect(() => renderMail(mail, 'order-confirmation', 'en', exampleOrder)).toThrow('add mail/order-confirmation.en.liquid');
});
