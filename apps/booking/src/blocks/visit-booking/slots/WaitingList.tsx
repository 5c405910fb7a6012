import { Disclosure } from '@parral/ui';
import { lazy, Suspense, useState } from 'react';
import { useBooking } from '../screen/booking-place.ts';
import type { SlotOption } from './use-slots.ts';

/** Few need it: its code comes when it is opened. */
const WaitingListForm = lazy(() => import('./WaitingListForm.tsx'));

/** Where times of the month are full: the offer to wait for places in one. */
export function WaitingList({ days, day }: { days: readonly SlotOption[]; day: string }) {
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
