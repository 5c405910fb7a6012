import { InWords } from '@parral/site/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleBasket } from '../../../testing/example-basket.ts';
import { exampleCountries } from '../../../testing/example-checkout.ts';
import { BasketLine } from './BasketLine.tsx';
import { BasketLines } from './BasketLines.tsx';
import { Summary } from './Summary.tsx';

const nothing = () => undefined;
const summaryOf = (basket: typeof exampleBasket) => (
  <Summary
    basket={basket}
    country="ES"
    countries={exampleCountries}
    onCountry={nothing}
    stale={false}
    stopped={false}
    checkoutUrl="/en/checkout"
    onCheckout={nothing}
    leaving={false}
    coupon={null}
  />
);
const html = renderToString(
  <InWords language="en">
    <BasketLines>
      {exampleBasket.lines.map((line) => (
        <BasketLine key={line.id} line={line} quantity={line.quantity} error={null} stale={false} onQuantity={nothing} onRemove={nothing} />
      ))}
    </BasketLines>
    {summaryOf(exampleBasket)}
  </InWords>,
);
const text = (part: string) =>
  part
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
/** The text between the first tag of this name and its end, for each of them. */
const parts = (name: string) => [...html.matchAll(new RegExp(`<${name}[ >].*?</${name}>`, 'gs'))].map(([part]) => part);

describe('section 2: "product table (product, unit price, quantity, subtotal) beside a summary (subtotal, tax included, shipping, voucher discount, total)"', () => {
  it('has the four columns in this order', () => {
    expect(
      parts('th')
        .filter((cell) => cell.includes('scope="col"'))
        .map(text),
    ).toEqual(['Product', 'Unit price', 'Quantity', 'Subtotal']);
  });
  it('has in each row the wine with its page, the price of one, how many, and what they come to', () => {
    const [, first = ''] = parts('tr');
    expect(first).toContain('href="/es/vinos/reserva"');
    expect(first).toMatch(/<input[^>]*value="3"/);
    const cells = [...first.matchAll(/<td[ >].*?<\/td>/gs)].map(([cell]) => text(cell));
    expect([cells[0], cells[2]]).toEqual(['24,50 €', '73,50 €']);
  });
  it('has the amounts of the summary, the tax as part of the total', () => {
    const summary = text(parts('aside').join());
    for (const words of ['Subtotal 103,10 €', 'Shipping 6,50 €', 'Total 109,60 €', 'Includes 19,02 € VAT (21 %)']) expect(summary).toContain(words);
  });
});

it('section 3, “optional discounted price”: a reduced line shows what one cost before, struck through and named, beside what it costs', () => {
  const [line] = exampleBasket.lines;
  const drawn = (price: number) =>
    renderToString(
      <InWords language="en">
        <BasketLines>
          {line && (
            <BasketLine
              line={{ ...line, product: { ...line.product, price } }}
              quantity={line.quantity}
              error={null}
              stale={false}
              onQuantity={nothing}
              onRemove={nothing}
            />
          )}
        </BasketLines>
      </InWords>,
    );
  expect(drawn(29)).toMatch(/<s[ >].*29,00/s);
  expect(text(drawn(29))).toContain('24,50 €');
  expect(drawn(24.5)).not.toMatch(/<s[ >]/);
});

it('fault: gifts, which no post carries, take the words on free shipping away before it is free', () => {
  const said = (posted_subtotal: number) => renderToString(<InWords language="en">{summaryOf({ ...exampleBasket, subtotal: 300, posted_subtotal })}</InWords>);
  expect(text(said(103.1))).toContain('Free shipping from 150,00 €.');
  expect(text(said(150))).not.toContain('Free shipping from');
});

describe('section 5: "Basket quantity: min 1"', () => {
  it('cannot be made less than one', () => {
    expect(html.match(/<input[^>]*type="number"[^>]*>/g)?.every((field) => field.includes('min="1"'))).toBe(true);
  });
});
