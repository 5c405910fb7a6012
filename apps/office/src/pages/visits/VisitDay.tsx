import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, useWords } from '@parral/site/words';
import { Button, DataTable, Heading, Notice, Text, TextField, TextLink } from '@parral/ui';
import { dayAfter } from '../../formats/estate-day.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import {
  bookVisitPath,
  closeVisitsPath,
  groupRequestsPath,
  openSlotPath,
  visitListPath,
  visitPath,
  visitsPath,
  visitWeekPath,
  withQuery,
} from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import { CheckIn } from './CheckIn.tsx';
import { Closings } from './Closings.tsx';
import * as own from './Visits.css.ts';
import { VisitState } from './VisitState.tsx';

type Schemas = components['schemas'];

export interface VisitDayProps {
  found: Schemas['OfficeDay'];
  /** The estate's, `YYYY-MM-DD`: before its day nobody arrives, and what is over is not opened or closed. */
  today: string;
  language: Language;
  mayChange: boolean;
  /** What was just done, in words. */
  done: string | null;
  problem: string | null;
}

/** A day by hour: who comes, who has come, and what to know of them at a glance. */
export function VisitDay({ found, today, language, mayChange, done, problem }: VisitDayProps) {
  const t = useWords('office/visits');
  const { day, closed, slots } = found;
  const come = slots.reduce((sum, { booked }) => sum + booked, 0);
  const at = (other: string) => withQuery(visitsPath, { day: other });
  return (
    <div className={css.stack}>
      <PageHead
        title={t('title')}
        status={
          <Text as="span" tone="muted">
            {[formatDay(day, language, true), come > 0 && t('come', { count: come })].filter(Boolean).join(' · ')}
          </Text>
        }
        actions={
          <>
            <Button variant="outline" href={at(dayAfter(day, -1))}>
              {t('day_before')}
            </Button>
            <Button variant="outline" href={at(dayAfter(day, 1))}>
              {t('day_after')}
            </Button>
            <span className={layout.actions}>
              <Button variant="quiet" href={withQuery(groupRequestsPath, { state: 'waiting' })}>
                {t('groups')}
              </Button>
              <Button variant="quiet" href={withQuery(visitWeekPath, { day })}>
                {t('week')}
              </Button>
            </span>
          </>
        }
      />
      <div className={own.days}>
        <form className={layout.inline} method="get" action={visitsPath}>
          <TextField name="day" type="date" label={t('day')} defaultValue={day} required />
          <Button type="submit" variant="outline">
            {t('show')}
          </Button>
        </form>
        <search>
          <form className={layout.inline} method="get" action={visitListPath}>
            <TextField name="q" type="search" label={t('search')} hint={t('search_hint')} maxLength={120} />
            <Button type="submit" variant="outline">
              {t('find')}
            </Button>
          </form>
        </search>
        {mayChange && (
          <form className={own.code} method="post" action={visitsPath} data-check-in="">
            <input type="hidden" name="day" value={day} />
            <input type="hidden" name="key" value={crypto.randomUUID()} />
            <TextField name="code" label={t('code')} autoComplete="off" spellCheck={false} required minLength={4} maxLength={300} />
            <Button type="submit" name="do" value="arrived">
              {t('arrive')}
            </Button>
            <span data-scan="" hidden>
              <Button variant="outline" aria-pressed={false}>
                {t('scan')}
              </Button>
            </span>
            <div className={own.camera} data-camera="" hidden>
              <video className={own.seen} muted playsInline aria-label={t('camera')} />
            </div>
            <output className={own.scanned} data-scanned="" data-refused={t('camera_refused')} data-none={t('camera_none')} data-other={t('code_other')} />
          </form>
        )}
      </div>
      <Problem text={problem} />
      <output className={own.arrivals} data-arrivals="" data-waits={t('waits_for_net')} data-refused={t('refused_later')} />
      {done !== null && (
        <div data-said={done}>
          <Notice tone="success" live>
            {done}
          </Notice>
        </div>
      )}
      {closed.length > 0 && <Notice title={t('closed_title')}>{t('closed', { brands: closed.join(', ') })}</Notice>}
      <div className={own.slots} data-live="60">
        <Closings found={found} language={language} mayChange={mayChange} />
        {slots.length === 0 && <Text tone="muted">{t('no_slots')}</Text>}
        {slots.map((slot) => (
          <Slot key={`${slot.starts} ${slot.experience_id}`} slot={slot} day={day} today={today} mayChange={mayChange} />
        ))}
      </div>
      {mayChange && (
        <form className={layout.actions} method="post" action={visitsPath}>
          <input type="hidden" name="day" value={day} />
          <Button variant="outline" href={withQuery(openSlotPath, { day })}>
            {t('open_slot')}
          </Button>
          {closed.length > 0 ? (
            <Button type="submit" variant="outline" name="do" value="open">
              {t('open_day')}
            </Button>
          ) : (
            <Button variant="outline" href={withQuery(closeVisitsPath, { day })}>
              {t('close_day')}
            </Button>
          )}
        </form>
      )}
    </div>
  );
}

