import { Picture } from '@parral/site/images';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, DataList, Heading, Page, Stack, Text } from '@parral/ui';
import { nextFreeFact, visitFacts } from '../../visit-facts/visit-facts.ts';
import { stepTitleId } from '../visit-booking/steps/step-title-id.ts';
import type block from './block.ts';
import { VisitDetails } from './details/VisitDetails.tsx';
import type { VisitData } from './load.server.ts';
import * as css from './Visit.css.ts';

/** What a visit is, above its booking; once that is under way it makes room. */
export default function Visit({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, VisitData>) {
  const t = useWords('booking/visit');
  const { experience, nextFree, place, tall } = data;
  const factWords = useWords('booking/visit-facts');
  const facts = visitFacts(experience, language, factWords);
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
              narrow={tall ? { ...tall, media: '(min-width: 1024px)' } : undefined}
            />
          )}
          <div className={css.words}>
            <Stack gap={24}>
              <Heading level={1} size="page">
                {experience.name}
              </Heading>
              <Text size="lead">{experience.teaser}</Text>
              <div>
                <Button href={`#${stepTitleId}`}>{t('book')}</Button>
              </div>
              <DataList
                items={[
                  nextFreeFact(nextFree, language, factWords),
                  ...(facts.season ? [facts.season] : []),
                  facts.duration,
                  facts.spoken,
                  facts.group,
                  { name: t('adults'), value: formatPrice(experience.price_adult) },
                  facts.children,
                  facts.babies,
                  facts.meetingPoint,
                  { name: t('changes'), value: t('changes_until', { count: experience.cancellation_hours }) },
                ]}
              />
            </Stack>
          </div>
        </div>
        <VisitDetails experience={experience} place={place} language={language} />
      </Page>
    </div>
  );
}
