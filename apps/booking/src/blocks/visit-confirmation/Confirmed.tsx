import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, formatPrice, slotTime, useWords } from '@parral/site/words';
import { DataList, Inline, Stack, Text, TextLink } from '@parral/ui';
import { calendarAddress } from '../../formats/calendar-address.ts';
import { mapAddress } from '../../formats/map-address.ts';
import { capital, slotText, spokenText } from '../../formats/visit-text.ts';
import { OnTheDay } from '../../on-the-day/OnTheDay.tsx';

interface ConfirmedProps {
  booking: components['schemas']['BookingConfirmation']['booking'];
  /** Path of the page of a booking behind its private link. */
  bookingUrl: string;
  place: { latitude: number; longitude: number } | null;
  language: Language;
}

/** The visit that is booked: its reference, the calendar, the way there, and until when it can be called off. */
export function Confirmed({ booking, bookingUrl, place, language }: ConfirmedProps) {
  const t = useWords('booking/visit-confirmation');
  const { date, ends_at, total_price, booking_token, change_until } = booking;
  const [day = '', time = ''] = date.split('T');
  const [, end = ''] = ends_at.split('T');
  return (
    <Stack gap={32}>
      <DataList
        items={[
          { name: t('reference'), value: booking.reference },
          { name: t('experience'), value: booking.experience_name },
          { name: t('when'), value: t('until_time', { when: slotText(day, time, language), end: slotTime(end) }) },
          { name: t('visitors'), value: String(booking.total_visitors) },
          { name: t('language'), value: capital(spokenText([booking.language], language)) },
          ...(total_price > 0 ? [{ name: t('total'), value: formatPrice(total_price) }] : []),
        ]}
      />
      <Inline gap={16}>
        <TextLink href={calendarAddress(booking_token)}>{t('calendar')}</TextLink>
        {place && <TextLink href={mapAddress(place)}>{t('map')}</TextLink>}
      </Inline>
      <OnTheDay day={booking.on_the_day} place={null} />
      <Stack gap={8}>
        <Text>{change_until === null ? t('change_over') : t('change_until', { until: moment(change_until, language) })}</Text>
        <div>
          <TextLink href={`${bookingUrl}/${booking_token}`}>{t('see_booking')}</TextLink>
        </div>
        <Text tone="muted">{t('sent', { email: booking.email })}</Text>
      </Stack>
    </Stack>
  );
}

function moment(until: string, language: Language): string {
  const [day = '', time = ''] = until.split('T');
  return `${formatDay(day, language, true)}, ${slotTime(time)}`;
}
