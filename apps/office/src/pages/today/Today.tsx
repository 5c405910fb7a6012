import type { Language } from '@parral/api-spec/languages';
import { formatDay, useWords } from '@parral/site/words';
import { Heading, Text } from '@parral/ui';
import * as css from '../../shell/Shell.css.ts';

/** What needs a hand. `day`: `YYYY-MM-DD` at the estate. */
export function Today({ day, language }: { day: string; language: Language }) {
  const t = useWords('office/today');
  return (
    <div className={css.stack}>
      <Heading level={1}>{t('title')}</Heading>
      <Text tone="muted">{formatDay(day, language, true)}</Text>
    </div>
  );
}
