import { Runtime } from '@parral/site/browser';
import { InWords } from '@parral/site/testing';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleBasket } from '../../../testing/example-basket.ts';
import { member, visitor } from '../../../testing/example-buyer.ts';
import { exampleCountries, exampleDocuments } from '../../../testing/example-checkout.ts';
import type { Buyer } from '../form/buyer.ts';
import { CheckoutFlow } from './CheckoutFlow.tsx';

/** What a tab has of its own: an empty storage, and the address of the page. */
beforeAll(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('location', { pathname: '/en/checkout', search: '' });
});
afterAll(() => vi.unstubAllGlobals());

/** Step one as it is first drawn. */
const html = (buyer: Buyer) =>
  renderToString(
    <InWords language="en">
      <Runtime>
        <CheckoutFlow
          buyer={buyer}
          brandName="brisa"
          brand="brisa"
          countries={exampleCountries}
          language="en"
          pickupHours="Monday to Sunday, 10:30 to 15:00"
          deliveryTime="Two to four days"
          documentOptions={exampleDocuments}
          termsUrl="/en/terms"
          contactEmail="hello@brisa.example"
          basket={exampleBasket}
          basketUrl="/en/basket"
          confirmationUrl="/en/confirmation"
          privacy={{ controller: 'Alba', policyUrl: '/es/privacidad' }}
          publishableKey="pk_test"
          scriptUrl={null}
          refreshing={false}
          refreshFailed={false}
          onPreview={() => undefined}
          onRefresh={() => Promise.resolve()}
        />
      </Runtime>
    </InWords>,
  );
const headings = (text: string) => [...text.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) => words);
const checkbox = (text: string, label: string) => new RegExp(`<input[^>]*type="checkbox"[^>]*>(?:(?!<input).)*${label}`, 's').test(text);

describe('section 2, checkout: its sections', () => {
  it('client data, shipping address, billing data and comments for a visitor; the shipping mode for club members only', () => {
    expect(headings(html(visitor)).slice(0, 4)).toEqual(['Your details', 'Delivery address', 'Billing', 'Anything else']);
    expect(headings(html(member)).slice(0, 5)).toEqual(['Your details', 'Delivery method', 'Delivery address', 'Billing', 'Anything else']);
  });
  it.each([
    ['a visitor', visitor, { same: true, reuse: false, gift: true, update: false, newsletter: true, terms: true }],
    ['a member', member, { same: true, reuse: true, gift: true, update: true, newsletter: true, terms: false }],
  ])('checkboxes of %s', (_who, buyer, expected) => {
    const drawn = html(buyer);
    expect({
      same: checkbox(drawn, 'Same address'),
      reuse: checkbox(drawn, 'Use the billing details in my account'),
      gift: checkbox(drawn, 'It is a gift'),
      update: checkbox(drawn, 'Save these details to my club account'),
      newsletter: checkbox(drawn, 'I want to receive letters from brisa'),
      terms: checkbox(drawn, 'I have read and accept the'),
    }).toEqual(expected);
  });
  it('comments box of 200 letters, phone number, a back button to the basket and Continue', () => {
    const drawn = html(visitor);
    expect(drawn).toMatch(/<textarea[^>]*maxLength="200"/i);
    expect(drawn).toMatch(/<input[^>]*type="tel"/);
    expect(drawn).toMatch(/<a[^>]*href="\/en\/basket"[^>]*>.*?Back/);
    expect(drawn).toMatch(/<button[^>]*type="submit"[^>]*>.*?Continue to payment/);
  });
});

describe('section 4: "first step is editing (all sections editable)"; 2: Edit, Save and payment come after it', () => {
  it('every section stands open, none has Edit or Save, and nothing can be paid', () => {
    expect(html(visitor).match(/<fieldset/g)).toHaveLength(4);
    expect(html(visitor)).not.toMatch(/Edit: |Save: |Payment<\/h2>/);
  });
});

describe('section 5: "Document types: dni, passport, nif_cif"', () => {
  it('are what can be chosen, dni first', () => {
    const [, options = ''] = /<select[^>]*name="client.documentType"[^>]*>(.*?)<\/select>/s.exec(html(visitor)) ?? [];
    expect([...options.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual(['dni', 'passport', 'nif_cif']);
  });
});
