import type { components } from '@parral/api-spec';
import { slotTime, useWords } from '@parral/site/words';
import { Heading, Stack, Text, TextLink } from '@parral/ui';
import type { ReactNode } from 'react';
import { codeAddress } from '../formats/code-address.ts';
import { mapAddress } from '../formats/map-address.ts';
import * as css from './OnTheDay.css.ts';

interface OnTheDayProps {
  /** Of its titles: 3 under a title that names them all. */
  level?: 2 | 3;
  day: components['schemas']['OnTheDay'];
  /** Where the estate stands, for the map; null where that is not known. */
  place: { latitude: number; longitude: number } | null;
  /** Of the private link, whose code is shown on arrival; and by which the booking is asked for where no code is at hand. */
  token: string;
  reference: string;
}

/** To carry in the pocket: where, with what, and what happens when, as far as the visit says it. */
export function OnTheDay({ day: { meeting_point, directions, bring, programme }, place, token, reference, level = 2 }: OnTheDayProps) {
  const t = useWords('booking/on-the-day');
  return (
    <div className={css.parts}>
      <Part level={level} title={t('where')}>
        <Text>{meeting_point}</Text>
        {directions !== null && <Text>{directions}</Text>}
        {place && (
          <div>
            <TextLink href={mapAddress(place)}>{t('map')}</TextLink>
          </div>
        )}
      </Part>
      {bring.length > 0 && (
        <Part level={level} title={t('bring')}>
          <ul>
            {bring.map((one) => (
              <li key={one} className={css.line}>
                {one}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {programme.length > 0 && (
        <Part level={level} title={t('programme')}>
          <ol>
            {programme.map(({ time, text }) => (
              <li key={time} className={css.point}>
                <span className={css.time}>{slotTime(time)}</span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      <Part level={level} title={t('arrival')}>
        <img className={css.code} src={codeAddress(token)} width="160" height="160" alt={t('code')} loading="lazy" />
        <Text>
          {t('show')} <strong>{reference}</strong>
        </Text>
      </Part>
    </div>
  );
}

function Part({ level, title, children }: { level: 2 | 3; title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <Stack gap={12}>
        <Heading level={level} size="item">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
