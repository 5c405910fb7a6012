import { ApiError } from '@parral/api-client';
import { errorMessage } from '@parral/api-client/error-messages';
import { useApiMutation, useApiQuery } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import { monthOf, type SecondStep } from '@parral/rules';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, useWords } from '@parral/site/words';
import { Button, Heading, Inline, Notice, Panel, Skeleton, Stack, Text } from '@parral/ui';
import { useState } from 'react';
import { chosenTime, DateChoice } from '../visit-booking/slots/DateChoice.tsx';
import { useForgetSlots, useSlots } from '../visit-booking/slots/use-slots.ts';
import { daysOfVoucher } from '../visit-booking/voucher/days-of-voucher.ts';

type Booking = components['schemas']['Booking'];

interface MoveBookingProps {
  booking: Booking;
  token: string;
  language: Language;
  onMoved: (booking: Booking) => void;
  onClose: () => void;
}

/** Another slot of the same visit, for the same people in the same language. Full meanwhile: the booking stays as it was. */
export default function MoveBooking({ booking, token, language, onMoved, onClose }: MoveBookingProps) {
  const errorText = useWords('api-client/errors');
  const t = useWords('booking/booked-visit');
  const dateWords = useWords('booking/visit-booking');
  const forgetSlots = useForgetSlots();
  const [second, setSecond] = useState<SecondStep>({ ...monthOf(booking.date), day: '', time: '' });
  const options = useApiQuery('getBookingOptions', { path: { id: booking.experience_id }, query: { language } });
  const experience = { id: booking.experience_id, languages: [booking.language] };
  const days = booking.change.voucher_days;
  const slots = daysOfVoucher(useSlots({ experience, spoken: booking.language, visitors: booking.total_visitors, brand: booking.site }, second), days);
  const isOther = `${second.day}T${second.time}` !== booking.date;
  const chosen = chosenTime(slots, second.day, second.time) !== '' && isOther;

  const move = useApiMutation('moveBooking', {
    onSuccess(moved) {
      onMoved(moved);
      forgetSlots();
    },
    onError(error) {
      console.error('the booking was not moved', error);
      if (!(error instanceof ApiError) || error.code !== 'SLOT_TAKEN') return;
      forgetSlots();
      setSecond({ ...second, day: '', time: '' });
    },
  });
  const submit = () => move.mutate({ path: { token }, body: { date: `${second.day}T${second.time}`, language: booking.language } });

  return (
    <Panel
      labelledBy="move-title"
      heading={
        <Heading level={2} size="minor" id="move-title">
          {t('move_title')}
        </Heading>
      }
    >
      <Stack gap={24}>
        {days && <Text>{dateWords('voucher_days', { from: formatDay(days.start_date, language), to: formatDay(days.end_date, language) })}</Text>}
        {options.data ? (
          <DateChoice
            slots={slots}
            monthsOptions={options.data.months_options}
            month={second}
            day={second.day}
            time={second.time}
            onMonth={(month) => setSecond({ ...month, day: '', time: '' })}
            onSlot={(day, time) => setSecond({ ...second, day, time })}
            language={language}
            t={dateWords}
          />
        ) : options.isError ? (
          <Notice
            tone="error"
            live
            title={t('load_failed_title')}
            action={
              <Button variant="outline" onClick={() => void options.refetch()}>
                {t('retry')}
              </Button>
            }
          >
            {t('load_failed')}
          </Notice>
        ) : (
          <Skeleton shape="block" label={t('loading')} />
        )}
        {move.isError && (
          <Notice tone="error" live title={t('move_failed_title')}>
            {errorMessage(move.error, errorText)}
          </Notice>
        )}
        <Inline gap={16}>
          <Button onClick={submit} disabled={!chosen} busy={move.isPending}>
            {t(move.isPending ? 'moving' : 'move_sure')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('keep_date')}
          </Button>
        </Inline>
      </Stack>
    </Panel>
  );
}
