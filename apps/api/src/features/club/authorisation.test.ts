import type { Schema } from '@parral/api-spec/description';
import openapi from '@parral/api-spec/openapi.json' with { type: 'json' };
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Visitor } from '../../testing/visitor.ts';
import { slotIn, submit } from '../booking/testing/booking.ts';
import { boughtOrder, intend, add, wines } from '../checkout/testing/buying.ts';
import { describeShop, type Shop } from '../checkout/testing/shop.ts';
import { newMember } from './testing/club-members.ts';

/**
 * Who may see and change what (specification section 6), derived from the description: every operation that is described,
 * asked by nobody, by member A and by member B, with every id of A and of B (orders, payments, baskets and their lines,
 * bookings) in every place that takes one; what belongs to the others must be as it was before. An operation that is added
 * later is in it without another word here.
 */
interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
interface Described {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
const description = openapi as unknown as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => (item[method] === undefined ? [] : [{ path, method, operation: item[method] }])),
);

/** What is for members only: everything under /api/club/ but what makes one a member or says who one is. */
const open = new Set(['login', 'logout', 'getSession', 'requestPasswordReset', 'resetPassword', 'requestToJoin']);
const isMembers = (path: string, { operationId }: Described) => path.startsWith('/api/club/') && !open.has(operationId);

/** Everything that names something of a person: ids by the kind of name that takes them, and words that only they see. */
interface Belongings {
  memberId: string;
  ids: string[];
  words: string[];
}

async function belongings(shop: Shop, days: number): Promise<{ visitor: Visitor; mine: Belongings }> {
  const { visitor, member } = await newMember(shop.api, { level: 'ambassador', phone: `+34 6${String(Math.random()).slice(2, 10)}` });
  const { number, token, paymentId } = await boughtOrder(shop, { [wines.paramo]: 1 }, {}, visitor);
  await add(visitor, wines.paramo);
  const intent = await intend(visitor);
  const booking = await submit(visitor, await slotIn(shop, days), [2], { visitor: { email: member.email } });
  const basket = await visitor.get<{ id: string; lines: { id: string }[] }>('/api/ecom/basket/');
  const codes = await visitor.get<{ experience_vouchers: { vouchers: { code: string }[] } }>('/api/club/profile/my_club/?language=es');
  const [row] = await shop.rows<{ phone: string; document: string; session: string }>(
    sql`select data ->> 'phone' as phone, document_number as document, (select id::text from session where member_id = member.id limit 1) as session from member where id = ${member.id}`,
  );
  const ids = [
    member.id,
    member.number,
    number,
    paymentId,
    intent.body.payment_intent_id,
    basket.body.id,
    ...basket.body.lines.map((line) => line.id),
    row?.session ?? '',
    booking.body.booking_intent_id,
  ];
  const words = [member.email, row?.phone ?? '', row?.document ?? '', number, ...codes.body.experience_vouchers.vouchers.map(({ code }) => code)];
  // The token of an order's private link is made to be handed on: who holds it may see the order.
  expect(token).toMatch(/^view_/);
  return { visitor, mine: { memberId: member.id, ids: ids.filter((id) => id !== ''), words: words.filter((word) => word !== '') } };
}

