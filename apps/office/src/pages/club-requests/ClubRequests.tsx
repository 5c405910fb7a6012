import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { BackLink, Button, DataTable, Heading, Notice, Select, Text, TextArea, TextField } from '@parral/ui';
import { shortDay, shortMoment } from '../../formats/moments.ts';
import { Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { clubRequestsPath, memberPath, membersPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

type Requests = components['schemas']['OfficeClubRequests'];

export interface ClubRequestsProps {
  found: Requests;
  levels: readonly { value: string; label: string }[];
  language: Language;
  mayChange: boolean;
  isDone: boolean;
  problem: string | null;
  /** What was typed and could not be done. */
  typed: URLSearchParams;
}

/** Who asks to become a member or for a renewal; answered here, a renewal at the member. */
export function ClubRequests({ found: { joining, renewals }, levels, language, mayChange, isDone, problem, typed }: ClubRequestsProps) {
  const t = useWords('office/club-requests');
  return (
    <div className={css.stack}>
      <BackLink href={membersPath} label={t('back')} />
      <Heading level={1}>{t('title')}</Heading>
      {isDone && (
        <Notice tone="success" live>
          {t('refused')}
        </Notice>
      )}
      <Problem text={problem} />
      {joining.length + renewals.length === 0 && <Text>{t('none')}</Text>}
      {joining.map((one) => (
        <Part key={one.id} title={`${one.name} ${one.surname}`}>
          <Text size="small" tone="muted">
            {[one.email, one.phone, t('asked', { day: shortMoment(one.asked_at, language) })].filter((part) => part !== '').join(' · ')}
          </Text>
          {one.message !== '' && <Text narrow>{one.message}</Text>}
          {mayChange && <Answer id={one.id} levels={levels} typed={typed.get('id') === one.id ? typed : new URLSearchParams()} />}
        </Part>
      ))}
      {renewals.length > 0 && (
        <Part title={t('renewals')}>
          <DataTable
            caption={t('renewals')}
            columns={[
              { key: 'name', label: t('name') },
              { key: 'day', label: t('day') },
              { key: 'message', label: t('message'), from: 'tablet' },
            ]}
            rows={renewals.map((one) => ({
              key: one.number,
              href: memberPath(one.number),
              cells: { name: `${one.name} ${one.surname}`, day: shortDay(one.asked_on, language), message: one.message },
            }))}
          />
        </Part>
      )}
    </div>
  );
}

function Answer({ id, levels, typed }: { id: string; levels: ClubRequestsProps['levels']; typed: URLSearchParams }) {
  const t = useWords('office/club-requests');
  return (
    <form className={layout.form} method="post" action={clubRequestsPath}>
      <input type="hidden" name="id" value={id} />
      <div className={layout.pair}>
        <Select name="level" label={t('level')} defaultValue={typed.get('level') ?? levels[0]?.value} options={levels} />
        <TextField name="reason" label={t('reason')} defaultValue={typed.get('reason') ?? ''} required maxLength={300} />
      </div>
      <TextArea name="words" label={t('words')} hint={t('words_hint')} defaultValue={typed.get('words') ?? ''} rows={2} maxLength={2000} />
      <div className={layout.actions}>
        <Button type="submit" name="do" value="accept">
          {t('accept')}
        </Button>
        <Button type="submit" variant="outline" name="do" value="refuse">
          {t('refuse')}
        </Button>
      </div>
    </form>
  );
}
