/** Versions: "a contract test between the last tagged version of each package and today's API: additive only, or a major"; "red once for a removed field". */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breaks } from './compare.ts';
import type { Description, Operation, Schema } from './description.ts';
import { resolved } from './description.ts';
import { mayBreak } from './may-break.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
const published = read('published/openapi.json') as Description;
const today = read('generated/openapi.json') as Description;
const { version } = read('package.json') as { version: string };

test('today’s API serves every program that was written for the published description, or its version says that it does not', () => {
  const found = mayBreak(published.info.version, version) ? [] : breaks(published, today);
  expect(found, 'Keep what is published; or raise the version of @parral/api-spec (CONTRIBUTING.md, "A call of the API").').toEqual([]);
});

/** The real description with one thing changed. */
function changed(change: (description: Mutable) => void): string[] {
  const copy = structuredClone(today) as unknown as Mutable;
  change(copy);
  return breaks(today, copy as unknown as Description);
}

interface MutableSchema {
  properties: Record<string, MutableSchema & Schema>;
  required: string[];
}
type MutableOperation = { -readonly [Key in keyof Operation]: Operation[Key] } & { responses: Record<string, unknown> };
interface Mutable {
  paths: Record<string, Record<string, MutableOperation>>;
  components: { schemas: Record<string, MutableSchema> };
}

describe('what breaks a program is found', () => {
  const objects = Object.entries(today.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const schema = operation.responses['200']?.content?.['application/json']?.schema;
      const form = schema?.$ref?.split('/').at(-1);
      const field = schema && Object.keys(resolved(today, schema).properties ?? {})[0];
      return form !== undefined && field !== undefined ? [{ call: `${method.toUpperCase()} ${path}`, form, field }] : [];
    }),
  );

  test('a field removed from the answer of any call', () => {
    expect(objects.length).toBeGreaterThan(40);
    for (const { call, form, field } of objects) {
      const found = changed(({ components: { schemas } }) => void delete schemas[form]?.properties[field]);
      expect(found, `${call} ${field}`).toContain(`${call} answer.${field}: is gone`);
    }
  });

  test.each<[string, (description: Mutable) => void, RegExp]>([
    ['a call that is gone', ({ paths }) => void delete paths['/api/ecom/basket/'], /^GET \/api\/ecom\/basket\/: is gone$/],
    ['a call under another name', ({ paths }) => void (paths['/api/ecom/basket/']!['get']!.operationId = 'readBasket'), /is called readBasket/],
    ['a field that may be missing', ({ components }) => void components.schemas['Order']!.required.shift(), /answer\.number: may be missing now/],
    [
      'a field of another type',
      ({ components }) => void Object.assign(components.schemas['Order']!.properties['number']!, { type: 'integer' }),
      /was string and is integer/,
    ],
    [
      'a field that may be null',
      ({ components }) => void Object.assign(components.schemas['Order']!.properties['number']!, { type: ['string', 'null'] }),
      /string or null/,
    ],
    [
      'a field more that must be sent',
      ({ components }) => void components.schemas['OrderIntentRequest']!.required.push('colour'),
      /body\.colour: must be sent now/,
    ],
    ['a field that is taken no longer', ({ components }) => void delete components.schemas['AddProduct']?.properties['quantity'], /body\.quantity: is gone/],
    ['a word that is taken no longer', ({ components }) => void Object.assign(components.schemas['ShippingMode']!, { enum: ['home'] }), /taken no longer/],
    ['a tighter limit', ({ components }) => void Object.assign(components.schemas['Email']!, { maxLength: 100 }), /maxLength is stricter \(254 → 100\)/],
    [
      'a parameter that must be sent',
      ({ paths }) => {
        const call = paths['/api/ecom/basket/']!['get']!;
        call.parameters = [...(call.parameters ?? []), { name: 'colour', in: 'query', required: true }];
      },
      /parameter colour: must be sent now/,
    ],
    [
      'a call that asks for a session now',
      ({ paths }) => void (paths['/api/catalogue/products/']!['get']!.security = [{ session: [] }]),
      /security: \{\} opens it no longer/,
    ],
    ['an answer that is gone', ({ paths }) => void delete paths['/api/ecom/basket/']!['get']!.responses['200'], /answer 200: is gone/],
  ])('%s', (_, change, says) => {
    expect(changed(change)).toContainEqual(expect.stringMatching(says));
  });

  test.each<[string, (description: Mutable) => void]>([
    ['a field more in an answer', ({ components }) => void (components.schemas['Order']!.properties['colour'] = { type: 'string' } as never)],
    ['a field more that may be sent', ({ components }) => void (components.schemas['OrderIntentRequest']!.properties['colour'] = { type: 'string' } as never)],
    ['a call more', ({ paths }) => void (paths['/api/colours/'] = { get: { operationId: 'listColours', responses: {} } })],
    ['a word more', ({ components }) => void (components.schemas['ErrorCode'] as unknown as { enum: string[] }).enum.push('COLOUR_UNKNOWN')],
    ['a wider limit', ({ components }) => void Object.assign(components.schemas['Email']!, { maxLength: 300 })],
  ])('and what only adds is none: %s', (_, change) => {
    expect(changed(change)).toEqual([]);
  });

  test('a new major version may break, below 1.0 a new minor one', () => {
    expect([mayBreak('1.4.0', '2.0.0'), mayBreak('0.1.3', '0.2.0'), mayBreak('0.9.0', '1.0.0')]).toEqual([true, true, true]);
    expect([mayBreak('1.4.0', '1.5.0'), mayBreak('0.1.3', '0.1.4'), mayBreak('1.4.0', '1.4.0'), mayBreak('2.0.0', '1.0.0')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
