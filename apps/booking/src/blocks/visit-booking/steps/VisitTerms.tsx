import { DataList } from '@parral/ui';
import { useBooking } from '../screen/booking-context.ts';

/** Where the visit begins and until when it can be called off: beside the button that makes it binding. */
export function VisitTerms() {
  const { t, visit } = useBooking();
  const { meeting_point, cancellation_hours } = visit.experience;
  return (
    <DataList
      items={[
        { name: t('before_meeting'), value: meeting_point },
        { name: t('before_change'), value: t('before_change_text', { count: cancellation_hours }) },
      ]}
    />
  );
}
