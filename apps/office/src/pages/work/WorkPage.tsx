import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { BackLink, Button, DataTable, Text, TextLink } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import * as layout from '../../layout/layout.css.ts';
import { dispatchListPath, orderPath, packPath, purchasesPath, withQuery, workListPath, workPath } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';
import { askedOf, askedText, whyFailed } from './work-lines.ts';
import { WorkProgress, WorkState } from './WorkProgress.tsx';

type Schemas = components['schemas'];

/** A number that somebody typed may be of any length; one that is none breaks where its room ends. */
function Asked({ line, name }: { line: Schemas['OfficeWorkLine']; name: string }) {
  const text = askedText(line, name);
  return <span className={text.length > 16 ? layout.breakable : layout.unbroken}>{text}</span>;
}

/** Where each kind of work is begun. */
const beginnings = { dispatches: dispatchListPath, purchases: purchasesPath, delivery_notes: packPath } as const;

/** Long work: how far it is, what of it failed and why, and what came of it. Current by itself while it goes on. */
export function WorkPage({ found: { work, lines, next }, after, language }: { found: Schemas['OfficeWorkFile']; after: string; language: Language }) {
  const t = useWords('office/work');
  const layoutWords = useWords('office/layout');
  const { kind } = work;
  return (
    <div className={css.stack} data-live={work.ended_at === null ? '2' : '60'}>
      <BackLink href={beginnings[kind]} label={t(`back_${kind}`)} />
      <PageHead
        title={t(`kind_${kind}`)}
        status={<WorkState work={work} />}
        csv={work.failed > 0 ? withQuery(workPath(work.id), { csv: 1 }) : undefined}
        actions={
          kind === 'delivery_notes' && work.ended_at !== null && work.done > 0 && <Button href={withQuery(packPath, { work: work.id })}>{t('to_print')}</Button>
        }
      />
      <div className={layout.part}>
        <WorkProgress work={work} />
        <Text size="small" tone="muted">
          {[
            t('begun', { moment: shortMoment(work.begun_at, language), person: work.person?.name ?? layoutWords('command') }),
            work.ended_at === null ? t('may_leave') : t('ended_at', { moment: shortMoment(work.ended_at, language) }),
            work.reason ?? '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {work.failed > 0 && (
        <Part title={t('failed_lines')}>
          <DataTable
            caption={t('failed_lines')}
            columns={[
              ...askedOf[kind].map((name) => ({ key: name, label: t(`asked_${name}`), ...(name === 'tracking_number' && { from: 'tablet' as const }) })),
              { key: 'why', label: t('why') },
              { key: 'position', label: t('line'), align: 'end', from: 'tablet' },
            ]}
            rows={lines.map((line) => ({
              key: String(line.position),
              ...(kind !== 'purchases' && line.problem !== 'no_order' && { href: orderPath(askedText(line, 'number')) }),
              cells: {
                position: line.position,
                ...Object.fromEntries(askedOf[kind].map((name) => [name, <Asked key={name} line={line} name={name} />])),
                why: whyFailed(line, t),
              },
            }))}
          />
          <Ways first={after === '' ? null : workPath(work.id)} next={next === null ? null : withQuery(workPath(work.id), { after: next })} order="list" />
          <Text size="small">{t(`again_${kind}`)}</Text>
        </Part>
      )}
      <Text size="small">
        <TextLink href={workListPath}>{t('all')}</TextLink>
      </Text>
    </div>
  );
}
