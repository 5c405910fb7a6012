import type { components } from '@parral/api-spec';
import { Picture } from '@parral/site/images';
import type { Translate } from '@parral/site/words';
import { Heading, Text, Wordmark } from '@parral/ui';
import { encode } from 'uqr';
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

/** The present itself, in three panels: its cover, what is given, and the code. On paper it is a sheet that folds between them. */
export function GiftSheet({ voucher, address, data, t, day }: GiftSheetProps) {
  const visit = voucher.experience && data.visits[voucher.experience.id];
  const cover = visit?.scene?.wide ?? data.cover;
  return (
    <article className={css.sheet}>
      {cover && <Picture className={css.cover} {...cover} alt={visit?.scene?.alt ?? ''} sizes="(min-width: 1024px) 880px, 100vw" fetchPriority="high" />}
      <div className={css.given}>
        <div className={css.head}>
          <Text size="label">{t('kind')}</Text>
          <Wordmark {...data.wordmark} />
        </div>
        <div className={css.what}>
          <Heading level={1} size="page">
            {voucher.experience?.title ?? t('any_visit')}
          </Heading>
          {visit && <Text size="lead">{visit.teaser}</Text>}
          <Text>{t('people', { count: voucher.participants_number })}</Text>
        </div>
        <div className={css.names}>
          <label className={css.name}>
            {t('to')}
            <input className={css.line} autoComplete="off" maxLength={60} />
          </label>
          <label className={css.name}>
            {t('from')}
            <input className={css.line} autoComplete="off" maxLength={60} />
          </label>
          <p className={css.hint}>{t('names_hint')}</p>
        </div>
      </div>
      <div className={css.redeem}>
        <Square text={address.href} label={t('square', { address: address.host })} />
        <div className={css.ways}>
          <div>
            <Text size="label">{t('code')}</Text>
            <p className={css.code}>{voucher.full_code}</p>
          </div>
          <Text>{t('how', { address: `${address.host}${address.pathname}` })}</Text>
          <p className={css.valid}>
            {t('valid', { from: day(voucher.start_date) })} <strong className={css.until}>{day(voucher.end_date)}</strong>
          </p>
        </div>
        <div className={css.house}>
          <p>{t('ask', { phone: data.phone, email: data.contactEmail })}</p>
          <p>{[data.brandName, ...data.address].join(', ')}</p>
        </div>
      </div>
    </article>
  );
}

/** A QR code, dark on light whatever the page's colours, since cameras read no other. */
function Square({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={css.square} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className={css.light} width={size} height={size} />
      <path className={css.dark} d={modules.join('')} />
    </svg>
  );
}
