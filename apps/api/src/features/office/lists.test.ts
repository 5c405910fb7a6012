/** Issue 16: "CSV from every list"; "whatever changes something is written in a log of actions", and so is who took which list along. */
import type { components } from '@parral/api-spec';
import { expect, test } from 'vitest';
import { description } from '../../platform/http/description.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { type Role, rightsOf, roles } from '../staff/index.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];

/** The call that answers each list, whose right is asked for. */
const calls = {
  orders: '/api/office/orders/',
  invoices: '/api/office/invoices/',
  visits: '/api/office/visits/',
  wines: '/api/office/wines/',
  members: '/api/office/members/',
  club_requests: '/api/office/club/requests/',
  programs: '/api/office/programs/',
  vouchers: '/api/office/vouchers/',
  coupons: '/api/office/coupons/',
  numbers: '/api/office/numbers/sales/',
  payment_links: '/api/office/payment_links/',
  group_requests: '/api/office/group_requests/',
  people: '/api/office/staff/',
  log: '/api/office/log/',
  work: '/api/office/work/',
} as const satisfies Record<Schemas['OfficeListName'], string>;
const lists = Object.keys(calls) as Schemas['OfficeListName'][];

describeOnBoth('lists as files', (api) => {
  const take = async (role: Role, list: string, filter: Record<string, string> = {}) => {
    const { visitor, staff } = await atOffice(api(), role);
    return { staff, answer: await visitor.send<Schemas['Error']>('POST', '/api/office/lists/', { list, filter }, {}) };
  };

  test('every list × every role: who may read it may take it, nobody else', async () => {
    for (const role of roles)
      for (const list of lists) {
        const { security } = (description.paths[calls[list]] as { get: { security: { office: string[] }[] } }).get;
        const may = rightsOf[role].some((right) => right === security[0]?.office[0]);
        const { answer } = await take(role, list);
        expect([answer.status, answer.body.detail], `${list} as ${role}`).toEqual(may ? [200, undefined] : [403, 'OFFICE_RIGHT_MISSING']);
      }
  });

  test('the log says who took which list and of what, not which person was searched', async () => {
    const { staff } = await take('shop', 'orders', { status: 'new', q: 'Lucía Arteaga' });
    const owner = (await atOffice(api(), 'owner')).visitor;
    const { actions } = (await owner.get<Schemas['OfficeLog']>(`/api/office/log/?kind=list.take&staff_id=${staff.id}`)).body;
    expect(actions).toMatchObject([{ kind: 'list.take', subject: 'orders', person: { name: staff.name }, after: { status: 'new', q: '…' } }]);
    expect((await owner.get<Schemas['OfficeLog']>('/api/office/log/?q=arteaga')).body.actions).toEqual([]);
  });
});
