import type { components } from '@parral/api-spec';
import { bookableMonths, bookableYears, type Month, monthInYear, monthOf } from '@parral/rules';
import { type Language, localeOf } from '@parral/api-spec/languages';
import { formatDay, slotTime, type Translate } from '@parral/site/words';
import { Button, Calendar, Columns, Notice, OptionTiles, Select, Skeleton } from '@parral/ui';
import type { ReactNode } from 'react';
import { capital } from '../../../formats/visit-text.ts';
import { monthDays, monthOffset, weekdays } from './month-days.ts';
import type { SlotOption, Slots } from './use-slots.ts';

interface DateChoiceProps {
  slots: Slots;
  monthsOptions: components['schemas']['BookingOptions']['months_options'];
  month: Month;
  /** `YYYY-MM-DD` and `HH:MM`, empty before they are chosen. */
  day: string;
  time: string;
  onMonth: (month: Month) => void;
  onSlot: (day: string, time: string) => void;
  /** The first day on which the visit can be had, `YYYY-MM-DD`: the way out of a month without any. */
  firstFree?: string | undefined;
  language: Language;
  t: Translate<'booking/visit-booking'>;
  /** Below the times: what can be done about full ones. */
  renderBelow?: (days: readonly SlotOption[]) => ReactNode;
}

/** The chosen time, as long as the slot is to be had. */
export function chosenTime({ days }: Slots, day: string, time: string): string {
  return days?.find((one) => one.day === day)?.slots.includes(time) ? time : '';
}

/** Month and year, the days of the month, the times of one (specification section 2). */
export function DateChoice({ slots, monthsOptions, month: { month, year }, day, time, onMonth, onSlot, firstFree, language, t, renderBelow }: DateChoiceProps) {
  const { days, today, failed, retry } = slots;
  const option = days?.find((one) => one.day === day);
  const names = new Map(monthsOptions.map(({ value, text }) => [Number(value), text]));
  const months = ascending([...bookableMonths(year, today), month]);
  const years = ascending([...bookableYears(today), year]);

  return (
    <>
      <Columns layout="wide-narrow">
        <Select
          id="booking-month"
          label={t('month')}
          value={String(month)}
          options={months.map((one) => ({ value: String(one), label: names.get(one) ?? String(one) }))}
          onChange={(event) => onMonth({ month: Number(event.target.value), year })}
        />
        <Select
          id="booking-year"
          label={t('year')}
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(event) => onMonth(monthInYear({ month }, Number(event.target.value), today))}
        />
      </Columns>
      {failed && (
        <Notice
          tone="error"
          live
          title={t('slots_failed_title')}
          action={
            <Button variant="outline" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('slots_failed')}
        </Notice>
      )}
      {!failed && days === undefined && <Skeleton shape="block" label={t('slots_loading')} />}
      {days && (
        <>
          {days.every((one) => one.slots.length === 0) && (
            <Notice
              live
              title={t('date_unavailable')}
              action={
                firstFree !== undefined &&
                !isMonthOf(firstFree, { month, year }) && (
                  <Button variant="outline" onClick={() => onMonth(monthOf(firstFree))}>
                    {t('first_free', { day: formatDay(firstFree, language) })}
                  </Button>
                )
              }
            >
              {t('date_unavailable_hint')}
            </Notice>
          )}
          {days.length > 0 && (
            <Calendar
              legend={t('days_of', { month: monthName(month, language), year })}
              name="booking-day"
              weekdays={weekdays(language)}
              offset={monthOffset({ month, year })}
              days={monthDays({ month, year }, days, language, t)}
              value={day}
              onChange={(event) => onSlot(event.target.value, '')}
            />
          )}
          {option && <Times option={option} chosen={chosenTime(slots, day, time)} onSlot={onSlot} language={language} t={t} />}
          {renderBelow?.(days)}
        </>
      )}
    </>
  );
}

/** The times of a day, each as the specification writes it (section 9), with the places left where they are few. */
function Times({ option, chosen, onSlot, language, t }: { option: SlotOption; chosen: string } & Pick<DateChoiceProps, 'onSlot' | 'language' | 't'>) {
  const times = [...option.slots, ...option.full_slots].sort();
  return (
    <OptionTiles
      legend={capital(formatDay(option.day, language, true))}
      legendSize="minor"
      name="booking-time"
      spacing="apart"
      value={chosen}
      onChange={(event) => onSlot(option.day, event.target.value)}
      options={times.map((time) => {
        const left = option.places_left[time];
        const off = !option.slots.includes(time);
        const text = off ? t('full') : left === undefined ? t('places_free') : t('places_left', { count: left });
        return { value: time, title: slotTime(time), text, off };
      })}
    />
  );
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function isMonthOf(day: string, { month, year }: Month): boolean {
  const of = monthOf(day);
  return of.month === month && of.year === year;
}

/** A month inside a sentence, as its language writes it there: `noviembre`, `November`. */
function monthName(month: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month - 1));
}
