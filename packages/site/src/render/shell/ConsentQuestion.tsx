import { Button, Text, TextLink } from '@parral/ui';
import type { View } from '../../http/app.ts';
import { textsOf } from '../site-texts.ts';
import * as css from './ConsentQuestion.css.ts';
import { useWords } from '../../words/use-words.ts';

/**
 * Whether visits may be counted, asked only where the estate has a tag manager. It stands at the window's foot and
 * covers no dialog; refusing is as near and as large as agreeing. A script shows it to whoever has not answered.
 */
export function ConsentQuestion({ view }: { view: View }) {
  const { site, language } = view;
  const t = useWords('site/shell');
  if (site.tag_manager_id === null) return null;
  const cookies = textsOf(site, language).legal_navigation.find(({ href }) => href.endsWith('/cookies'));
  return (
    <section id="consent" className={css.question} data-consent={site.tag_manager_id} aria-label={t('consent')} hidden>
      <Text size="small">
        {t('consent_text')}{' '}
        {cookies && (
          <TextLink variant="inline" href={cookies.href}>
            {t('consent_more')}
          </TextLink>
        )}
      </Text>
      <div className={css.answers}>
        <Button variant="outline" name="consent" value="no">
          {t('consent_no')}
        </Button>
        <Button variant="outline" name="consent" value="yes">
          {t('consent_yes')}
        </Button>
      </div>
    </section>
  );
}
