import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { Button, Status, Text } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { visitsPath } from '../../routing/paths.ts';
import * as own from './Visits.css.ts';

type Schemas = components['schemas'];

/** What is closed on a day, and how far everybody who was booked is told and has answered; a time can be opened again. */
export function Closings({ found, language, mayChange }: { found: Schemas['OfficeDay']; language: Language; mayChange: boolean }) {
  const t = useWords('office/visits');
  if (found.closings.length === 0) return null;
  const nameOf = (id: string) => found.experiences.find((one) => one.id === id)?.name ?? id;
  return (
    <ul className={own.closings}>
      {found.closings.map(({ brand, date, experience_id: visit, reason, answer_until: until, left, waiting, moved, ended }) => (
        <li key={`${brand} ${date} ${visit}`} className={own.closing}>
          <span>
            <Text as="span" strong>
              {date === null || visit === null ? t('whole_day', { brand }) : `${date.slice(11)} ${nameOf(visit)}`}
            </Text>{' '}
            <Status tone={left + waiting === 0 ? 'done' : 'open'}>{t(left > 0 ? 'being_told' : waiting > 0 ? 'answers_due' : 'all_told')}</Status>
            <Text size="small" tone="muted">
              {reason}
            </Text>
            <Text size="small">
              {t('closing_progress', { left, waiting, moved, ended })}
              {until !== null && waiting > 0 && ` ${t('answer_until', { moment: shortMoment(until, language) })}`}
            </Text>
          </span>
          {mayChange && date !== null && (
            <form method="post" action={visitsPath}>
              <input type="hidden" name="day" value={found.day} />
              <input type="hidden" name="date" value={date} />
              <input type="hidden" name="visit" value={visit ?? ''} />
              <Button type="submit" size="small" variant="outline" name="do" value="open_slot">
                {t('open_slot_again')}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
