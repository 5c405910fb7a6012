import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { type Translate, useWords } from '@parral/site/words';
import { Heading, Notice, Stack, Text, TextLink } from '@parral/ui';
import type block from './block.ts';
import type { VisitsData } from './load.server.ts';
import { VisitRow } from './parts/VisitRow.tsx';
import * as css from './Visits.css.ts';

/** The member's visits: those to come and, where the page wants all of them, those that are over. */
export default function Visits({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, VisitsData>) {
  const t = useWords('club/visits');
  if (data === null)
    return (
      <Notice tone="error" title={t('failed_title')}>
        {t('failed')}
      </Notice>
    );
  const { coming, past } = data;
  return (
    <section className={attributes.show === 'coming' ? css.screen : css.below} aria-labelledby="member-visits">
      <Heading level={2} size="small" id="member-visits">
        {t(attributes.show === 'coming' ? 'coming' : 'title')}
      </Heading>
      {coming.length === 0 ? (
        <Stack gap={4} align="start">
          <Text tone="muted">{t('none_coming')}</Text>
          <TextLink href={attributes.visitsUrl}>{t('to_visits')}</TextLink>
        </Stack>
      ) : (
        <VisitRows visits={coming} label={t('coming')} t={t} language={language} />
      )}
      {attributes.show === 'all' && past.length > 0 && (
        <Stack gap={12}>
          <Heading level={3} size="item">
            {t('past')}
          </Heading>
          <VisitRows visits={past} over label={t('past')} t={t} language={language} />
        </Stack>
      )}
    </section>
  );
}

interface VisitRowsProps {
  visits: readonly components['schemas']['MemberVisit'][];
  over?: boolean;
  label: string;
  t: Translate<'club/visits'>;
  language: Language;
}

function VisitRows({ visits, over = false, label, t, language }: VisitRowsProps) {
  return (
    <ul className={css.rows} aria-label={label}>
      {visits.map((visit) => (
        <VisitRow key={visit.reference} visit={visit} over={over} t={t} language={language} />
      ))}
    </ul>
  );
}
