import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, DataList, Notice, SummaryList, Text, TextLink } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { History } from '../../layout/History.tsx';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { orderPath, paymentLinkPath, paymentLinksPath, visitPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import { PaymentLinkState } from '../payment-links/PaymentLinkList.tsx';

export interface PaymentLinkPageProps {
  found: components['schemas']['OfficePaymentLink'];
  language: Language;
  mayChange: boolean;
  done: string | null;
  problem: string | null;
}

const doneKeys = ['made', 'send', 'withdraw'] as const;

/** One payment link: what for, whose, how it stands; it is sent again and withdrawn here. */
export function PaymentLinkPage({ found, language, mayChange, done, problem }: PaymentLinkPageProps) {
  const t = useWords('office/payment-link');
  const known = doneKeys.find((key) => key === done);
  const isLive = found.state === 'sent' || found.state === 'opened';
  const at = (moment: string | null, otherwise: string) => (moment === null ? otherwise : shortMoment(moment, language));
  const path = paymentLinkPath(found.id);
  return (
    <div className={css.stack}>
      <BackLink href={paymentLinksPath} label={t('back')} />
      <PageHead title={t('title', { name: found.name })} status={<PaymentLinkState state={found.state} />} />
      {known && (
        <Notice tone="success" live>
          {t(`done_${known}`, { email: found.email })}
        </Notice>
      )}
      <Problem text={problem} />
      <div className={layout.columns}>
        <div className={layout.parts}>
          <Part title={t('what')}>
            <SummaryList
              lines={[
                ...found.lines.map(({ title, detail, quantity, total }, index) => ({
                  key: String(index),
                  name: `${quantity} × ${title}`,
                  detail,
                  amount: formatPrice(total),
                })),
                ...(found.shipping === null ? [] : [{ key: 'shipping', name: t('shipping'), amount: formatPrice(found.shipping.price) }]),
              ]}
              total={{ name: t('total'), amount: formatPrice(found.total_price) }}
            />
          </Part>
          <Part title={t('history')}>
            <History actions={found.actions} language={language} />
          </Part>
        </div>
        <div className={layout.parts}>
          <DataList
            items={[
              { name: t('until'), value: shortMoment(found.until, language) },
              { name: t('sent_at'), value: isLive ? at(found.sent_at, t('on_its_way')) : at(found.sent_at, t('not_sent')) },
              { name: t('opened_at'), value: at(found.opened_at, t('not_opened')) },
              ...(found.sale === null || found.paid_at === null
                ? []
                : [
                    {
                      name: t('paid_at'),
                      value: (
                        <>
                          {shortMoment(found.paid_at, language)}{' '}
                          <TextLink href={found.kind === 'visit' ? visitPath(found.sale) : orderPath(found.sale)}>{found.sale}</TextLink>
                        </>
                      ),
                    },
                  ]),
              ...(found.ended_at === null ? [] : [{ name: t('ended_at'), value: shortMoment(found.ended_at, language) }]),
              { name: t('email'), value: found.email },
              ...(found.shipping === null ? [] : [{ name: t('address'), value: found.shipping.address.join(', ') }]),
              ...(found.words === '' ? [] : [{ name: t('words'), value: found.words }]),
              { name: t('made_by'), value: `${found.made_by || t('command')}, ${shortMoment(found.created_at, language)}` },
            ]}
          />
          {mayChange && isLive && (
            <>
              <form className={layout.part} method="post" action={path}>
                <Text size="small" tone="muted">
                  {t('send_hint')}
                </Text>
                <div>
                  <Button type="submit" name="do" value="send" variant="outline">
                    {t('send')}
                  </Button>
                </div>
              </form>
              <form className={layout.part} method="post" action={path}>
                <Text size="small" tone="muted">
                  {t('withdraw_hint')}
                </Text>
                <div>
                  <Button type="submit" name="do" value="withdraw" variant="outline">
                    {t('withdraw')}
                  </Button>
                </div>
              </form>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
