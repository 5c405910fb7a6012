import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, DataTable, Status, Tabs, Text, TextField, TextLink } from '@parral/ui';
import { shortDay } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import * as layout from '../../layout/layout.css.ts';
import { couponPath, couponsPath, newCouponPath, vouchersPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';

type Coupon = components['schemas']['OfficeCoupon'];

export const couponStates = ['serves', 'to_come', 'used_up', 'over', 'stopped'] as const;

/** What the list is asked for, as it stands in the address. */
export interface CouponFilter {
  q: string;
  state: string;
  after: string;
}

export interface CouponListProps {
  page: components['schemas']['OfficeCoupons'];
  filter: CouponFilter;
  language: Language;
  mayChange: boolean;
}

/** Discount codes of the basket, by their code: of the folder and of the office. */
export function CouponList({ page, filter, language, mayChange }: CouponListProps) {
  const t = useWords('office/coupons');
  const { after, ...chosen } = filter;
  const isFiltered = chosen.q !== '' || chosen.state !== '';
  return (
    <div className={css.stack}>
      <BackLink href={vouchersPath} label={t('back')} />
      <PageHead
        title={t('title')}
        actions={mayChange && <Button href={newCouponPath}>{t('make')}</Button>}
        csv={withQuery(couponsPath, { ...chosen, csv: 1 })}
      />
      <search>
        <form className={layout.inline} method="get" action={couponsPath}>
          {chosen.state !== '' && <input type="hidden" name="state" value={chosen.state} />}
          <TextField name="q" type="search" label={t('search')} hint={t('search_hint')} defaultValue={chosen.q} maxLength={60} />
          <Button type="submit" variant="outline">
            {t('find')}
          </Button>
        </form>
      </search>
      <Tabs
        label={t('by_state')}
        tabs={(['', ...couponStates] as const).map((state) => ({
          href: withQuery(couponsPath, { ...chosen, state }),
          label: t(state === '' ? 'tab_all' : `is_${state}`),
          current: chosen.state === state,
        }))}
      />
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'code', label: t('code') },
          { key: 'state', label: t('state') },
          { key: 'worth', label: t('worth'), align: 'end' },
          { key: 'until', label: t('until'), from: 'tablet' },
          { key: 'uses', label: t('uses'), align: 'end', from: 'tablet' },
          { key: 'maker', label: t('maker'), from: 'desk' },
        ]}
        rows={page.coupons.map((coupon) => ({
          key: coupon.code,
          href: couponPath(coupon.code),
          quiet: coupon.state !== 'serves',
          cells: {
            code: coupon.code,
            state: <CouponState state={coupon.state} />,
            worth: couponWorth(coupon),
            until: coupon.valid_until === null ? '–' : shortDay(coupon.valid_until, language),
            uses: coupon.max_uses === null ? coupon.uses : t('of', { uses: coupon.uses, most: coupon.max_uses }),
            maker: t(coupon.made_by === 'folder' && coupon.is_said ? 'maker_both' : `maker_${coupon.made_by}`),
          },
        }))}
        empty={
          <>
            <Text>{t(isFiltered ? 'none_found' : 'none')}</Text>
            {isFiltered && <TextLink href={couponsPath}>{t('without_filter')}</TextLink>}
          </>
        }
      />
      <Ways
        order="list"
        first={after === '' ? null : withQuery(couponsPath, chosen)}
        next={page.next === null ? null : withQuery(couponsPath, { ...chosen, after: page.next })}
      />
    </div>
  );
}

/** What a code takes off. */
export const couponWorth = ({ percent, amount }: Pick<Coupon, 'percent' | 'amount'>) => (percent === null ? formatPrice(amount ?? 0) : `${percent} %`);

const tones = { serves: 'done', to_come: 'open', used_up: 'quiet', over: 'quiet', stopped: 'failed' } as const;

/** Where a code stands. */
export function CouponState({ state }: Pick<Coupon, 'state'>) {
  const t = useWords('office/coupons');
  return <Status tone={tones[state]}>{t(`is_${state}`)}</Status>;
}
