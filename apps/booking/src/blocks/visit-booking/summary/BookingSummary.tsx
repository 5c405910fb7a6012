import { bookingTotal, formatMoney, formatPercent, toCents, vatContained } from '@parral/rules';
import { Picture } from '@parral/site/images';
import { formatDuration } from '@parral/site/words';
import { Card, Heading, Stack, SummaryList, type SummaryLine, Text } from '@parral/ui';
import { slotText, spokenText } from '../../../formats/visit-text.ts';
import { HoldTimer } from '../hold/HoldTimer.tsx';
import type { Hold } from '../hold/use-hold.ts';
import { useBooking } from '../screen/booking-context.ts';
import * as css from '../VisitBooking.css.ts';

/** What this booking costs, in cents: adult, child and baby prices times their counts (specification section 9); nothing with a voucher. */
export function useTotal(): number {
  const { state, visit, voucher } = useBooking();
  const { price_adult, price_child, price_baby } = visit.experience;
  if (voucher) return 0;
  return bookingTotal(state.firstStep, { adults: toCents(price_adult), children: toCents(price_child), babies: toCents(price_baby) });
}

/** What is booked and what it costs, beside every step. */
export function BookingSummary({ hold, visitors }: { hold: Hold | null; visitors: number }) {
  const { state, visit, language, t, voucher } = useBooking();
  const { experience } = visit;
  const { day, time } = state.secondStep;
  const money = (cents: number) => formatMoney(cents);
  const total = useTotal();
  const line = (who: 'adults' | 'children' | 'babies', price: number): SummaryLine[] => {
    const count = state.firstStep[who];
    if (count === 0) return [];
    const each = toCents(price);
    const name = t(`summary_${who}`, { count });
    return [
      voucher ? { key: who, name, amount: t('with_voucher') } : { key: who, name, ...(each > 0 && { detail: money(each) }), amount: money(each * count) },
    ];
  };
  const lines = [...line('adults', experience.price_adult), ...line('children', experience.price_child), ...line('babies', experience.price_baby)];
  const { vat_percent: rate } = visit.options;
  const taxed = total > 0 && rate > 0 ? { amount: money(vatContained(total, rate)), rate: formatPercent(rate) } : null;
  const guided = visit.experience.languages.find((one) => one === state.firstStep.language);
  return (
    <Card
      as="aside"
      variant="outline"
      labelledBy="booking-summary"
      picture={
        // On step 1 the page shows the picture already.
        experience.picture &&
        (state.step > 1 || voucher) && (
          <Picture className={css.picture} src={experience.picture} alt="" width={640} height={310} sizes="(min-width: 1024px) 30vw, 100vw" />
        )
      }
      foot={hold && time !== '' ? <HoldTimer hold={hold} visitors={visitors} time={time} /> : undefined}
    >
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="minor" id="booking-summary">
            {experience.name}
          </Heading>
          <Text size="small" tone="muted">
            {[formatDuration(experience.duration_minutes), guided && t('summary_language', { language: spokenText([guided], language) })]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {day !== '' && time !== '' && (
            <Text size="small" strong figures={false}>
              {slotText(day, time, language)}
            </Text>
          )}
        </Stack>
        <SummaryList lines={lines} total={{ name: t('total'), amount: money(total) }} note={taxed ? t('tax', taxed) : undefined} />
      </Stack>
    </Card>
  );
}

/** The total where the summary stands further down, and the time that is left to pay: both are always in view (specification section 2). */
export function TotalBar({ hold }: { hold: Hold | null }) {
  const { t } = useBooking();
  const total = useTotal();
  return (
    <div className={css.totalBar} aria-hidden="true">
      <span>{hold ? t('hold_short', { time: clock(hold.left) }) : t('total')}</span>
      <strong className={css.totalAmount}>{formatMoney(total)}</strong>
    </div>
  );
}

/** Seconds as `14:32`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
