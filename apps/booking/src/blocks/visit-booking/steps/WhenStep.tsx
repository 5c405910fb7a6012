import { totalVisitors } from '@parral/rules';
import { formatDay, useWords } from '@parral/site/words';
import { Button, Disclosure, Stack, Text } from '@parral/ui';
import { lazy, Suspense, useState } from 'react';
import { seasonText } from '../../../visit-facts/visit-facts.ts';
import { useBooking } from '../screen/booking-context.ts';
import { chosenTime, DateChoice } from '../slots/DateChoice.tsx';
import { type SlotOption, useSlots } from '../slots/use-slots.ts';
import { daysOfVoucher } from '../voucher/days-of-voucher.ts';
import * as css from '../VisitBooking.css.ts';
import { StepTitle } from './StepTitle.tsx';

/** Few need it: its code comes when it is opened. */
const WaitingListForm = lazy(() => import('../slots/WaitingListForm.tsx'));

/** Step 2: month and year, available days with their times, back and next (specification section 2). */
export function WhenStep() {
  const { state, dispatch, t, language, visit, brand, voucher } = useBooking();
  const { month, year, day, time } = state.secondStep;
  const all = useSlots({ experience: visit.experience, spoken: state.firstStep.language, visitors: totalVisitors(state.firstStep), brand }, { month, year });
  const slots = daysOfVoucher(all, voucher);
  const chosen = chosenTime(slots, day, time) !== '';
  const factWords = useWords('booking/visit-facts');
  const { season } = visit.experience;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) dispatch({ kind: 'next' });
      }}
    >
      <Stack gap={32}>
        <StepTitle>{t('when_title')}</StepTitle>
        {season.length > 0 && <Text tone="muted">{t('season_note', { season: seasonText(season, language, factWords) })}</Text>}
        {voucher && <Text>{t('voucher_days', { from: formatDay(voucher.start_date, language), to: formatDay(voucher.end_date, language) })}</Text>}
        <DateChoice
          slots={slots}
          monthsOptions={visit.options.months_options}
          month={{ month, year }}
          day={day}
          time={time}
          onMonth={(to) => dispatch({ kind: 'month', to })}
          onSlot={(toDay, toTime) => dispatch({ kind: 'slot', day: toDay, time: toTime })}
          firstFree={visit.nextFree?.slice(0, 10)}
          language={language}
          t={t}
          // Who comes with a voucher is not put on a list of places to pay for.
          renderBelow={(days) => !voucher && <WaitingList days={days} day={day} />}
        />
        <div className={css.foot}>
          <Button variant="outline" onClick={() => dispatch({ kind: 'back' })}>
            {t('back')}
          </Button>
          <Button type="submit" disabled={!chosen}>
            {t('to_client')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Where times of the month are full: the offer to wait for places in one. */
function WaitingList({ days, day }: { days: readonly SlotOption[]; day: string }) {
  const { t } = useBooking();
  const [opened, setOpened] = useState(false);
  const full = days.flatMap((one) => one.full_slots.map((time) => ({ day: one.day, time })));
  if (full.length === 0) return null;
  return (
    <Disclosure summary={t('waiting_offer')} onToggle={(open) => open && setOpened(true)}>
      {opened && (
        <Suspense fallback={null}>
          <WaitingListForm full={full} day={day} />
        </Suspense>
      )}
    </Disclosure>
  );
}
