import { useApiMutation } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import { Pay } from '@parral/payments';
import { formatPrice } from '@parral/rules';
import { useWords } from '@parral/site/words';
import { Card, Heading, Notice, Page, Stack, SummaryList, Text } from '@parral/ui';
import { useState } from 'react';
import { momentText } from '../moment-text.ts';
import type { PaymentLinkProps } from '../payment-link-props.ts';
import * as css from '../PaymentLink.css.ts';
import { ConsentForm } from './ConsentForm.tsx';

interface LinkToPayProps extends PaymentLinkProps {
  link: components['schemas']['PaymentLink'];
  /** A payment was tried and not made. */
  refused?: boolean | undefined;
}

/** What is to be paid, until when, and to whom it goes; then what the law wants to be agreed to, and the payment. */
export function LinkToPay({ link, refused = false, attributes, data, language }: LinkToPayProps) {
  const t = useWords('shop/payment-link');
  const pay = useApiMutation('payPaymentLink');
  const [paying, setPaying] = useState(false);
  const token = new URLSearchParams(location.search).get('token') ?? '';

  /** A refusal is said beside the button. */
  const open = () =>
    pay.mutateAsync({ body: { token, terms_accepted: true } }).catch((error: unknown) => console.error('the payment of the link was not opened', error));

  const intent = pay.data;
  const address = link.shipping?.address ?? [];
  return (
    <Page>
      <div className={css.screen}>
        <div className={css.columns}>
          <div className={css.main}>
            <Stack gap={16}>
              <Heading level={1} size="form">
                {t(link.kind === 'visit' ? 'visit_title' : 'opened_title')}
              </Heading>
              <Text size="lead" narrow>
                {t('lead', { name: link.name, until: momentText(link.until, language) })}
              </Text>
              {link.words !== '' && (
                <blockquote className={css.words}>
                  <Text>{link.words}</Text>
                </blockquote>
              )}
            </Stack>
            {refused && (
              <Notice tone="error" live title={t('refused_title')}>
                {t('refused')}
              </Notice>
            )}
            {intent === undefined ? (
              <ConsentForm termsUrl={attributes.termsUrl} privacy={data.privacy} failed={pay.isError} onAgreed={open} />
            ) : (
              <section className={css.form} aria-labelledby="payment-title">
                <Heading level={2} size="minor" id="payment-title">
                  {t('payment')}
                </Heading>
                <Text size="small" tone="muted">
                  {t('payment_note')}
                </Text>
                <Pay
                  intent={intent}
                  publishableKey={data.publishableKey}
                  scriptUrl={data.scriptUrl}
                  locale={language}
                  returnUrl={`${location.pathname}?token=${encodeURIComponent(token)}`}
                  disabled={false}
                  onPaying={setPaying}
                  labels={{
                    freeConfirm: t('free_confirm'),
                    pay: t('pay', { amount: formatPrice(intent.total_price) }),
                    paying: t('paying'),
                    loading: t('payment_loading'),
                    refusedTitle: t('refused_title'),
                    loadFailedTitle: t('card_failed_title'),
                    loadFailed: t('card_failed'),
                    retry: t('again'),
                    disabledReason: '',
                  }}
                />
              </section>
            )}
          </div>
          <Card as="aside" labelledBy="link-summary">
            <div aria-busy={paying || undefined}>
              <Stack gap={16}>
                <Heading level={2} size="minor" id="link-summary">
                  {t('summary')}
                </Heading>
                <SummaryList
                  lines={[
                    ...link.lines.map(({ title, detail, quantity, total }, at) => ({
                      key: String(at),
                      name: `${quantity} × ${title}`,
                      detail,
                      amount: formatPrice(total),
                    })),
                    ...(link.shipping === null
                      ? []
                      : [{ key: 'shipping', name: t('shipping'), amount: link.shipping.price === 0 ? t('shipping_free') : formatPrice(link.shipping.price) }]),
                  ]}
                  total={{ name: t('total'), amount: formatPrice(link.total_price) }}
                  note={t('vat_note')}
                />
                {address.length > 0 && (
                  <div>
                    <Text size="small" strong>
                      {t('sent_to')}
                    </Text>
                    <Text size="small">{address.join(', ')}</Text>
                  </div>
                )}
                <Text size="note" tone="muted">
                  {t('wrong', { phone: data.phone })}
                </Text>
              </Stack>
            </div>
          </Card>
        </div>
      </div>
    </Page>
  );
}
