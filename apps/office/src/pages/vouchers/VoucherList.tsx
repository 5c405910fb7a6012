import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { Button, DataTable, Status, Tabs, Text, TextField, TextLink } from '@parral/ui';
import { shortDay } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import * as layout from '../../layout/layout.css.ts';
import { couponsPath, newVouchersPath, voucherPath, vouchersPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';

type Schemas = components['schemas'];

export const voucherStates = ['unused', 'used', 'stopped', 'over'] as const;

/** What the list is asked for, as it stands in the address. */
export interface VoucherFilter {
  q: string;
  state: string;
  after: string;
}

export interface VoucherListProps {
  page: Schemas['OfficeVoucherPage'];
  filter: VoucherFilter;
  language: Language;
  mayChange: boolean;
  /** How many were just made; 0 where none were. */
  made: number;
}

/** Vouchers of visits, those made last first. */
export function VoucherList({ page, filter, language, mayChange, made }: VoucherListProps) {
  const t = useWords('office/vouchers');
  const { after, ...chosen } = filter;
  const isFiltered = chosen.q !== '' || chosen.state !== '';
  return (
    <div className={css.stack}>
      <PageHead
        title={t('title')}
        actions={
          <>
            {mayChange && <Button href={newVouchersPath}>{t('make')}</Button>}
            <Button variant="outline" href={couponsPath}>
              {t('coupons')}
            </Button>
          </>
        }
        csv={withQuery(vouchersPath, { ...chosen, csv: 1 })}
      />
      {made > 0 && <Text>{t('made', { count: made })}</Text>}
      <search>
        <form className={layout.inline} method="get" action={vouchersPath}>
          {chosen.state !== '' && <input type="hidden" name="state" value={chosen.state} />}
          <TextField name="q" type="search" label={t('search')} hint={t('search_hint')} defaultValue={chosen.q} maxLength={60} />
          <Button type="submit" variant="outline">
            {t('find')}
          </Button>
        </form>
      </search>
      <Tabs
        label={t('by_state')}
        tabs={(['', ...voucherStates] as const).map((state) => ({
          href: withQuery(vouchersPath, { ...chosen, state }),
          label: t(`tab_${state === '' ? 'all' : state}`),
          current: chosen.state === state,
        }))}
      />
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'code', label: t('code') },
          { key: 'state', label: t('state') },
          { key: 'visit', label: t('visit'), from: 'tablet' },
          { key: 'people', label: t('people'), align: 'end', from: 'tablet' },
          { key: 'until', label: t('until'), from: 'tablet' },
          { key: 'maker', label: t('maker'), from: 'desk' },
        ]}
        rows={page.vouchers.map((voucher) => ({
          key: voucher.code,
          href: voucherPath(voucher.code),
          quiet: voucher.state !== 'unused',
          cells: {
            code: voucher.code,
            state: <VoucherState state={voucher.state} />,
            visit: voucher.visit ?? t('any_visit'),
            people: voucher.people,
            until: <span className={layout.unbroken}>{shortDay(voucher.ends_on, language)}</span>,
            maker: t(`maker_${voucher.made_by}`),
          },
        }))}
        empty={
          <>
            <Text>{t(isFiltered ? 'none_found' : 'none')}</Text>
            {isFiltered && <TextLink href={vouchersPath}>{t('without_filter')}</TextLink>}
          </>
        }
      />
      <Ways
        first={after === '' ? null : withQuery(vouchersPath, chosen)}
        next={page.next === null ? null : withQuery(vouchersPath, { ...chosen, after: page.next })}
      />
    </div>
  );
}

const tones = { unused: 'open', used: 'done', stopped: 'failed', over: 'quiet' } as const;

/** Where a voucher stands. */
export function VoucherState({ state }: { state: Schemas['OfficeVoucherState'] }) {
  const t = useWords('office/vouchers');
  return <Status tone={tones[state]}>{t(`is_${state}`)}</Status>;
}
