import type { components } from '@parral/api-spec';
import { localeOf, type Language } from '@parral/api-spec/languages';
import { confirmationTitleId } from '@parral/payments';
import { formatDay, formatPrice, slotTime, useWords } from '@parral/site/words';
import { Button, DataList, Ending, EndingNext, fields, Heading, Text } from '@parral/ui';
import { calendarAddress } from '../../formats/calendar-address.ts';
import { mapAddress } from '../../formats/map-address.ts';
import { capital, slotText, spokenText } from '../../formats/visit-text.ts';
import { OnTheDay } from '../../on-the-day/OnTheDay.tsx';
import { VisitScene } from '../../visit-scenes/VisitScene.tsx';
import * as css from './Confirmed.css.ts';
import type { ConfirmationData } from './load.server.ts';

interface ConfirmedProps {
  booking: components['schemas']['BookingConfirmation']['booking'];
  /** Paths of the page of a booking behind its private link, of all visits and of the home. */
  bookingUrl: string;
  experiencesUrl: string;
  homeUrl: string;
  data: ConfirmationData;
  title: string;
  language: Language;
}

/** The visit that is booked, to print and to take along: its day as large as the page, its scene, where and with what, and until when it can be called off. */
export function Confirmed({ booking, bookingUrl, experiencesUrl, homeUrl, data: { place, scenes }, title, language }: ConfirmedProps) {
  const t = useWords('booking/visit-confirmation');
  const { date, ends_at, total_price, total_visitors: people, booking_token, change_until, experience_id } = booking;
  const [day = '', time = ''] = date.split('T');
  const [, end = ''] = ends_at.split('T');
  const at = new Date(`${day}T00:00:00Z`);
  const written = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(localeOf(language), { ...how, timeZone: 'UTC' }).format(at);
  const scene = scenes[experience_id];
  const spoken = spokenText([booking.language], language);
  return (
    <Ending
      title={title}
      titleId={confirmationTitleId}
      about={booking.experience_name}
      figure={written({ day: 'numeric', month: 'long' })}
      lead={
        <>
          <p className={css.when}>{t('weekday_time', { weekday: capital(written({ weekday: 'long' })), time: slotTime(time) })}</p>
          <p>
            {t('people', { count: people })}, {t('spoken_in', { language: spoken })}
          </p>
        </>
      }
      actions={
        <>
          <Button href={calendarAddress(booking_token)}>{t('calendar')}</Button>
          {place && (
            <Button variant="outline" href={mapAddress(place)}>
              {t('map')}
            </Button>
          )}
        </>
      }
      picture={scene && <VisitScene scene={scene} />}
      field={fields.find((field) => field === scene?.wide.field)}
      next={
        <EndingNext
          title={t('plans_title')}
          field="raise"
          action={
            <Button variant="outline" href={`${bookingUrl}/${booking_token}`}>
              {t('see_booking')}
            </Button>
          }
        >
          <p>{change_until === null ? t('change_over') : t('change_until', { until: moment(change_until, language) })}</p>
        </EndingNext>
      }
    >
      <div className={css.pocket}>
        <Heading level={2} size="small">
          {t('pocket')}
        </Heading>
        <OnTheDay level={3} day={booking.on_the_day} place={null} token={booking_token} reference={booking.reference} />
        <section className={css.booking}>
          <Heading level={2} size="item">
            {t('booking_title')}
          </Heading>
          <div className={css.facts}>
            <DataList
              items={[
                { name: t('reference'), value: booking.reference },
                { name: t('when'), value: t('until_time', { when: slotText(day, time, language), end: slotTime(end) }) },
                { name: t('visitors'), value: String(people) },
                { name: t('language'), value: capital(spoken) },
                ...(total_price > 0 ? [{ name: t('total'), value: formatPrice(total_price) }] : []),
              ]}
            />
            <div className={css.after}>
              <Text size="small" tone="muted">
                {t('sent', { email: booking.email })}
              </Text>
              <div className={css.ways}>
                <Button variant="outline" size="small" href={experiencesUrl}>
                  {t('to_visits')}
                </Button>
                <Button variant="outline" size="small" href={homeUrl}>
                  {t('to_home')}
                </Button>
              </div>
            </div>
          </div>
        </section>
      </div>
    </Ending>
  );
}

function moment(until: string, language: Language): string {
  const [day = '', time = ''] = until.split('T');
  return `${formatDay(day, language, true)}, ${slotTime(time)}`;
}