describeShop('who may see and change what', (shop) => {
  test('the matrix: every operation × nobody, A, B × every id of A and B: nobody is let into the club, and no answer tells anything of another', async () => {
    const [a, b] = [await belongings(shop(), 40), await belongings(shop(), 41)];
    const nobody = shop().api.visitor();
    /** What belongs to these members, as the database has it. */
    const state = async (whose: readonly Belongings[]) => {
      const ids = sql.join(
        whose.map(({ memberId }) => sql`${memberId}::uuid`),
        sql`, `,
      );
      const sessions = sql`(select id from session where member_id in (${ids}))`;
      return JSON.stringify([
        await shop().rows(sql`select email, own, preferences, password_hash from member where id in (${ids}) order by email`),
        await shop().rows(sql`select number, status, state from shop_order where member_id in (${ids}) order by number`),
        await shop().rows(sql`select id, state, revision from order_intent where member_id in (${ids}) order by id`),
        await shop().rows(sql`select id, state, slot_id, people from booking_intent where session_id in ${sessions} order by id`),
        await shop().rows(
          sql`select l.basket_id, l.sku, l.quantity from basket_line l join basket b on b.id = l.basket_id where b.session_id in ${sessions} order by 1, 2`,
        ),
        await shop().rows(sql`select code, used_at from voucher where member_id in (${ids}) order by code`),
        await shop().rows(sql`select inviter_id from invitation where inviter_id in (${ids}) order by 1`),
        await shop().rows(sql`select id from session where member_id in (${ids}) order by 1`),
      ]);
    };
    const leaks: string[] = [];
    let requests = 0;
    for (const { path, method, operation } of operations) {
      // The description tells of invented people in its examples, some of them like these.
      if (operation.operationId === 'logout' || path.includes('webhook') || path === '/api/openapi.json') continue;
      for (const [who, visitor, others] of [
        ['nobody', nobody, [a.mine, b.mine]],
        ['A', a.visitor, [b.mine]],
        ['B', b.visitor, [a.mine]],
      ] as const) {
        const foreign = others.flatMap(({ ids }) => ids);
        const before = await state(others);
        for (const id of takesId(path, operation) ? foreign : ['']) {
          const request = ask(path, operation, id);
          const reply = await visitor.send(method.toUpperCase() as 'GET', request.url, request.body, {});
          requests += 1;
          const call = `${who}: ${method} ${request.url} ${JSON.stringify(request.body ?? null)} → ${reply.status}`;
          if (reply.status >= 500) leaks.push(`${call} failed`);
          if (who === 'nobody' && isMembers(path, operation) && !(reply.status === 401 && reply.text.includes('CLUB_NO_AUTHENTICATED_MEMBER')))
            leaks.push(`${call} is let in`);
          for (const word of others.flatMap(({ words }) => words))
            if (reply.text.includes(word) && !request.sent.includes(word)) leaks.push(`${call} tells ${word}`);
        }
        if ((await state(others)) !== before) leaks.push(`${who}: ${method} ${path} changed something of another`);
      }
    }
    expect(leaks).toEqual([]);
    expect(requests).toBeGreaterThan(operations.length * 3);
  }, 300_000);

  test('what changes something from a page of another site is refused everywhere', async () => {
    const { visitor } = await newMember(shop().api);
    for (const { path, method, operation } of operations) {
      if (method === 'get' || path.includes('webhook')) continue;
      const request = ask(path, operation, 'x');
      const reply = await visitor.send(method.toUpperCase() as 'POST', request.url, request.body, { headers: { origin: 'https://evil.example' } });
      expect([method, path, reply.status]).toEqual([method, path, 403]);
    }
  });
});

const isIdName = (name: string) =>
  /id$|ids$|number$|token$|payment_intent$|code$|lines$/.test(name) && !/page_id|product|document|phone|country|postcode|level/.test(name);

function takesId(path: string, operation: Described): boolean {
  const names = [...(operation.parameters ?? []).map((entry) => entry.name), ...Object.keys(bodySchema(operation)?.properties ?? {})];
  return names.some(isIdName) || /\{(?!brand|language|route|slug)/.test(path);
}

/** A request in which everything that is required stands, and `id` wherever an id is taken. */
function ask(path: string, operation: Described, id: string): { url: string; body: unknown; sent: string } {
  const parameters = (operation.parameters ?? []).map((entry) => (entry.$ref === undefined ? entry : (resolve(entry) as unknown as Parameter)));
  const value = (entry: Parameter) => encodeURIComponent(isIdName(entry.name) && id !== '' ? id : String(example(entry.schema, entry.name, id)));
  const url = parameters.filter((entry) => entry.in === 'path').reduce((at, entry) => at.replace(`{${entry.name}}`, value(entry)), path);
  const query = parameters
    .filter((entry) => entry.in === 'query' && (entry.required === true || isIdName(entry.name)))
    .map((entry) => `${entry.name}=${value(entry)}`);
  const schema = bodySchema(operation);
  const body = schema === undefined ? undefined : example(schema, '', id);
  return { url: query.length > 0 ? `${url}?${query.join('&')}` : url, body, sent: `${url}${query.join()}${JSON.stringify(body ?? '')}` };
}

function bodySchema(operation: Described): Schema | undefined {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema && resolve(schema);
}

function resolve(schema: { $ref?: string }): Schema {
  if (schema.$ref === undefined) return schema;
  const [, , kind = '', name = ''] = schema.$ref.split('/');
  const parts = description.components as unknown as Record<string, Record<string, Schema>>;
  return resolve(parts[kind]?.[name] ?? {});
}

/** Something of the described form; ids are `id`. */
function example(given: Schema, name: string, id: string): unknown {
  const schema = resolve(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.oneOf !== undefined) return example(schema.oneOf[0] ?? {}, name, id);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') {
    const wanted = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key) === true || isIdName(key));
    return Object.fromEntries(wanted.map(([key, inner]) => [key, example(inner, key, id)]));
  }
  if (type === 'array') return schema.items === undefined || (schema.minItems ?? 0) === 0 ? [] : [example(schema.items, name, id)];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return text(schema, name, id);
}

const samples: [RegExp, string][] = [
  [/email/, 'somebody@example.com'],
  [/document_number/, '12345678Z'],
  [/phone/, '+34600112233'],
  [/country|nationality/, 'ES'],
  [/postcode/, '26200'],
  [/brand|site/, 'alba'],
  [/password/, 'not-the-password'],
  [/day|date|birthday/, '2027-05-01'],
];

function text(schema: Schema, name: string, id: string): string {
  if (id !== '' && isIdName(name)) return id;
  return samples.find(([pattern]) => pattern.test(name))?.[1] ?? 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}
