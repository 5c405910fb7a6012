import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, useWords } from '@parral/site/words';
import { Button, DataList, Heading } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { visitPath, visitsPath } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';

export interface ArrivalProps {
  booking: Pick<components['schemas']['Booking'], 'reference' | 'name' | 'experience_name' | 'date' | 'total_visitors'>;
  token: string;
  language: Language;
  day: string;
}

/** Somebody whose code was read is here: sent at once (`browser/send-at-once.ts`), and pressed where there is no script. */
export function Arrival({ booking, token, language, day }: ArrivalProps) {
  const t = useWords('office/arrival');
  return (
    <div className={css.stack}>
      <Heading level={1}>{booking.name}</Heading>
      <DataList
        items={[
          { name: t('visit'), value: booking.experience_name },
          { name: t('when'), value: `${formatDay(booking.date.slice(0, 10), language, true)}, ${booking.date.slice(11)}` },
          { name: t('people'), value: booking.total_visitors },
          { name: t('reference'), value: booking.reference },
        ]}
      />
      <form className={layout.actions} method="post" action={visitsPath} data-at-once="">
        <input type="hidden" name="day" value={day} />
        <input type="hidden" name="code" value={token} />
        <input type="hidden" name="key" value={crypto.randomUUID()} />
        <Button type="submit" name="do" value="arrived">
          {t('arrive')}
        </Button>
        <Button variant="quiet" href={visitPath(booking.reference)}>
          {t('see')}
        </Button>
      </form>
    </div>
  );
}
