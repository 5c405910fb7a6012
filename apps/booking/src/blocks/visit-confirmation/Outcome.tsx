import { PaymentResult } from '@parral/payments';
import { formatPrice } from '@parral/rules';
import type { Language } from '@parral/api-spec/languages';
import type { Translate } from '@parral/site/words';
import { Button, DataList, Notice, Text, TextLink } from '@parral/ui';
import { capital, slotText, spokenText } from '../../formats/visit-text.ts';
import { type Confirmation, wayBack } from './confirm-booking.ts';

interface OutcomeProps {
  result: Confirmation;
  experiencesUrl: string;
  homeUrl: string;
  bookingUrl: string;
  contactEmail: string;
  language: Language;
  t: Translate<'booking/visit-confirmation'>;
  onRetry: () => void;
}

const titles = {
  confirmed: 'thanks',
  conflict: 'conflict_title',
  not_paid: 'not_paid_title',
  offline: 'offline_title',
  error: 'error_title',
} as const;

/** In a few words, what came of it. */
export function titleOf({ kind }: Confirmation, t: OutcomeProps['t']): string {
  return t(titles[kind]);
}

/** What came of the booking: the visit, or why there is none and the way on. */
export function Outcome({ result, experiencesUrl, homeUrl, bookingUrl, contactEmail, language, t, onRetry }: OutcomeProps) {
  const title = titleOf(result, t);
  const home = (
    <Button href={homeUrl} variant="outline">
      {t('to_home')}
    </Button>
  );
  switch (result.kind) {
    case 'confirmed': {
      const { experience_name, total_visitors, language: spoken, date, email, total_price, booking_token } = result.booking;
      const [day = '', time = ''] = date.split('T');
      return (
        <PaymentResult
          title={title}
          action={
            <>
              <Button href={experiencesUrl}>{t('to_visits')}</Button>
              {home}
            </>
          }
        >
          <DataList
            items={[
              { name: t('experience'), value: experience_name },
              { name: t('when'), value: slotText(day, time, language) },
              { name: t('visitors'), value: String(total_visitors) },
              { name: t('language'), value: capital(spokenText([spoken], language)) },
              ...(total_price > 0 ? [{ name: t('total'), value: formatPrice(total_price, language) }] : []),
            ]}
          />
          <Text>{t('sent', { email })}</Text>
          <div>
            <TextLink href={`${bookingUrl}/${booking_token}`}>{t('see_booking')}</TextLink>
          </div>
        </PaymentResult>
      );
    }
    case 'conflict':
      return (
        <PaymentResult
          title={title}
          action={
            <>
              <Button href={result.conflict ? wayBack(result.conflict) : experiencesUrl}>{t('other_date')}</Button>
              {home}
            </>
          }
        >
          <Text size="lead">{t('conflict')}</Text>
        </PaymentResult>
      );
    case 'offline':
      return (
        <PaymentResult title={title} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
          <Text>{t('offline')}</Text>
        </PaymentResult>
      );
    case 'not_paid':
      return (
        <PaymentResult
          title={title}
          action={
            <>
              <Button href={experiencesUrl}>{t('book_again')}</Button>
              {home}
            </>
          }
        >
          <Text>{t('not_paid')}</Text>
        </PaymentResult>
      );
    case 'error':
      return (
        <PaymentResult
          title={title}
          action={
            <>
              <Button href={experiencesUrl}>{t('book_again')}</Button>
              {home}
            </>
          }
        >
          <Notice tone="error" title={t('error')}>
            <p>
              {t('error_hint')}{' '}
              <TextLink variant="inline" href={`mailto:${contactEmail}`}>
                {contactEmail}
              </TextLink>
            </p>
          </Notice>
        </PaymentResult>
      );
  }
}
