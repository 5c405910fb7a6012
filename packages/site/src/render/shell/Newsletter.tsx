import { Button, Checkbox, Heading, Text, TextField } from '@parral/ui';
import type { View } from '../../http/app.ts';
import { textsOf } from '../site-texts.ts';
import { newsletterPath } from '../../paths/paths.ts';
import * as css from './Newsletter.css.ts';
import { useWords } from '../../words/use-words.ts';

/**
 * The newsletter's form. Without script it is posted to `/newsletter`, which answers with a page;
 * with script a popup says what became of it.
 */
export function Newsletter({ view }: { view: View }) {
  const { site, language, path } = view;
  const t = useWords('site/shell');
  const { title, text, consent } = textsOf(site, language).newsletter;
  return (
    <form className={css.form} action={newsletterPath()} method="post" data-newsletter={site.brand} data-sending={t('newsletter_sending')}>
      <div className={css.words}>
        <div className={css.title}>
          <Heading level={2} size="small">
            {title}
          </Heading>
        </div>
        <Text tone="muted" narrow>
          {text}
        </Text>
      </div>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="back" value={path} />
      <div className={css.row}>
        <TextField id="newsletter-email" name="email" type="email" label={t('newsletter_email')} autoComplete="email" required maxLength={254} />
        <Button type="submit">{t('newsletter_submit')}</Button>
      </div>
      <div className={css.consent}>
        <Checkbox id="newsletter-consent" name="consent" value="yes" label={consent} required />
      </div>
      <output className={css.status} data-newsletter-status="" />
    </form>
  );
}
