import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { BackLink, DataTable, Status, Text } from '@parral/ui';
import { shortDay } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { couponsPath, vouchersPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';

/** Discount codes of the basket with their uses; they are written in the estate's folder. */
export function CouponList({ coupons, language }: { coupons: components['schemas']['OfficeCoupons']['coupons']; language: Language }) {
  const t = useWords('office/coupons');
  return (
    <div className={css.stack}>
      <BackLink href={vouchersPath} label={t('back')} />
      <PageHead title={t('title')} csv={withQuery(couponsPath, { csv: 1 })} />
      <Text>{t('where')}</Text>
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'code', label: t('code') },
          { key: 'state', label: t('state'), from: 'tablet' },
          { key: 'worth', label: t('worth'), align: 'end' },
          { key: 'until', label: t('until'), from: 'tablet' },
          { key: 'uses', label: t('uses'), align: 'end' },
        ]}
        rows={coupons.map((coupon) => ({
          key: coupon.code,
          quiet: !coupon.active,
          cells: {
            code: coupon.code,
            state: <Status tone={coupon.active ? 'done' : 'quiet'}>{t(coupon.active ? 'active' : 'inactive')}</Status>,
            worth: coupon.percent === null ? formatPrice(coupon.amount ?? 0) : `${coupon.percent} %`,
            until: coupon.valid_until === null ? '–' : shortDay(coupon.valid_until, language),
            uses: coupon.max_uses === null ? coupon.uses : t('of', { uses: coupon.uses, most: coupon.max_uses }),
          },
        }))}
        empty={<Text>{t('none')}</Text>}
      />
    </div>
  );
}
