import { PaymentResult, UnsettledResult } from '@parral/payments';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice } from '@parral/rules';
import type { Translate } from '@parral/site/words';
import { Button, Notice, Text, TextLink } from '@parral/ui';
import { type Confirmation, wayBack } from './confirm-booking.ts';
import { Confirmed } from './Confirmed.tsx';
import { VisitScene } from '../../visit-scenes/VisitScene.tsx';
import type { ConfirmationData } from './load.server.ts';

interface OutcomeProps {
  result: Confirmation;
  experiencesUrl: string;
  homeUrl: string;
  bookingUrl: string;
  data: ConfirmationData;
  language: Language;
  t: Translate<'booking/visit-confirmation'>;
  onRetry: () => void;
}

const titles = {
  confirmed: 'thanks',
  conflict: 'conflict_title',
  processing: 'processing_title',
  not_paid: 'not_paid_title',
  offline: 'offline_title',
  error: 'error_title',
} as const;

/** In a few words, what came of it. */
export function titleOf({ kind }: Confirmation, t: OutcomeProps['t']): string {
  return t(titles[kind]);
}

/** What came of the booking: the visit, or why there is none and the way on. */
export function Outcome({ result, experiencesUrl, homeUrl, bookingUrl, data, language, t, onRetry }: OutcomeProps) {
  const title = titleOf(result, t);
  // The visit whose page the way back is, or else another of the house's.
  const scenes = Object.values(data.scenes);
  const wanted = 'conflict' in result ? result.conflict?.experiencePageUrl : undefined;
  const scene = scenes.find(({ href }) => href === wanted) ?? scenes[0];
  const said = { title, picture: scene && <VisitScene scene={scene} /> };
  const home = (
    <Button href={homeUrl} variant="outline">
      {t('to_home')}
    </Button>
  );
  switch (result.kind) {
    case 'confirmed':
      return <Confirmed booking={result.booking} {...{ bookingUrl, experiencesUrl, homeUrl, data, title, language }} />;
    case 'conflict':
      return (
        <PaymentResult
          {...said}
          action={
            <>
              <Button href={result.conflict ? wayBack(result.conflict) : experiencesUrl}>{t('other_date')}</Button>
              {home}
            </>
          }
        >
          <Text size="lead">{t(result.refunded === undefined ? 'conflict' : 'conflict_gone')}</Text>
          {result.refunded !== undefined && <Notice>{t('money_back', { amount: formatPrice(result.refunded) })}</Notice>}
        </PaymentResult>
      );
    case 'processing':
      return <UnsettledResult {...said} text={t('processing')} note={t('goes_on_asking')} again={t('ask_again')} onRetry={onRetry} />;
    case 'offline':
      return <UnsettledResult {...said} text={t('offline')} note={t('goes_on_asking')} again={t('retry')} onRetry={onRetry} />;
    case 'not_paid':
      return (
        <PaymentResult
          {...said}
          action={
            <>
              <Button href={result.conflict ? wayBack(result.conflict) : experiencesUrl}>{t('book_again')}</Button>
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
          {...said}
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
              <TextLink variant="inline" href={`mailto:${data.contactEmail}`}>
                {data.contactEmail}
              </TextLink>
            </p>
          </Notice>
        </PaymentResult>
      );
  }
}
