import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, Dialog, Disclosure, ErrorSummary, Header, Quantity, RadioGroup, Select, StatusMessage, TextArea, TextField, Wordmark } from './index.ts';

const nothing = () => {};

// Design 3: everything works before scripts arrive as far as HTML can.
test('a form drawn on the server has its values, names and ties', () => {
  const html = renderToString(
    <form method="post">
      <TextField id="mail" name="email" label="Correo" type="email" defaultValue="a@b.es" error="Escriba un correo válido." />
      <Select
        id="country"
        name="country"
        label="País"
        defaultValue="PT"
        options={[
          { value: 'ES', label: 'España' },
          { value: 'PT', label: 'Portugal' },
        ]}
      />
      <RadioGroup
        name="type"
        legend="Tipo"
        defaultValue="b"
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
      />
      <TextArea id="note" name="note" label="Nota" maxLength={200} defaultValue="Hola" counter={(used, most) => `${used} de ${most}`} />
      <Quantity id="how-many" name="quantity" label="Cantidad" decreaseLabel="−" increaseLabel="+" value={3} max={6} onChange={nothing} />
      <Button type="submit">Enviar</Button>
    </form>,
  );
  expect(html).toContain('<label for="mail"');
  expect(html).toMatch(/<input[^>]*aria-describedby="mail-error"/);
  expect(html).toContain('id="mail-error"');
  expect(html).toMatch(/<option value="PT" selected=""/);
  expect(html).toMatch(/value="b"[^>]*checked=""|checked=""[^>]*value="b"/);
  expect(html).toContain('4 de 200');
  expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="3"/);
  expect(html).toContain('type="submit"');
});

// Specification, Header: the menu opens without script; the page is held by CSS.
test('the menu is a popover tied to its button by HTML alone', () => {
  const html = renderToString(
    <Header wordmark={<Wordmark name="Alba" />} navLabel="Principal" links={[{ href: '/es/vinos', label: 'Vinos' }]} menuLabel="Menú" closeLabel="Cerrar" />,
  );
  const target = /popoverTarget="([^"]+)"/i.exec(html)?.[1];
  expect(target).toBeTruthy();
  expect(html).toMatch(new RegExp(`<nav id="${target}" popover="auto"`));
});

test('what is closed or empty is silent on the server', () => {
  expect(
    renderToString(
      <Dialog open={false} onClose={nothing} title="Cesta" closeLabel="Cerrar">
        Vacía
      </Dialog>,
    ),
  ).not.toMatch(/<dialog[^>]* open/);
  expect(renderToString(<ErrorSummary title="Errores" errors={[]} />)).toBe('');
  expect(renderToString(<StatusMessage />)).toMatch(/<output[^>]*><\/output>/);
  expect(renderToString(<Disclosure summary="Más">Texto</Disclosure>)).toMatch(/<details[^>]*>.*Texto/);
});
