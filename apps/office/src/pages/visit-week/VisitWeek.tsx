import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, useWords } from '@parral/site/words';
import { Button, Heading, Text, TextLink } from '@parral/ui';
import { dayAfter } from '../../formats/estate-day.ts';
import { weekDay } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { visitsPath, visitWeekPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';
import * as own from './VisitWeek.css.ts';

type Schemas = components['schemas'];

export interface VisitWeekProps {
  /** Seven, from Monday on. */
  days: readonly Schemas['OfficeDay'][];
  language: Language;
  /** The estate's, `YYYY-MM-DD`. */
  today: string;
}

/** A week: how full each time is, who guides it in what languages, and what to know of those who come. */
export function VisitWeek({ days, language, today }: VisitWeekProps) {
  const t = useWords('office/visit-week');
  const [first] = days;
  const at = (days: number) => withQuery(visitWeekPath, { day: dayAfter(first?.day ?? today, days) });
  return (
    <div className={css.stack}>
      <PageHead
        title={t('title')}
        status={
          <Text as="span" tone="muted">
            {formatDay(first?.day ?? today, language, true)}
          </Text>
        }
        actions={
          <>
            <Button variant="outline" href={at(-7)}>
              {t('week_before')}
            </Button>
            <Button variant="outline" href={at(7)}>
              {t('week_after')}
            </Button>
          </>
        }
      />
      <div className={own.week}>
        {days.map((found) => (
          <Day key={found.day} found={found} language={language} isToday={found.day === today} />
        ))}
      </div>
    </div>
  );
}

function Day({ found: { day, closed, slots }, language, isToday }: { found: Schemas['OfficeDay']; language: Language; isToday: boolean }) {
  const t = useWords('office/visit-week');
  const people = slots.reduce((sum, { booked }) => sum + booked, 0);
  return (
    <section className={own.day} {...(isToday && { 'aria-current': 'date' as const })}>
      <div className={own.head}>
        <Heading level={2} size="item">
          <TextLink href={withQuery(visitsPath, { day })}>{weekDay(day, language)}</TextLink>
        </Heading>
        <Text as="span" size="small" tone="muted">
          {people > 0 ? t('people', { count: people }) : t('nobody')}
        </Text>
        {closed.length > 0 && (
          <Text size="small" strong>
            {t('closed', { brands: closed.join(', ') })}
          </Text>
        )}
      </div>
      <ul className={own.slots}>
        {slots.map((slot) => (
          <Slot key={`${slot.starts} ${slot.experience_id}`} slot={slot} />
        ))}
      </ul>
    </section>
  );
}

function Slot({ slot }: { slot: Schemas['OfficeSlot'] }) {
  const t = useWords('office/visit-week');
  const notes = slot.visits.filter(({ comment, state }) => comment !== '' && state === 'confirmed');
  const facts = [slot.guide ?? t('no_guide'), slot.languages.join(', ').toUpperCase(), slot.is_open ? null : t('slot_closed')];
  return (
    <li className={slot.booked > 0 ? own.slot : own.empty}>
      <span className={own.line}>
        <strong>{slot.starts.slice(11)}</strong>
        <span>{t('taken', { booked: slot.booked, capacity: slot.capacity })}</span>
      </span>
      <span>{slot.experience}</span>
      <span className={own.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
      {slot.waiting_list.length > 0 && <span className={own.facts}>{t('waiting', { count: slot.waiting_list.length })}</span>}
      {notes.length > 0 && (
        <ul className={own.notes} aria-label={t('notes')}>
          {notes.map(({ reference, name, comment }) => (
            <li key={reference}>
              {name}: {comment}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
