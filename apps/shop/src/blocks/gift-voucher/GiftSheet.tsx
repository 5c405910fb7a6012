import type { components } from '@parral/api-spec';
import type { Translate } from '@parral/site/words';
import { Heading, Text, Wordmark } from '@parral/ui';
import * as css from './GiftVoucher.css.ts';
import type { GiftVoucherData } from './load.server.ts';

interface GiftSheetProps {
  voucher: components['schemas']['Voucher'];
  /** Where it is redeemed, with the code in its query. */
  address: URL;
  data: GiftVoucherData;
  t: Translate<'shop/gift-voucher'>;
  /** An ISO day in words. */
  day: (iso: string) => string;
}

/** The sheet itself: what it is, for how many, the code, and how to book; the same on a screen and on paper. */
export function GiftSheet({ voucher, address, data, t, day }: GiftSheetProps) {
  return (
    <article className={css.sheet}>
      <Wordmark name={data.brandName} />
      <Text size="label">{t('kind')}</Text>
      <Heading level={1} size="page">
        {voucher.experience?.title ?? t('any_visit')}
      </Heading>
      <Text size="lead">{t('people', { count: voucher.participants_number })}</Text>
      <div>
        <Text size="label">{t('code')}</Text>
        <p className={css.code}>{voucher.full_code}</p>
        <Text size="small">{t('valid', { from: day(voucher.start_date), until: day(voucher.end_date) })}</Text>
      </div>
      <div className={css.how}>
        <Heading level={2} size="small">
          {t('how_title')}
        </Heading>
        <Text>{t('how', { address: `${address.host}${address.pathname}` })}</Text>
        <Text size="small">{t('ask', { phone: data.phone, email: data.contactEmail })}</Text>
        <Text size="small">{[data.brandName, ...data.address].join(', ')}</Text>
      </div>
    </article>
  );
}
