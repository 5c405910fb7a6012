import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, DataList, DataTable, Notice, Text, TextField } from '@parral/ui';
import { shortDay, shortMoment } from '../../formats/moments.ts';
import { History } from '../../layout/History.tsx';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { couponPath, couponsPath, orderPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import { CouponState, couponWorth } from '../coupons/CouponList.tsx';

export interface CouponPageProps {
  found: components['schemas']['OfficeCouponFile'];
  language: Language;
  mayChange: boolean;
  done: string | null;
  problem: string | null;
  /** What was typed, when it is shown again. */
  typed: URLSearchParams;
}

const doneKeys = ['made', 'extend', 'stop', 'serve', 'folder'] as const;

/** One discount code: what it takes off and until when, who says so, the orders that used it; it is extended and blocked here. */
export function CouponPage({ found, language, mayChange, done, problem, typed }: CouponPageProps) {
  const t = useWords('office/coupon');
  const { coupon, orders, version } = found;
  const known = doneKeys.find((key) => key === done);
  const isDropped = coupon.made_by === 'folder' && coupon.place === null;
  const typedFor = (step: string) => (typed.get('do') === step ? typed : new URLSearchParams());
  const block = coupon.state === 'stopped' ? 'serve' : 'stop';
  return (
    <div className={css.stack}>
      <BackLink href={couponsPath} label={t('back')} />
      <PageHead title={coupon.code} status={<CouponState state={coupon.state} />} />
      {known && (
        <Notice tone="success" live>
          {t(`done_${known}`)}
        </Notice>
      )}
      <Problem text={problem} />
      <div className={layout.columns}>
        <div className={layout.parts}>
          <DataList
            items={[
              { name: t('worth'), value: couponWorth(coupon) },
              { name: t('brands'), value: coupon.brands === null ? t('all_brands') : coupon.brands.join(', ') },
              { name: t('days'), value: <Days {...coupon} language={language} /> },
              { name: t('uses'), value: coupon.max_uses === null ? coupon.uses : t('of', { uses: coupon.uses, most: coupon.max_uses }) },
            ]}
          />
          <Says found={found} language={language} />
          <Part title={t('orders')}>
            <DataTable
              caption={t('orders')}
              columns={[
                { key: 'number', label: t('order') },
                { key: 'at', label: t('when'), from: 'tablet' },
                { key: 'discount', label: t('discount'), align: 'end' },
                { key: 'total', label: t('total'), align: 'end' },
              ]}
              rows={orders.map(({ number, placed_at: at, discount, total_price: total }) => ({
                key: number,
                href: orderPath(number),
                cells: { number, at: shortMoment(at, language), discount: formatPrice(discount), total: formatPrice(total) },
              }))}
              empty={<Text>{t('no_orders')}</Text>}
            />
          </Part>
          <Part title={t('history')}>
            <History actions={found.actions} language={language} />
          </Part>
        </div>
        {mayChange && !isDropped && (
          <div className={layout.parts}>
            <Part title={t('extend')}>
              <form className={layout.form} method="post" action={couponPath(coupon.code)}>
                <input type="hidden" name="version" value={version} />
                <TextField name="until" type="date" label={t('until')} defaultValue={typedFor('extend').get('until') ?? coupon.valid_until ?? ''} required />
                <Reason typed={typedFor('extend')} />
                <Step name="extend" />
              </form>
            </Part>
            <Part title={t(block)}>
              <form className={layout.form} method="post" action={couponPath(coupon.code)}>
                <input type="hidden" name="version" value={version} />
                <Reason typed={typedFor(block)} />
                <Step name={block} />
              </form>
            </Part>
            {coupon.is_said && coupon.made_by === 'folder' && (
              <Part title={t('folder')}>
                <form className={layout.form} method="post" action={couponPath(coupon.code)}>
                  <input type="hidden" name="version" value={version} />
                  <Reason typed={typedFor('folder')} />
                  <Step name="folder" />
                </form>
              </Part>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** What the folder says, where, and who wins (decision 047). */
function Says({ found: { coupon, folder }, language }: Pick<CouponPageProps, 'found' | 'language'>) {
  const t = useWords('office/coupon');
  const { place, made_by: maker, is_said: isSaid } = coupon;
  const where = place && <span className={layout.breakable}>{`${place.file}:${place.line}`}</span>;
  if (maker === 'office') {
    return (
      <Part title={t('who_says')}>
        <Text narrow>{t(place === null ? 'by_office' : 'also_in_folder')}</Text>
        {where && <Text size="small">{where}</Text>}
      </Part>
    );
  }
  return (
    <Part title={t('who_says')}>
      {folder && (
        <DataList
          items={[
            { name: t('in_folder'), value: t(folder.active ? 'folder_serves' : 'folder_stopped') },
            { name: t('folder_until'), value: folder.valid_until === null ? t('no_end') : shortDay(folder.valid_until, language) },
            { name: t('where'), value: where },
          ]}
        />
      )}
      <Text size="small" tone="muted">
        {t(place === null ? 'dropped' : isSaid ? 'said' : 'rule')}
      </Text>
    </Part>
  );
}

function Days({ valid_from: from, valid_until: until, language }: CouponPageProps['found']['coupon'] & { language: Language }) {
  const t = useWords('office/coupon');
  const day = (one: string) => shortDay(one, language);
  if (from !== null) return until === null ? t('from_on', { from: day(from) }) : t('from_to', { from: day(from), to: day(until) });
  return until === null ? t('no_end') : t('up_to', { to: day(until) });
}

function Reason({ typed }: { typed: URLSearchParams }) {
  const t = useWords('office/coupon');
  return <TextField name="reason" label={t('reason')} defaultValue={typed.get('reason') ?? ''} required maxLength={300} />;
}

function Step({ name }: { name: 'extend' | 'stop' | 'serve' | 'folder' }) {
  const t = useWords('office/coupon');
  return (
    <Button type="submit" name="do" value={name} variant="outline">
      {t(name)}
    </Button>
  );
}
