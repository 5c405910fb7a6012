import type { components } from '@parral/api-spec';
import { formatPercent, formatPrice } from '@parral/rules';
import type { Language } from '@parral/api-spec/languages';
import { Picture } from '@parral/site/images';
import { formatDay, slotTime, type Translate, useWords } from '@parral/site/words';
import { Button, DataList, Heading, Inline, Notice, Stack, Text, TextLink } from '@parral/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { OnTheDay } from '../../on-the-day/OnTheDay.tsx';
import { calendarAddress } from '../../formats/calendar-address.ts';
import { capital, slotText, spokenText } from '../../formats/visit-text.ts';
import { visit, withPicture } from './BookedVisit.css.ts';
import { CancelBooking } from './CancelBooking.tsx';
import type { BookedVisitData } from './load.server.ts';

/** Few move their visit: the calendar comes when it is asked for. */
const MoveBooking = lazy(() => import('./MoveBooking.tsx'));

type Booking = components['schemas']['Booking'];

interface DetailsProps {
  booking: Booking;
  token: string;
  data: BookedVisitData;
  language: Language;
  onChanged: (booking: Booking) => void;
}

/** The booking as it is, the file for the calendar, and what can still be changed. */
export function Details({ booking, token, data, language, onChanged }: DetailsProps) {
  const t = useWords('booking/booked-visit');
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const [outcome, setOutcome] = useState<'moved' | 'cancelled' | null>(null);
  const [day = '', time = ''] = booking.date.split('T');
  const live = booking.status === 'confirmed';
  const scene = data.scenes[booking.experience_id];
  const heading = live ? t('title') : t('cancelled_title');

  // The button that was pressed is gone: the focus goes on from the heading.
  useEffect(() => {
    if (outcome) document.getElementById('booked-title')?.focus();
  }, [outcome]);

  function changed(next: Booking, how: 'moved' | 'cancelled') {
    onChanged(next);
    setOpen(null);
    setOutcome(how);
  }

  return (
    <Stack gap={32}>
      <Heading level={1} size="form" id="booked-title">
        {heading}
      </Heading>
      {outcome && (
        <Notice tone="success" live title={t(outcome === 'moved' ? 'moved_title' : 'cancelled_done')}>
          {t(outcome === 'moved' ? 'moved' : booking.total_price > 0 ? 'cancelled_refund' : 'cancelled_free', { email: booking.email })}
        </Notice>
      )}
      {live && booking.change.offered === true && !outcome && (
        <Notice title={t('offered_title')}>{t(booking.total_price > 0 ? 'offered_paid' : 'offered', { until: moment(booking.change.until, language) })}</Notice>
      )}
      <div className={withPicture}>
        <DataList
          items={[
            { name: t('reference'), value: booking.reference },
            {
              name: t('experience'),
              value: (
                <TextLink variant="inline" href={booking.experience_page_url}>
                  {booking.experience_name}
                </TextLink>
              ),
            },
            { name: t('when'), value: slotText(day, time, language) },
            { name: t('visitors'), value: people(booking, t) },
            { name: t('language'), value: capital(spokenText([booking.language], language)) },
            { name: t('name'), value: booking.name },
            { name: t('paid'), value: paid(booking, t) },
            ...(booking.refunded > 0 ? [{ name: t('refunded'), value: formatPrice(booking.refunded) }] : []),
            ...(booking.invoices.length > 0 ? [{ name: t('invoices'), value: <InvoiceLinks invoices={booking.invoices} t={t} /> }] : []),
          ]}
        />
        {scene && (
          <Picture
            className={visit}
            {...scene.wide}
            alt={scene.alt}
            sizes="(min-width: 1024px) 400px, 100vw"
            // The crop is upright: in the strip it would lose who is in it.
            narrow={scene.narrow ? { ...scene.narrow, media: '(min-width: 1024px)' } : undefined}
          />
        )}
      </div>
      {live && <OnTheDay day={booking.on_the_day} place={data.place} token={token} reference={booking.reference} />}
      {live && (
        <div>
          <TextLink href={calendarAddress(token)}>{t('calendar')}</TextLink>
        </div>
      )}
      {live && booking.change.possible && (
        <Stack gap={16}>
          {booking.change.offered !== true && <Text>{t('change_until', { until: moment(booking.change.until, language) })}</Text>}
          <Inline gap={16}>
            <Button variant="outline" onClick={() => setOpen('move')} aria-expanded={open === 'move'}>
              {t('move')}
            </Button>
            <Button variant="outline" onClick={() => setOpen('cancel')} aria-expanded={open === 'cancel'}>
              {t('cancel')}
            </Button>
          </Inline>
        </Stack>
      )}
      {live && !booking.change.possible && (
        <Notice title={t('too_late_title')}>
          <p>
            {t('too_late', { count: booking.change.hours })}{' '}
            <TextLink variant="inline" href={`mailto:${data.contactEmail}`}>
              {data.contactEmail}
            </TextLink>
          </p>
        </Notice>
      )}
      {live && open === 'move' && (
        <Suspense fallback={null}>
          <MoveBooking booking={booking} token={token} language={language} onMoved={(next) => changed(next, 'moved')} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {live && open === 'cancel' && (
        <CancelBooking booking={booking} token={token} t={t} onCancelled={(next) => changed(next, 'cancelled')} onClose={() => setOpen(null)} />
      )}
    </Stack>
  );
}

/** Each invoice by its number; it opens as a PDF. */
function InvoiceLinks({ invoices, t }: Pick<Booking, 'invoices'> & { t: Translate<'booking/booked-visit'> }) {
  return (
    <Stack gap={4}>
      {invoices.map(({ number, kind, pdf_url }) => (
        <TextLink key={number} variant="inline" href={pdf_url}>
          {t(`invoice_${kind}`, { number })}
        </TextLink>
      ))}
    </Stack>
  );
}

function people(booking: Booking, t: Translate<'booking/booked-visit'>): string {
  const parts = (['adults', 'children', 'babies'] as const).flatMap((who) => {
    const count = booking[`${who}_number`];
    return count > 0 ? [t(`people_${who}`, { count })] : [];
  });
  return parts.join(', ');
}

function moment(until: string, language: Language): string {
  const [day = '', time = ''] = until.split('T');
  return `${formatDay(day, language, true)}, ${slotTime(time)}`;
}

/** What was paid and the VAT in it; or why nothing was. */
function paid({ paid_with: how, total_price: total, tax_by_rate: [taxed] }: Booking, t: Translate<'booking/booked-visit'>): string {
  if (how !== 'card') return t(`paid_${how}`);
  const amount = formatPrice(total);
  return taxed?.rate_percent ? t('paid_card', { amount, tax: formatPrice(taxed.tax), rate: formatPercent(taxed.rate_percent) }) : amount;
}
