import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, DataList, Disclosure, Notice, Text, TextArea, TextField, TextLink } from '@parral/ui';
import { languageName, shortMoment } from '../../formats/moments.ts';
import { History } from '../../layout/History.tsx';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { visitPath, visitsPath, withQuery } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import { CheckIn } from '../visits/CheckIn.tsx';
import { VisitState } from '../visits/VisitState.tsx';
import { PeopleForm } from './PeopleForm.tsx';

export interface VisitPageProps {
  found: components['schemas']['OfficeVisitFile'];
  /** The estate's, `YYYY-MM-DD`. */
  today: string;
  language: Language;
  mayChange: boolean;
  done: string | null;
  problem: string | null;
  /** What was typed, when it is shown again. */
  typed: URLSearchParams;
}

const doneKeys = ['moved', 'cancelled', 'refunded', 'booked', 'people'] as const;

/** One visit: when, who, with what wishes; arrival, another day, fewer people, the end, money back. */
export function VisitPage({ found, today, language, mayChange, done, problem, typed }: VisitPageProps) {
  const t = useWords('office/visit');
  const { visit, refundable } = found;
  const known = doneKeys.find((key) => key === done);
  const day = visit.starts.slice(0, 10);
  const wasDoing = typed.get('do');
  const isOn = visit.state === 'confirmed';
  return (
    <div className={css.stack}>
      <BackLink href={withQuery(visitsPath, { day })} label={t('back', { day: formatDay(day, language) })} />
      <PageHead title={visit.name} status={<VisitState visit={visit} />} actions={mayChange && <CheckIn visit={visit} day={day} today={today} />} />
      {known && (
        <Notice tone="success" live>
          {t(`done_${known}`)}
        </Notice>
      )}
      <Problem text={problem} />
      {visit.comment !== '' && <Notice title={t('comment')}>{visit.comment}</Notice>}
      <div className={layout.columns}>
        <div className={layout.parts}>
          <DataList
            items={[
              { name: t('visit'), value: visit.experience },
              { name: t('when'), value: `${formatDay(day, language, true)}, ${visit.starts.slice(11)}` },
              { name: t('people'), value: <People of={visit} /> },
              ...(found.beside.length === 0
                ? []
                : [
                    {
                      name: t('beside'),
                      value: found.beside.map(({ reference, people }) => (
                        <span key={reference} className={layout.line}>
                          <TextLink variant="inline" href={visitPath(reference)}>
                            {t('beside_of', { reference, count: people })}
                          </TextLink>
                        </span>
                      )),
                    },
                  ]),
              { name: t('language'), value: languageName(visit.language, language) },
              { name: t('guide'), value: [visit.guide, visit.room].filter((one) => one !== null).join(' · ') || '–' },
              ...(visit.arrived_at === null ? [] : [{ name: t('arrived_at'), value: shortMoment(visit.arrived_at, language) }]),
            ]}
          />
          <div>
            {mayChange && isOn && (
              <>
                <Disclosure summary={t('move')} open={wasDoing === 'move'}>
                  <form className={layout.form} method="post" action={visitPath(visit.reference)}>
                    <input type="hidden" name="version" value={visit.version} />
                    <div className={layout.pair}>
                      <TextField name="day" type="date" label={t('day')} defaultValue={typed.get('day') ?? day} required />
                      <TextField
                        name="time"
                        label={t('time')}
                        defaultValue={typed.get('time') ?? visit.starts.slice(11)}
                        pattern="[0-2][0-9]:[0-5][0-9]"
                        required
                        width="short"
                      />
                    </div>
                    <TextArea
                      name="reason"
                      label={t('reason_optional')}
                      hint={t('reason_hint')}
                      defaultValue={typed.get('reason') ?? ''}
                      rows={2}
                      maxLength={300}
                    />
                    <div>
                      <Button type="submit" name="do" value="move">
                        {t('move_do')}
                      </Button>
                    </div>
                  </form>
                </Disclosure>
                <Disclosure summary={t('people_change')} open={wasDoing === 'people'}>
                  <PeopleForm found={found} typed={typed} />
                </Disclosure>
                <Disclosure summary={t('cancel')} open={wasDoing === 'cancel'}>
                  <form className={layout.form} method="post" action={visitPath(visit.reference)}>
                    <input type="hidden" name="version" value={visit.version} />
                    <Text narrow>{t('cancel_lead')}</Text>
                    <TextArea
                      name="reason"
                      label={t('reason')}
                      hint={t('reason_hint')}
                      defaultValue={typed.get('reason') ?? ''}
                      rows={2}
                      required
                      maxLength={300}
                    />
                    <div>
                      <Button type="submit" name="do" value="cancel">
                        {t('cancel_do')}
                      </Button>
                    </div>
                  </form>
                </Disclosure>
              </>
            )}
            {mayChange && refundable > 0 && (
              <Disclosure summary={t('refund')} open={wasDoing === 'refund'}>
                <form className={layout.form} method="post" action={visitPath(visit.reference)}>
                  <input type="hidden" name="version" value={visit.version} />
                  <TextField
                    name="amount"
                    label={t('euros')}
                    hint={t('euros_hint', { most: formatPrice(refundable) })}
                    inputMode="decimal"
                    width="short"
                    defaultValue={typed.get('amount') ?? ''}
                    required
                    maxLength={12}
                  />
                  <TextArea
                    name="reason"
                    label={t('reason')}
                    hint={t('reason_hint')}
                    defaultValue={typed.get('reason') ?? ''}
                    rows={2}
                    required
                    maxLength={300}
                  />
                  <div>
                    <Button type="submit" name="do" value="refund">
                      {t('refund_do')}
                    </Button>
                  </div>
                </form>
              </Disclosure>
            )}
          </div>
          <Part title={t('history')}>
            <History actions={found.actions} language={language} />
          </Part>
        </div>
        <div className={layout.parts}>
          <Part title={t('guest')}>
            <DataList
              items={[
                { name: t('reference'), value: visit.reference },
                {
                  name: t('mail'),
                  value: (
                    <TextLink variant="inline" href={`mailto:${visit.email}`}>
                      {visit.email}
                    </TextLink>
                  ),
                },
                {
                  name: t('telephone'),
                  value: (
                    <TextLink variant="inline" href={`tel:${visit.phone}`}>
                      {visit.phone}
                    </TextLink>
                  ),
                },
                { name: t('booked_at'), value: shortMoment(visit.booked_at, language) },
              ]}
            />
          </Part>
          <Part title={t('money')}>
            <DataList
              items={[
                { name: t('paid_with'), value: t(`paid_${visit.paid_with}`) },
                { name: t('total'), value: formatPrice(visit.total_price) },
                ...(visit.refunded > 0 ? [{ name: t('gone_back'), value: formatPrice(visit.refunded) }] : []),
              ]}
            />
          </Part>
        </div>
      </div>
    </div>
  );
}

/** `2 adultos, 1 niño`: where nobody comes of an age, nothing is said of it. */
function People({ of: { adults, children, babies } }: { of: VisitPageProps['found']['visit'] }) {
  const t = useWords('office/visit');
  const said = [adults > 0 && t('adults', { count: adults }), children > 0 && t('children', { count: children }), babies > 0 && t('babies', { count: babies })];
  return said.filter(Boolean).join(', ');
}
