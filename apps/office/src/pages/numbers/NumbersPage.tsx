import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { BarChart, Button, Select, Tabs, TextField } from '@parral/ui';
import { countryName, shortDay } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { numbersPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';
import { Figures } from './Figures.tsx';
import { Progress } from './Progress.tsx';

type Schemas = components['schemas'];

export const reports = ['day', 'wine', 'country', 'brand', 'channel', 'vat', 'visits', 'coupons', 'members'] as const;
export type ReportName = (typeof reports)[number];

/** A report as it was answered. */
export type Report =
  | { name: 'day' | 'wine' | 'country' | 'brand' | 'channel'; sales: Schemas['OfficeSales'] }
  | { name: 'vat'; vat: Schemas['OfficeVat'] }
  | { name: 'visits'; visits: Schemas['OfficeOccupancy'] }
  | { name: 'coupons'; coupons: Schemas['OfficeCouponNumbers'] }
  | { name: 'members'; members: Schemas['OfficeMemberNumbers'] };

/** What stands in the address. */
export interface NumbersFilter {
  report: ReportName;
  from: string;
  to: string;
  quarter: string;
  /** Of members; empty: this one. */
  year: string;
}

/** What was sold, taxed, visited: one report at a time, a chart where it helps and the table always. */
export function NumbersPage({ report, filter, language }: { report: Report; filter: NumbersFilter; language: Language }) {
  const t = useWords('office/numbers');
  return (
    <div className={css.stack}>
      <PageHead title={t('title')} csv={withQuery(numbersPath, { ...filter, csv: 1 })} />
      <Tabs
        label={t('reports')}
        tabs={reports.map((name) => ({
          href: withQuery(numbersPath, { ...filter, report: name }),
          label: t(`report_${name}`),
          current: filter.report === name,
        }))}
      />
      <search>
        <form className={layout.pair} method="get" action={numbersPath}>
          <input type="hidden" name="report" value={filter.report} />
          {filter.report === 'vat' ? (
            <TextField name="quarter" label={t('quarter')} hint={t('quarter_hint')} defaultValue={filter.quarter} pattern="20[0-9][0-9]-Q[1-4]" width="short" />
          ) : report.name === 'members' ? (
            <Select
              name="year"
              label={t('year')}
              defaultValue={String(report.members.year)}
              options={yearsOf(report.members).map((one) => ({ value: String(one), label: String(one) }))}
            />
          ) : (
            <>
              <TextField name="from" type="date" label={t('from')} defaultValue={filter.from} />
              <TextField name="to" type="date" label={t('to')} defaultValue={filter.to} />
            </>
          )}
          <Button type="submit" variant="outline">
            {t('show')}
          </Button>
        </form>
      </search>
      <ReportBody report={report} language={language} />
    </div>
  );
}

function ReportBody({ report, language }: { report: Report; language: Language }) {
  const t = useWords('office/numbers');
  if (report.name === 'vat') {
    const { rows, base, tax } = report.vat;
    return (
      <Figures
        caption={t('report_vat')}
        note={t('vat_note')}
        head={[t('country'), t('rate'), t('base'), t('vat'), { label: t('invoices'), from: 'tablet', below: 0 }]}
        rows={rows.map((row) => [countryName(row.country, language), rateText(row.percent), formatPrice(row.base), formatPrice(row.tax), row.invoices])}
        total={[t('sum'), '', formatPrice(base), formatPrice(tax), '']}
      />
    );
  }
  if (report.name === 'visits') {
    const { rows, capacity, booked, arrived } = report.visits;
    return (
      <Figures
        caption={t('report_visits')}
        head={[
          t('visit'),
          { label: t('slots'), from: 'tablet', below: 0 },
          { label: t('capacity'), from: 'tablet', below: 3 },
          t('booked'),
          t('full'),
          t('arrived'),
        ]}
        rows={rows.map((row) => [row.name, row.slots, row.capacity, row.booked, share(row.booked, row.capacity), row.arrived])}
        total={[t('sum'), '', capacity, booked, share(booked, capacity), arrived]}
      />
    );
  }
  if (report.name === 'coupons') {
    return (
      <Figures
        caption={t('report_coupons')}
        head={[t('code'), t('orders'), t('discount'), t('amount')]}
        rows={report.coupons.rows.map((row) => [row.code, row.orders, formatPrice(row.discount), formatPrice(row.amount)])}
      />
    );
  }
  if (report.name === 'members') return <Progress found={report.members} language={language} />;
  const { rows, total, total_before: before, refunded, refunded_before: refundedBefore } = report.sales;
  const label = (row: (typeof rows)[number]) => rowLabel(report.name, row, language, t);
  return (
    <>
      {report.name === 'day' && (
        <BarChart
          caption={t('chart')}
          bars={rows.map((row) => ({ key: row.key, label: label(row), value: row.now.amount, before: row.before.amount }))}
          highest={formatPrice(Math.max(0, ...rows.map(({ now, before: then }) => Math.max(now.amount, then.amount))))}
        />
      )}
      <Figures
        caption={t(`report_${report.name}`)}
        note={t('sales_note', { refunded: formatPrice(refunded), before: formatPrice(refundedBefore) })}
        head={[t(report.name), t('orders'), t('units'), t('amount'), { label: t('year_before'), from: 'tablet', below: 3 }]}
        rows={rows.map((row) => [label(row), row.now.orders, row.now.units, formatPrice(row.now.amount), formatPrice(row.before.amount)])}
        total={[t('sum'), total.orders, total.units, formatPrice(total.amount), formatPrice(before.amount)]}
      />
    </>
  );
}

type Translate = ReturnType<typeof useWords<'office/numbers'>>;

/** What a row of sales is of, in words. */
export function rowLabel(name: Report['name'], { key, label }: { key: string; label: string | null }, language: Language, t: Translate): string {
  if (name === 'day') return shortDay(key, language);
  if (name === 'country') return key === '' ? t('no_country') : countryName(key, language);
  if (key === 'members' || key === 'visitors' || key === 'shipping' || key === 'paid_otherwise') return t(`key_${key}`);
  return label ?? key;
}

export const rateText = (percent: number | null): string => (percent === null ? '–' : `${String(percent).replace('.', ',')} %`);

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`);

/** The years that can be chosen: the one that is shown too. */
const yearsOf = ({ year, years }: Schemas['OfficeMemberNumbers']) => (years.includes(year) ? years : [year, ...years]);
