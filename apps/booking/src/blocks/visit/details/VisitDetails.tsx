import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { Picture } from '@parral/site/images';
import { useWords } from '@parral/site/words';
import { Heading, Prose, Stack, Text, TextLink } from '@parral/ui';
import type { ReactNode } from 'react';
import { mapAddress } from '../../../formats/map-address.ts';
import { offsetText } from '../../../formats/visit-text.ts';
import { Timetable } from './Timetable.tsx';
import * as css from './VisitDetails.css.ts';

type Detail = components['schemas']['ExperienceDetail'];

interface VisitDetailsProps {
  experience: Detail;
  /** Where the estate stands; null where that is not known. */
  place: { latitude: number; longitude: number } | null;
  language: Language;
}

/** What one wants to know of a visit before booking it: as much of it as the estate's folder says. */
export function VisitDetails({ experience, place, language }: VisitDetailsProps) {
  const t = useWords('booking/visit');
  const { description, programme, included, wines, bring, accessibility, directions, timetable } = experience;
  // The one that stands above is not shown a second time.
  const pictures = experience.pictures.filter(({ src }) => src !== experience.picture);
  return (
    <div className={css.details}>
      {(description.length > 0 || programme.length > 0) && (
        <div className={css.story}>
          {description.length > 0 && (
            <Part title={t('about')}>
              <Prose dropCap>
                {description.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Prose>
            </Part>
          )}
          {programme.length > 0 && (
            <Part title={t('programme')}>
              <ol className={css.programme}>
                {programme.map(({ after, text }) => (
                  <li key={after} className={css.point}>
                    <span className={css.minute}>{offsetText(after)}</span>
                    <span>{text}</span>
                  </li>
                ))}
              </ol>
            </Part>
          )}
        </div>
      )}
      {pictures.length > 0 && (
        <div className={css.pictures}>
          {pictures.map(({ src, caption }) => (
            <figure key={src} className={css.figure}>
              <Picture className={css.picture} src={src} alt="" width={960} height={640} loading="lazy" sizes="(min-width: 768px) 46vw, 100vw" />
              <figcaption>
                <Text size="small" tone="muted" as="span">
                  {caption}
                </Text>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      <div className={css.parts}>
        {included.length > 0 && (
          <Part title={t('included')}>
            <Lines lines={included} />
          </Part>
        )}
        {wines.length > 0 && (
          <Part title={t('wines')}>
            <Lines
              lines={wines.map(({ name, note, href }) => (
                <>
                  {href === null ? (
                    <strong>{name}</strong>
                  ) : (
                    <TextLink variant="inline" href={href}>
                      {name}
                    </TextLink>
                  )}
                  {note !== null && `. ${note}`}
                </>
              ))}
            />
          </Part>
        )}
        {bring.length > 0 && (
          <Part title={t('bring')}>
            <Lines lines={bring} />
          </Part>
        )}
        {accessibility !== null && (
          <Part title={t('accessibility')}>
            <Text>{accessibility}</Text>
          </Part>
        )}
        {directions !== null && (
          <Part title={t('directions')}>
            <Stack gap={4}>
              <Text>{directions}</Text>
              {place && (
                <div>
                  <TextLink href={mapAddress(place)}>{t('map')}</TextLink>
                </div>
              )}
            </Stack>
          </Part>
        )}
      </div>
      {timetable.length > 0 && (
        <Part title={t('timetable')}>
          <Timetable rows={timetable} language={language} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <Stack gap={16}>
        <Heading level={2} size="minor">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

function Lines({ lines }: { lines: readonly ReactNode[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a list of the estate's folder, which never changes its order here
        <li key={at} className={css.line}>
          {line}
        </li>
      ))}
    </ul>
  );
}
