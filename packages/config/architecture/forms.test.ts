/** One way for forms (decision 021) and one way for the server's state in the browser (decision 020). */
import { expect, test } from 'vitest';
import { files, read, withoutComments } from './sources.ts';

const code = files('packages/{site,blocks}/src/**/*.{ts,tsx}', 'apps/{shop,booking,club,content,office}/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|stories|suite)\.tsx?$|\/(?:testing|stories)\//.test(file),
);

/** Fields that stand alone, on pages where the layer's 17 kB would come for them. */
const plainFields = ['apps/shop/src/blocks/basket/parts/Coupon.tsx'];

/** Screens that forms without script are posted to. */
const postedForms = ['apps/club/src/screens/login/login-screen.tsx', 'packages/site/src/render/newsletter-screen.tsx'];

/** Calls without a hook, and why. */
const callsByHand: Readonly<Record<string, string>> = {
  'apps/shop/src/adding/availability.ts': 'one plain read on the most visited pages, whose script would grow by a sixth',
  'apps/shop/src/blocks/confirmation/Confirmation.tsx': 'the capture is a command that is given once; its result is not kept',
  'apps/shop/src/blocks/payment-link/PaymentLink.tsx': 'the capture is a command that is given once; what the link is for is asked for with it',
  'apps/booking/src/blocks/visit-confirmation/VisitConfirmation.tsx': 'the capture is a command that is given once; its result is not kept',
  'apps/shop/src/gifts-bought/NewGifts.tsx': 'asked again and again until what was paid for is made, on the page of the capture',
  'apps/shop/src/impressions/track-impressions.ts': 'fetched with its script after consent, for the tag manager; nothing of it is shown',
};

/** A value of a control that stands in the state of a component: named there, or set from the control's event. */
function ownFieldState(text: string): string[] {
  const states = [...text.matchAll(/const \[(\w+)(?:, \w+)?\] = useState\b/g)].map(([, name]) => name ?? '');
  const shown = states.filter((name) =>
    new RegExp(`<(?:input|select|textarea|TextField|TextArea|Select|Checkbox)\\b[^<]*?\\b(?:value|checked)=\\{${name}\\}`).test(text),
  );
  return [...shown, ...(text.match(/\bset[A-Z]\w*\(\w+\.(?:target|currentTarget)\.(?:value|checked)/g) ?? [])];
}

test('no component keeps the value of a field in useState', () => {
  expect(code.length).toBeGreaterThan(300);
  expect(code.flatMap((file) => ownFieldState(read(file)).map((found) => `${file}: ${found}`))).toEqual([]);
});

test('a form is one of the layer: a block that draws one holds it by react-hook-form with a schema; what is posted is judged by a schema too', () => {
  const isOwn = (text: string) => /<form\b/.test(text) && (/onSubmit=/.test(text) || !/\baction=/.test(text));
  const forms = code.filter((file) => file.endsWith('.tsx') && isOwn(withoutComments(read(file))) && !plainFields.includes(file));
  expect(forms.length).toBeGreaterThan(8);
  const ofBlock = (file: string) => code.filter((other) => other.startsWith(`${file.split('/').slice(0, 5).join('/')}/`));
  expect(forms.filter((file) => !ofBlock(file).some((other) => /\buseForm\b[^]*\bzodResolver\(/.test(read(other))))).toEqual([]);
  expect(forms.filter((file) => /new FormData\(/.test(read(file)))).toEqual([]);
  expect(postedForms.filter((file) => !/formErrors\(\w+Schema,/.test(read(file)))).toEqual([]);
});

test('what is wrong with a form, and where it stands, is said by the layer: no block reads errors or reports them in a way of its own', () => {
  const ownWay = /\b(?:superRefine|addIssue|FieldErrors)\b|\bformState\.errors\b|\berrors\b[^;]*\} = \w+\.formState\b/;
  const blocks = code.filter((file) => /^apps\/\w+\/src\/blocks\//.test(file));
  expect(blocks.length).toBeGreaterThan(150);
  expect(blocks.filter((file) => ownWay.test(withoutComments(read(file))))).toEqual([]);
});

test('blocks call the API by hooks made from its description: no fetch and no client of their own, but where a reason is written here', () => {
  // The office asks on its server alone, for each page (decision 044).
  const blocks = code.filter((file) => !/^(?:packages\/site|apps\/office)\//.test(file));
  const byHand = blocks.filter((file) => /\bfetch\(|\bcreateClient\(/.test(read(file)));
  expect(byHand).toEqual(Object.keys(callsByHand).toSorted());
});
