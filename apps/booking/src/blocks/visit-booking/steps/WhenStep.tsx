import { bookableMonths, bookableYears, monthInYear, totalVisitors } from '@parral/rules';
import { formatDay, slotTime } from '@parral/site';
import { Button, Calendar, Columns, Notice, OptionTiles, Select, Skeleton, Stack } from '@parral/ui';
import { useBooking } from '../screen/booking-place.ts';
import { estateToday } from '../slots/estate-today.ts';
import { monthDays, monthOffset, weekdays } from '../slots/month-days.ts';
import { WaitingList } from '../slots/WaitingList.tsx';
import { type SlotOption, useSlots } from '../slots/use-slots.ts';
import * as css from '../VisitBooking.css.ts';
import { StepTitle } from './StepTitle.tsx';

/** Step 2: the month, its days, the times of one (specification section 2). */
export function WhenStep() {
  const { state, change, t, language, visit } = useBooking();
  const { month, year, day, time } = state.secondStep;
  const { days, failed, again } = useSlots({ month, year });
  const option = days?.find((one) => one.day === day);
  const chosen = option?.slots.includes(time) ? time : '';
  const today = estateToday();
  const monthNames = new Map(visit.options.months_options.map(({ value, text }) => [Number(value), text]));
  const months = [...new Set([...bookableMonths(year, today), month])].sort((a, b) => a - b);
  const years = [...new Set([...bookableYears(today), year])].sort((a, b) => a - b);
  const monthName = monthNames.get(month) ?? String(month);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== '') change({ kind: 'next' });
      }}
    >
      <Stack gap={32}>
        <StepTitle>{t('when_title')}</StepTitle>
        <Columns layout="wide-narrow">
          <Select
            id="booking-month"
            label={t('month')}
            value={String(month)}
            options={months.map((one) => ({ value: String(one), label: monthNames.get(one) ?? String(one) }))}
            onChange={(event) => change({ kind: 'month', to: { month: Number(event.target.value), year } })}
          />
          <Select
            id="booking-year"
            label={t('year')}
            value={String(year)}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={(event) => change({ kind: 'month', to: monthInYear({ month }, Number(event.target.value), today) })}
          />
        </Columns>
        {failed ? (
          <Notice
            tone="error"
            live
            title={t('slots_failed_title')}
            action={
              <Button variant="outline" onClick={again}>
                {t('retry')}
              </Button>
            }
          >
            {t('slots_failed')}
          </Notice>
        ) : days === undefined ? (
          <Skeleton shape="block" label={t('slots_loading')} />
        ) : (
          <>
            {days.every(({ slots }) => slots.length === 0) && (
              <Notice live title={t('date_unavailable')}>
                {t('date_unavailable_hint')}
              </Notice>
            )}
            {days.length > 0 && (
              <Calendar
                legend={t('days_of', { month: monthName, year })}
                name="booking-day"
                weekdays={weekdays(language)}
                offset={monthOffset({ month, year })}
                days={monthDays({ month, year }, days, language, t)}
                value={day}
                onChange={(event) => change({ kind: 'slot', day: event.target.value, time: '' })}
              />
            )}
            {option && <Times option={option} chosen={chosen} />}
            {days.length > 0 && <WaitingList days={days} day={day} />}
          </>
        )}
        <div className={css.foot}>
          <Button variant="outline" onClick={() => change({ kind: 'back' })}>
            {t('back')}
          </Button>
          <Button type="submit" disabled={chosen === ''}>
            {t('to_client')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** The times of a day, each as the specification writes it (section 9), with the places left where they are few. */
function Times({ option, chosen }: { option: SlotOption; chosen: string }) {
  const { change, t, language, state } = useBooking();
  const visitors = totalVisitors(state.firstStep);
  const times = [...option.slots, ...option.full_slots].sort();
  return (
    <OptionTiles
      legend={capital(formatDay(option.day, language, true))}
      legendSize="minor"
      name="booking-time"
      spacing="apart"
      value={chosen}
      onChange={(event) => change({ kind: 'slot', day: option.day, time: event.target.value })}
      options={times.map((time) => {
        const left = option.places_left[time];
        const off = !option.slots.includes(time);
        const text = off ? t('full') : left === undefined ? t('places_free', { count: visitors }) : t('places_left', { count: left });
        return { value: time, title: slotTime(time), text, off };
      })}
    />
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
