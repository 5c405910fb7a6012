import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { DataTable, Text } from '@parral/ui';
import { shortDay } from '../../formats/moments.ts';
import { Part } from '../../layout/PageHead.tsx';
import { orderPath, visitPath, voucherPath, winePath } from '../../routing/paths.ts';
import { VoucherState } from '../vouchers/VoucherList.tsx';

type MemberFile = components['schemas']['OfficeMemberFile'];

/** What a member ordered, bought, visits, has codes for and may buy of what is scarce. */
export function MemberThings({ found, language }: { found: MemberFile; language: Language }) {
  const t = useWords('office/member');
  const bought = (kind: 'orders' | 'purchases', number: string) => (
    <Part title={t(kind)}>
      <DataTable
        caption={t(kind)}
        columns={[
          { key: 'number', label: number },
          { key: 'day', label: t('day') },
          { key: 'total', label: t('total'), align: 'end' },
        ]}
        rows={found[kind].map((one) => ({
          key: one.number,
          ...(kind === 'orders' && { href: orderPath(one.number) }),
          cells: { number: one.number, day: shortDay(one.day, language), total: formatPrice(one.total) },
        }))}
        empty={<Text>{t(`no_${kind}`)}</Text>}
      />
    </Part>
  );
  return (
    <>
      {bought('orders', t('order'))}
      {bought('purchases', t('purchase'))}
      <Part title={t('visits')}>
        <DataTable
          caption={t('visits')}
          columns={[
            { key: 'visit', label: t('visit') },
            { key: 'date', label: t('date') },
            { key: 'people', label: t('people'), align: 'end', from: 'tablet' },
          ]}
          rows={found.visits.map((one) => ({
            key: one.reference,
            href: visitPath(one.reference),
            quiet: one.is_over,
            cells: { visit: one.visit, date: `${shortDay(one.date.slice(0, 10), language)}, ${one.date.slice(11, 16)}`, people: one.people },
          }))}
          empty={<Text>{t('no_visits')}</Text>}
        />
      </Part>
      <Part title={t('codes')}>
        <DataTable
          caption={t('codes')}
          columns={[
            { key: 'code', label: t('code') },
            { key: 'state', label: t('state') },
            { key: 'until', label: t('until'), from: 'tablet' },
          ]}
          rows={found.codes.map((one) => ({
            key: one.code,
            href: voucherPath(one.code),
            quiet: one.state !== 'unused',
            cells: { code: one.code, state: <VoucherState state={one.state} />, until: shortDay(one.ends_on, language) },
          }))}
          empty={<Text>{t('no_codes')}</Text>}
        />
      </Part>
      <Part title={t('allocations')}>
        <DataTable
          caption={t('allocations')}
          columns={[
            { key: 'wine', label: t('wine') },
            { key: 'limit', label: t('limit'), align: 'end', from: 'tablet' },
            { key: 'left', label: t('left'), align: 'end' },
          ]}
          rows={found.allocations.map((one) => ({
            key: one.product_id,
            href: winePath(one.product_id),
            cells: { wine: one.title, limit: one.limit, left: one.left },
          }))}
          empty={<Text>{t('no_allocations')}</Text>}
        />
      </Part>
    </>
  );
}
