import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { confirmationTitleId } from '@parral/payments';
import { nameInFull } from '@parral/rules';
import { Picture, WineBottle } from '@parral/site/images';
import { formatDuration, formatPrice, type Translate } from '@parral/site/words';
import { Button, DataList, Ending, EndingNext, type EndingStep, SummaryList, TextLink } from '@parral/ui';
import { windowInWords } from '../../../delivery/delivery-words.ts';
import { NewGifts } from '../../../gifts-bought/NewGifts.tsx';
import type { Confirmation } from '../confirm-order.ts';
import type { ConfirmationData, NextVisit } from '../load.server.ts';
import * as css from './OrderEnding.css.ts';
import { PackingTable } from './PackingTable.tsx';

type Order = components['schemas']['Order'];

interface OrderEndingProps {
  confirmation: Extract<Confirmation, { kind: 'order' }>;
  title: string;
  data: ConfirmationData;
  catalogueUrl: string;
  orderUrl?: string | undefined;
  language: Language;
  t: Translate<'shop/confirmation'>;
}

/** The order is made: its bottles in their case, what was paid, what happens now with its dates, and a visit to think of meanwhile. */
export function OrderEnding({ confirmation: { order: made, details = null }, title, data, catalogueUrl, orderUrl, language, t }: OrderEndingProps) {
  const { number, email, total_price, order_token, gifts_bought, needs_shipping } = made;
  return (
    <Ending
      title={title}
      emphasis={needs_shipping ? t('thanks_emphasis') : gifts_bought > 0 ? t('thanks_by_mail') : undefined}
      titleId={confirmationTitleId}
      lead={t(needs_shipping ? 'description' : 'description_by_mail')}
      picture={details && <OrderPicture order={details} isSent={needs_shipping} data={data} t={t} />}
      steps={{ title: t('now'), steps: stepsOf(made, details, language, t) }}
      next={data.visit && <Meanwhile visit={data.visit} t={t} />}
    >
      <div className={css.content}>
        <div className={css.facts}>
          <div>
            <p className={css.label}>{t('number')}</p>
            <p className={css.number}>{number}</p>
          </div>
          <DataList variant="pairs" items={[{ name: t('email'), value: email }, ...(details ? [] : [{ name: t('total'), value: formatPrice(total_price) }])]} />
          <div className={css.links}>
            <Button variant="outline" href={catalogueUrl}>
              {t('back_to_catalogue')}
            </Button>
            {orderUrl && <TextLink href={`${orderUrl}/${order_token}`}>{t('see_order')}</TextLink>}
          </div>
        </div>
        {details && <SummaryList lines={linesOf(details, t)} total={{ name: t('total_paid'), amount: formatPrice(details.total_price) }} />}
        {gifts_bought > 0 && <NewGifts token={order_token} expected={gifts_bought} language={language} />}
      </div>
    </Ending>
  );
}

/** The bottles on the packing table; where nothing leaves the house in a case, the present. */
function OrderPicture({ order, isSent, data, t }: { order: Order; isSent: boolean; data: ConfirmationData; t: OrderEndingProps['t'] }) {
  const bottles = order.lines.flatMap(({ product_id, title, label, bottle, quantity }) =>
    bottle === null
      ? []
      : Array.from({ length: quantity }, (_, at) => ({
          key: `${product_id} ${at}`,
          shape: bottle.shape,
          name: nameInFull({ title, label }),
          picture: <WineBottle bottle={bottle} loading="eager" />,
        })),
  );
  if (!isSent || bottles.length === 0) return data.gift && <Picture className={css.gift} {...data.gift} alt="" sizes="100vw" />;
  const { name, surname } = order.client_info;
  const lid = { number: order.number, line: t('lid_line', { count: bottles.length, name: `${name} ${surname}` }), care: t('lid_care') };
  const names = order.lines.filter(({ bottle }) => bottle !== null).map((line) => `${line.quantity} × ${nameInFull(line)}`);
  return (
    <PackingTable
      table={data.table}
      lid={{ wordmark: data.house, ...lid }}
      bottles={bottles}
      alt={t('case_alt', { bottles: names.join('; ') })}
      shutAlt={t('case_shut_alt')}
    />
  );
}

function linesOf({ lines, shipping_incl_tax: shipping, vouchers_discount: discount, shipping_address, shipping_mode }: Order, t: OrderEndingProps['t']) {
  return [
    ...lines.map(({ product_id, quantity, total_price, ...line }) => ({
      key: product_id,
      name: quantity > 1 ? t('quantity', { count: quantity, title: nameInFull(line) }) : nameInFull(line),
      amount: formatPrice(total_price),
    })),
    ...(shipping_address === null
      ? []
      : [
          {
            key: 'shipping',
            name: shipping_mode === 'shop' ? t('pickup') : t('shipping_to', { place: shipping_address.locality }),
            amount: formatPrice(shipping),
          },
        ]),
    ...(discount > 0 ? [{ key: 'discount', name: t('discount'), amount: `−${formatPrice(discount)}` }] : []),
  ];
}

/** Three steps: what is done, what we write, and when it is there. */
function stepsOf(made: OrderEndingProps['confirmation']['order'], details: Order | null, language: Language, t: OrderEndingProps['t']): EndingStep[] {
  const done = { mark: t('step_done'), what: t('step_done_what'), text: t('step_done_text', { email: made.email }) };
  if (!made.needs_shipping)
    return [
      done,
      { mark: t('step_mail'), what: t('step_mail_what'), text: t('step_mail_text') },
      { mark: t('step_give'), what: t('step_give_what'), text: t('step_give_text') },
    ];
  const to = details?.shipping_address;
  const address = to ? [to.line1, to.locality].join(', ') : '';
  if (details?.shipping_mode === 'shop')
    return [
      done,
      { mark: t('step_ready'), what: t('step_ready_what'), text: t('step_ready_text') },
      { mark: t('step_collect'), what: t('step_collect_what'), text: t('step_collect_text', { address }) },
    ];
  return [
    done,
    { mark: t('step_packed'), what: t('step_packed_what'), text: t('step_packed_text') },
    {
      mark: t('step_arrives'),
      what: made.delivery === null ? t('step_arrives_open') : windowInWords(made.delivery, language),
      text: to ? t('step_arrives_text', { address }) : '',
    },
  ];
}

/** The next thing to do: a visit, with its picture. */
function Meanwhile({ visit, t }: { visit: NextVisit; t: OrderEndingProps['t'] }) {
  const { name, href, price, minutes, picture } = visit;
  return (
    <EndingNext
      mark={t('next_mark')}
      title={t('next_title')}
      picture={<Picture className={css.visit} {...picture} alt="" sizes="(min-width: 768px) 40vw, 100vw" loading="lazy" />}
      action={<Button href={href}>{t('next_action')}</Button>}
    >
      <p>{t('next_text', { name, duration: formatDuration(minutes), price: formatPrice(price) })}</p>
    </EndingNext>
  );
}
