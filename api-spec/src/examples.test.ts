/** "Examples in every operation taken from recorded tests so that they are true, errors with what to do". */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { RecordedExample } from './add-examples.ts';
import type { Body, Description } from './contract/description.ts';
import { errors } from './errors.ts';

const recorded = JSON.parse(readFileSync(new URL('../examples/recorded.json', import.meta.url), 'utf8')) as Record<string, RecordedExample>;
const text = readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8');
const description = JSON.parse(text) as Description;

/** Answered as something else than JSON, told by the card provider, or the description itself. */
const without = new Set(['getInvoice', 'getBookingCalendar', 'getBookingCode', 'getMetrics', 'receivePaymentEvent', 'getOpenapi']);

const ajv = new Ajv({ strict: false, allErrors: true });
(('default' in formats ? formats.default : formats) as unknown as (ajv: Ajv) => void)(ajv);
ajv.addFormat('euros', { type: 'number', validate: (euros) => Number(euros.toFixed(2)) === euros });
// Loose, so that a part of it can be named; its keywords are not those of a schema.
ajv.addSchema({ ...description, $id: 'openapi' });
const pointer = (...parts: string[]) => `openapi#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
const json = 'application/json';

interface Shown extends Body {
  content?: Readonly<Record<string, { schema?: object; example?: unknown; examples?: Record<string, { value: unknown }> }>>;
}
const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the examples', () => {
  test('stand at every call that answers JSON', () => {
    const missing = calls.filter(
      ({ operation }) => !without.has(operation.operationId) && !(operation.responses['200'] as Shown).content?.[json]?.examples?.['recorded'],
    );
    expect(missing.map(({ operation }) => operation.operationId)).toEqual([]);
    expect(Object.keys(recorded).filter((name) => !calls.some(({ operation }) => operation.operationId === name))).toEqual([]);
  });

  test.each(calls.filter(({ operation }) => operation.operationId in recorded))(
    '$operation.operationId: what is sent and answered has the described form',
    ({ path, method, operation }) => {
      const at = ['paths', path, method];
      const requestBody: Shown | undefined = operation.requestBody;
      const body = requestBody?.content?.[json];
      const faults: unknown[] = [];
      const check = (value: unknown, ...where: string[]) => {
        const validate = ajv.compile({ $ref: pointer(...at, ...where) });
        if (!validate(value)) faults.push({ where, faults: ajv.errorsText(validate.errors) });
      };
      if (body !== undefined) check(body.example, 'requestBody', 'content', json, 'schema');
      const responses: Readonly<Record<string, Shown>> = operation.responses;
      for (const [status, answer] of Object.entries(responses))
        for (const { value } of Object.values(answer.content?.[json]?.examples ?? {})) check(value, 'responses', status, 'content', json, 'schema');
      expect(faults).toEqual([]);
      const given = new Set(operation.parameters?.filter((one) => 'example' in one).map(({ name }) => name));
      expect(operation.parameters?.filter((one) => one.required === true && one.in !== 'header' && !given.has(one.name)) ?? []).toEqual([]);
    },
  );

  test('name nobody: every address of mail in them is one that no one can have', () => {
    const addresses = JSON.stringify(recorded).match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => !/[@.]example(?:\.com|\.org|\.net)?$/i.test(address))).toEqual([]);
  });

  test('refusals are shown with their codes, and each code says what to do', () => {
    const shown = Object.values(recorded).flatMap(({ refusals }) =>
      Object.entries(refusals).flatMap(([status, codes]) => Object.keys(codes).map((code) => [code, Number(status)])),
    );
    expect(new Set(shown.map(([code]) => code)).size).toBeGreaterThan(25);
    // The specification has add_product answer 406.
    for (const [code, status] of shown) expect([406, errors[code as keyof typeof errors].status], String(code)).toContain(status);
    for (const [code, { message }] of Object.entries(errors))
      expect(text).toContain(
        JSON.stringify(`| \`${code}\` |`).slice(1, -1) + ` ${errors[code as keyof typeof errors].status} | ${JSON.stringify(message).slice(1, -1)}`,
      );
  });
});