function Slot({ slot, day, today, mayChange }: { slot: Schemas['OfficeSlot']; day: string; today: string; mayChange: boolean }) {
  const t = useWords('office/visits');
  const named = { time: slot.starts.slice(11), visit: slot.experience };
  const facts = [
    slot.guide === null ? t('no_guide') : t('guide', { name: slot.guide }),
    slot.room,
    slot.languages.join(', ').toUpperCase(),
    slot.is_open ? null : t('slot_closed'),
  ];
  return (
    <section className={own.slot}>
      <div className={own.slotHead}>
        <Heading level={2} size="small">
          {slot.starts.slice(11)}
        </Heading>
        <Text strong>{slot.experience}</Text>
        <span className={own.taken}>
          {t('taken', { booked: slot.booked, capacity: slot.capacity })}
          {slot.arrived > 0 && ` · ${t('are_here', { count: slot.arrived })}`}
          {slot.held > 0 && ` · ${t('held', { count: slot.held })}`}
        </span>
        <span className={own.facts}>{facts.filter((fact) => fact !== null && fact !== '').join(' · ')}</span>
        {mayChange && slot.is_open && day >= today && (
          <span className={own.slotActions}>
            <TextLink
              href={withQuery(bookVisitPath, { date: slot.starts, visit: slot.experience_id })}
              aria-label={t('of_slot', { what: t('book'), ...named })}
            >
              {t('book')}
            </TextLink>
            <TextLink
              href={withQuery(closeVisitsPath, { date: slot.starts, visit: slot.experience_id })}
              aria-label={t('of_slot', { what: t('close_slot'), ...named })}
            >
              {t('close_slot')}
            </TextLink>
          </span>
        )}
      </div>
      {slot.visits.length === 0 ? (
        <Text size="small" tone="muted">
          {t('nobody')}
        </Text>
      ) : (
        <DataTable
          caption={`${slot.starts.slice(11)} ${slot.experience}`}
          columns={[
            { key: 'name', label: t('name') },
            { key: 'people', label: t('people'), align: 'end' },
            { key: 'language', label: t('language'), from: 'tablet' },
            { key: 'comment', label: t('comment'), from: 'tablet' },
            { key: 'arrival', label: t('arrival'), align: 'end' },
          ]}
          rows={slot.visits.map((visit) => ({
            key: visit.reference,
            href: visitPath(visit.reference),
            quiet: visit.state !== 'confirmed',
            cells: {
              name: (
                <>
                  {visit.name}
                  <span className={own.phone}>{visit.phone}</span>
                </>
              ),
              people:
                visit.adults === visit.people
                  ? visit.people
                  : t('people_of', { adults: visit.adults, children: visit.children, babies: visit.babies, count: visit.people }),
              language: visit.language.toUpperCase(),
              comment: visit.comment,
              arrival: <Arrival visit={visit} day={day} today={today} mayChange={mayChange} />,
            },
          }))}
        />
      )}
      {slot.waiting_list.length > 0 && (
        <div className={own.waiting}>
          <Text size="small" strong>
            {t('waiting_list')}
          </Text>
          <ul>
            {slot.waiting_list.map(({ name, email, people, state }) => (
              <li key={email}>
                {t('waits', { name, email, people })}
                {state === 'offered' && ` · ${t('is_offered')}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** What is known of it, and what can be said. */
function Arrival({ visit, day, today, mayChange }: { visit: Schemas['OfficeVisit']; day: string; today: string; mayChange: boolean }) {
  const isOpen = mayChange && visit.state === 'confirmed';
  return (
    <span className={own.arrival}>
      {!(isOpen && visit.arrival === 'expected' && visit.starts.slice(0, 10) <= today) && <VisitState visit={visit} />}
      {isOpen && <CheckIn visit={visit} day={day} today={today} />}
      {visit.state === 'confirmed' && visit.arrival === 'expected' && <span className={own.tick} />}
    </span>
  );
}
