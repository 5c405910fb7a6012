import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errors } from './errors.ts';

interface Operation {
  operationId: string;
  summary?: string;
  requestBody?: { content: Record<string, { schema: { $ref?: string; type?: string } }> };
  responses: Record<string, { $ref?: string; description?: string }>;
  security?: Record<string, string[]>[];
}
interface Schema {
  additionalProperties?: unknown;
  properties?: object;
}
const description = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> };
};
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
);

describe('the description', () => {
  test('keeps the paths of section 7 to the letter', () => {
    const calls = operations.map(({ call }) => call);
    expect(calls).toEqual(
      expect.arrayContaining([
        'POST /api/club/logout/',
        'POST /api/newsletter/',
        'GET /api/experience/{id}',
        'GET /api/experience/',
        'GET /api/experience/{id}/booking_options',
        'GET /api/experience/{id}/slot_options/',
        'GET /api/booking_intent/{id}',
        'POST /api/booking_intent/',
        'POST /api/booking_intent/capture/',
        'POST /api/ecom/basket/add_product/',
        'POST /api/ecom/basket/apply_voucher/',
        'GET /api/ecom_order/checkout/shipping_countries/',
        'POST /api/ecom_order/order/intent/',
        'POST /api/ecom_order/order/update_intent/',
        'GET /api/catalogue/catalogue_impressions/',
        'GET /api/catalogue/related_products_impressions/',
        'GET /api/ecom_order/order/impression/',
        'GET /api/club/checkout/member_data/',
        'GET /api/club/profile/personal_information/',
        'PATCH /api/club/profile/personal_information/',
        'GET /api/club/profile/personal_information_url/',
        'POST /api/club/profile/address/',
        'GET /api/club/profile/my_club/',
        'PUT /api/club/profile/product_preferences/',
        'POST /api/club/invitation/',
        'GET /api/club/catalogue/highlighted_products/',
        'GET /api/club/profile/profile_membership_data/',
        'GET /api/club/profile/membership_orders/',
      ]),
    );
  });

  test.each(operations)('$call says what it does and how it fails', ({ operation }) => {
    expect(operation.summary).toMatch(/\w{3}/);
    expect(Object.keys(operation.responses)).toContain('200');
    expect(Object.keys(operation.responses)).toContain('500');
  });

  test.each(operations)('$call says what it asks of who calls: nothing, a session, a token with its scope', ({ call, operation }) => {
    const schemes = operation.security?.flatMap((one) => Object.keys(one)) ?? [];
    expect(operation.security, call).not.toEqual([]);
    expect(Object.keys(description.components.securitySchemes)).toEqual(expect.arrayContaining(schemes));
    for (const { token } of operation.security ?? []) expect(token ?? ['a:scope']).toEqual([expect.stringMatching(/^[a-z]+:[a-z]+$/)]);
    // Who may call is never left to what holds for all.
    expect(operation.security, call).toBeDefined();
  });

  test.each(operations.filter(({ call, operation }) => operation.requestBody && !call.includes('webhook')))(
    '$call takes nothing that is not described',
    ({ operation }) => {
      const reference = operation.requestBody?.content['application/json']?.schema.$ref ?? '';
      expect(description.components.schemas[reference.split('/').at(-1) ?? '']?.additionalProperties).toBe(false);
    },
  );

  test('every error code has a status that fits its kind and says what to do', () => {
    for (const [code, { status, message }] of Object.entries(errors)) {
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(message.length, code).toBeGreaterThan(20);
    }
  });
});

describe('whole numbers that are sent', () => {
  interface Sent {
    $ref?: string;
    type?: string | string[];
    enum?: unknown[];
    maximum?: number;
    exclusiveMaximum?: number;
    properties?: Record<string, Sent>;
    items?: Sent;
    oneOf?: Sent[];
    anyOf?: Sent[];
    allOf?: Sent[];
  }
  const lookUp = (reference: string) =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], description);
  const resolved = <T extends { $ref?: string }>(one: T): T => (one.$ref === undefined ? one : (lookUp(one.$ref) as T));

  const fourBytes = 2_147_483_647;

  /** Where a whole number has no limit that a column of four bytes holds, in a schema and what it names. */
  function boundless(schema: Sent, where: string, seen: ReadonlySet<string> = new Set()): string[] {
    if (schema.$ref !== undefined) return seen.has(schema.$ref) ? [] : boundless(lookUp(schema.$ref) as Sent, where, new Set([...seen, schema.$ref]));
    const isWhole = [schema.type].flat().includes('integer') && ![schema.type].flat().includes('string') && schema.enum === undefined;
    return [
      ...(isWhole && (schema.maximum ?? schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY) > fourBytes ? [where] : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => boundless(part, `${where}.${name}`, seen)),
      ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap((part) =>
        boundless(part, where, seen),
      ),
    ];
  }

  test('have a limit, so that none reaches the database that it cannot hold (fault: a 500 for a plan numbered Infinity)', () => {
    const sent = operations.flatMap(({ call, operation }) => {
      const { parameters = [], requestBody } = operation as unknown as {
        parameters?: { $ref?: string; name: string; schema: Sent }[];
        requestBody?: { $ref?: string; content: Record<string, { schema: Sent }> };
      };
      return [
        ...parameters.map(resolved).flatMap(({ name, schema }) => boundless(schema, `${call} ${name}`)),
        ...(requestBody ? Object.values(resolved(requestBody).content).flatMap(({ schema }) => boundless(schema, call)) : []),
      ];
    });
    // Published without one; compared with what is in memory, and never given to the database.
    const inMemory = / (?:cat_id|subcat_id|category)$/;
    // Numbers of rows, in columns of eight bytes.
    const wide = / (?:plan_id|before)$/;
    expect(sent.filter((where) => !inMemory.test(where) && !wide.test(where))).toEqual([]);
  });
});
