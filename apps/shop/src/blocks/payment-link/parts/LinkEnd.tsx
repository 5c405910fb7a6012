import { PaymentResult, UnsettledResult } from '@parral/payments';
import { formatPrice } from '@parral/rules';
import { useWords } from '@parral/site/words';
import { Button, Text, TextLink } from '@parral/ui';
import type { Found, PaymentLinkProps } from '../payment-link-props.ts';

interface LinkEndProps extends PaymentLinkProps {
  found: Found;
  onRetry: () => void;
}

type Words = ReturnType<typeof useWords<'shop/payment-link'>>;

/** What a link that is not to be paid says: it is paid, ran out, was withdrawn, or leads nowhere; and whom to ask. */
export function LinkEnd({ found, attributes, data, onRetry }: LinkEndProps) {
  const t = useWords('shop/payment-link');
  const { kind } = found;
  if (kind === 'processing')
    return <UnsettledResult title={t('processing_title')} text={t('processing')} note={t('processing_note')} again={t('again')} onRetry={onRetry} />;
  if (kind === 'offline' || kind === 'error' || kind === 'not_paid')
    return (
      <PaymentResult
        title={titleOf(found, t)}
        action={
          <Button variant="outline" onClick={onRetry}>
            {t('again')}
          </Button>
        }
      >
        <Text>{t('failed')}</Text>
      </PaymentResult>
    );
  const page = kind === 'link' ? found.link.page_url : null;
  return (
    <PaymentResult
      title={titleOf(found, t)}
      action={
        page === null ? (
          <Button variant="outline" href={attributes.homeUrl}>
            {t('home')}
          </Button>
        ) : (
          <Button href={page}>{t(found.kind === 'link' && found.link.kind === 'visit' ? 'see_visit' : 'see_order')}</Button>
        )
      }
    >
      <Text>{textOf(found, t)}</Text>
      <Text tone="muted">
        {t('ask')}{' '}
        <TextLink variant="inline" href={`tel:${data.phone.replaceAll(/[^+\d]/g, '')}`}>
          {data.phone}
        </TextLink>{' '}
        ·{' '}
        <TextLink variant="inline" href={`mailto:${data.contactEmail}`}>
          {data.contactEmail}
        </TextLink>
      </Text>
    </PaymentResult>
  );
}

/** What came of following a link, in a few words; it is said aloud. */
export function titleOf(found: Found, t: Words): string {
  switch (found.kind) {
    case 'link':
      return (found.link.state === 'sent' || found.link.state === 'opened') && found.link.kind === 'visit' ? t('visit_title') : t(`${found.link.state}_title`);
    case 'missing':
      return t('missing_title');
    case 'processing':
      return t('processing_title');
    case 'gone':
      return t('gone_title');
    default:
      return t('failed_title');
  }
}

function textOf(found: Found, t: Words): string {
  if (found.kind === 'gone') return found.refunded === undefined ? t('gone') : t('gone_refunded', { amount: formatPrice(found.refunded) });
  if (found.kind !== 'link') return t('missing');
  const { state, email, total_price: total } = found.link;
  if (state === 'paid') return t('paid', { amount: formatPrice(total), email });
  return state === 'withdrawn' ? t('withdrawn') : t('expired');
}
