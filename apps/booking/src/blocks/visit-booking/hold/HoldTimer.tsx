import { slotTime } from '@parral/site/words';
import { Button, Countdown, StatusMessage, Text } from '@parral/ui';
import { useBooking } from '../screen/booking-context.ts';
import type { Hold } from './use-hold.ts';

/** How long places are held (15 minutes). */
const HOLD_SECONDS = 900;
/** From when on more time is offered, in seconds: long before the end, as who needs it may be slow. */
const OFFER_FROM = 300;

/** The time that is left to pay: seen each second, said aloud at five minutes and at one only, made longer once. */
export function HoldTimer({ hold, visitors, time }: { hold: Hold; visitors: number; time: string }) {
  const { t } = useBooking();
  const minutes = Math.ceil(hold.left / 60);
  const said = hold.left === 0 ? t('hold_over') : minutes <= 1 ? t('hold_minutes', { count: 1 }) : minutes <= 5 ? t('hold_minutes', { count: 5 }) : '';
  return (
    <Countdown
      left={hold.left}
      of={HOLD_SECONDS}
      label={t('hold_label')}
      said={said}
      action={
        <>
          {hold.extendable && hold.left > 0 && hold.left <= OFFER_FROM && (
            <Button variant="outline" size="small" onClick={hold.extend} busy={hold.extending}>
              {t('hold_extend')}
            </Button>
          )}
          <StatusMessage>{hold.extensionFailed ? t('hold_extend_failed') : ''}</StatusMessage>
        </>
      }
    >
      <Text size="small">{hold.left === 0 ? t('hold_over') : t('hold_text', { count: visitors, time: slotTime(time) })}</Text>
    </Countdown>
  );
}
