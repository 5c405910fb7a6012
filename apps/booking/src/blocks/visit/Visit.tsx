import { formatDuration, formatPrice, translator, Picture } from '@parral/site';
import type { BlockProps } from '@parral/site/server';
import { BackLink, DataList, Heading, Page, Stack, Text } from '@parral/ui';
import type { VisitData } from './load.server.ts';
import messages from './messages.ts';
import * as css from './Visit.css.ts';

/** What a visit is, above its booking; once that is under way it makes room. */
export default function Visit({ attributes, data, language }: BlockProps<{ experienceId: string; experiencesUrl: string }, VisitData>) {
  const t = translator(messages[language], language);
  const { experience, options } = data;
  const money = (euros: number) => (euros === 0 ? t('free') : formatPrice(euros, language));
  return (
    <div className={css.intro}>
      <Page>
        <div className={css.way}>
          <BackLink href={attributes.experiencesUrl} label={t('all_visits')} />
        </div>
        <div className={css.columns}>
          {experience.picture && (
            <Picture
              className={css.picture}
              src={experience.picture}
              alt=""
              width={960}
              height={640}
              fetchPriority="high"
              sizes="(min-width: 1024px) 60vw, 100vw"
            />
          )}
          <div className={css.words}>
            <Stack gap={24}>
              <Heading level={1} size="page">
                {experience.name}
              </Heading>
              <Text size="lead">{experience.teaser}</Text>
              <DataList
                items={[
                  { name: t('duration'), value: formatDuration(experience.duration_minutes) },
                  { name: t('spoken'), value: options.languages_options.map(({ text }) => text).join(', ') },
                  { name: t('group'), value: t('people', { min: experience.min_visitors, max: experience.max_visitors }) },
                  { name: t('adults'), value: money(experience.price_adult) },
                  { name: t('children'), value: money(experience.price_child) },
                  { name: t('babies'), value: money(experience.price_baby) },
                  { name: t('meeting_point'), value: experience.meeting_point },
                  { name: t('changes'), value: t('changes_until', { count: experience.cancellation_hours }) },
                ]}
              />
            </Stack>
          </div>
        </div>
      </Page>
    </div>
  );
}
