import { estateDay } from '@parral/rules';
import { dayAfter, dayIn } from '../../formats/estate-day.ts';
import { brandNames } from '../../routing/brand-names.ts';
import type { Page, PageRequest } from '../../routing/page.ts';
import { parts } from './Progress.tsx';
import { type NumbersFilter, NumbersPage, rateText, type Report, reports, rowLabel } from './NumbersPage.tsx';

/** Reports. */
export const numbersPage: Page = {
  route: 'numbers',
  access: 'signed_in',
  right: 'numbers:read',
  async show(request) {
    const filter = filterOf(request);
    const report = await read(request, filter);
    return { title: request.words('office/numbers')('title'), body: <NumbersPage report={report} filter={filter} language={request.language} /> };
  },
  async csv(request) {
    const t = request.words('office/numbers');
    const filter = filterOf(request);
    const report = await read(request, filter);
    const name = filter.report === 'vat' ? `vat-${filter.quarter}` : `${filter.report}-${filter.from}-${filter.to}`;
    if (report.name === 'vat')
      return {
        list: 'numbers',
        name,
        head: [t('country'), t('rate'), t('base'), t('vat'), t('invoices')],
        rows: report.vat.rows.map((row) => [row.country, rateText(row.percent), row.base, row.tax, row.invoices]),
      };
    if (report.name === 'visits')
      return {
        list: 'numbers',
        name,
        head: [t('visit'), t('slots'), t('capacity'), t('booked'), t('arrived')],
        rows: report.visits.rows.map((row) => [row.name, row.slots, row.capacity, row.booked, row.arrived]),
      };
    if (report.name === 'coupons')
      return {
        list: 'numbers',
        name,
        head: [t('code'), t('orders'), t('discount'), t('amount')],
        rows: report.coupons.rows.map((row) => [row.code, row.orders, row.discount, row.amount]),
      };
    if (report.name === 'members')
      return {
        list: 'numbers',
        name: `members-${report.members.year}`,
        head: [t('level'), t('members'), ...parts.map((part) => t(part)), t('without_goal'), t('bought'), t('goal')],
        rows: report.members.rows.map(({ label, progress: of }) => [label, of.members, ...parts.map((part) => of[part]), of.without_goal, of.spent, of.goal]),
      };
    const label = (row: { key: string; label: string | null }) => (report.name === 'day' ? row.key : rowLabel(report.name, row, request.language, t));
    return {
      list: 'numbers',
      name,
      head: [t(report.name), t('orders'), t('units'), t('amount'), t('year_before')],
      rows: report.sales.rows.map((row) => [label(row), row.now.orders, row.now.units, row.now.amount, row.before.amount]),
    };
  },
};

function filterOf({ query }: PageRequest): NumbersFilter {
  const today = estateDay(new Date());
  const to = dayIn(query.get('to')) || today;
  const quarter = /^20\d\d-Q[1-4]$/.exec(query.get('quarter') ?? '')?.[0] ?? `${today.slice(0, 4)}-Q${Math.ceil(Number(today.slice(5, 7)) / 3)}`;
  const year = /^20\d\d$/.exec(query.get('year') ?? '')?.[0] ?? '';
  return { report: reports.find((one) => one === query.get('report')) ?? 'day', from: dayIn(query.get('from')) || dayAfter(to, -29), to, quarter, year };
}

async function read({ api, brands }: PageRequest, { report: name, from, to, quarter, year }: NumbersFilter): Promise<Report> {
  if (name === 'vat') return { name, vat: await api.getOfficeVat({ query: { quarter } }) };
  if (name === 'visits') return { name, visits: await api.getOfficeOccupancy({ query: { from, to } }) };
  if (name === 'coupons') return { name, coupons: await api.getOfficeCouponNumbers({ query: { from, to } }) };
  if (name === 'members') return { name, members: await api.getOfficeMemberNumbers({ query: year === '' ? {} : { year: Number(year) } }) };
  const sales = await api.getOfficeSales({ query: { by: name, from, to } });
  if (name !== 'brand') return { name, sales };
  const nameOf = await brandNames({ api, brands });
  return { name, sales: { ...sales, rows: sales.rows.map((row) => ({ ...row, label: nameOf(row.key) })) } };
}
