import { estateTime } from '@parral/rules';
import { formatDay, slotTime } from '@parral/site/words';
import { Button, Card, DataList, Inline, Notice, Skeleton, Stack, StatusMessage, Text } from '@parral/ui';
import { slotText } from '../../../formats/visit-text.ts';
import { useBooking } from '../screen/booking-context.ts';
import { StepTitle } from '../steps/StepTitle.tsx';
import * as css from '../VisitBooking.css.ts';
import type { WaitingOffer } from './use-waiting-offer.ts';
import type { WaitingPlace } from './waiting-offer.ts';

interface OfferViewProps {
  offer: WaitingOffer;
  /** To client data, with the offer's date and people. */
  onAccept: (place: WaitingPlace) => void;
  /** To the dates; null where nobody knows what the link was for. */
  onOtherDate: (place: WaitingPlace | null) => void;
}

/** Where a waiting list's mail leads: the places kept for the reader and until when, or why there are none, and the way to other dates. */
export default function OfferView({ offer, onAccept, onOtherDate }: OfferViewProps) {
  const { t, language, visit } = useBooking();
  const { kind, place } = offer;
  if (offer.failed) {
    return (
      <Notice
        tone="error"
        live
        title={t('offer_failed_title')}
        action={
          <Button variant="outline" onClick={offer.retry}>
            {t('retry')}
          </Button>
        }
      >
        {t('slots_failed')}
      </Notice>
    );
  }
  if (kind === null) return <Skeleton shape="block" label={t('offer_loading')} />;

  const [day = '', time = ''] = place?.date.split('T') ?? [];
  const until = place?.claim_expires_at ? estateTime(place.claim_expires_at) : { day, time };
  const isOffered = kind === 'offered';
  const spoken = visit.options.languages_options.find(({ value }) => value === place?.language)?.text;
  return (
    <div className={css.alone}>
      <Stack gap={32}>
        <Stack gap={16}>
          <StepTitle>{t(`offer_${kind}_title`)}</StepTitle>
          <Text size="lead" narrow>
            {isOffered ? t('offer_offered', { time: slotTime(until.time), day: formatDay(until.day, language, true) }) : t(`offer_${kind}`)}
          </Text>
        </Stack>
        {place && kind !== 'gone' && (
          <Card variant="outline">
            <DataList
              items={[
                { name: t('voucher_experience'), value: visit.experience.name },
                { name: t('waiting_slot'), value: slotText(day, time.slice(0, 5), language) },
                { name: t('visitors'), value: t('offer_people', { count: place.visitor_number }) },
                ...(spoken ? [{ name: t('language'), value: spoken }] : []),
              ]}
            />
          </Card>
        )}
        <Inline gap={16}>
          {place && isOffered && <Button onClick={() => onAccept(place)}>{t('offer_accept')}</Button>}
          <Button variant={isOffered ? 'outline' : 'filled'} onClick={() => onOtherDate(kind === 'gone' ? null : place)}>
            {t('other_date')}
          </Button>
          {(isOffered || kind === 'waiting') && (
            <Button variant="outline" busy={offer.leaving} onClick={offer.leave}>
              {t(offer.leaving ? 'offer_leaving' : isOffered ? 'offer_decline' : 'offer_leave')}
            </Button>
          )}
        </Inline>
        <StatusMessage>{offer.leaveFailed ? t('offer_leave_failed') : ''}</StatusMessage>
      </Stack>
    </div>
  );
}
