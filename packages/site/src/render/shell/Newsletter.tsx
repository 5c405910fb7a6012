import { Dialog, Text, Button, Checkbox, Heading, TextField } from '@parral/ui';
import { useWords } from '../../words/use-words.ts';
import type { View } from '../../http/app.ts';
import { PrivacyNotice } from '../../forms/privacy-notice/PrivacyNotice.tsx';
import { privacyOf } from '../../forms/privacy-notice/privacy.ts';
import { textsOf } from '../site-texts.ts';
import { newsletterPath } from '../../paths/paths.ts';
import * as css from './Newsletter.css.ts';

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
      <PrivacyNotice purpose="newsletter" {...privacyOf(site, language)} />
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

/** How a subscription can end (specification sections 4 and 8), each with a popup of its own. */
const outcomes = ['success', 'registered', 'error'] as const;

/**
 * The popups of the newsletter's form; a script opens the one that is meant. "Popup texts come from page attributes":
 * `newsletter-success-title`, `newsletter-success-text`, likewise `registered` and `error`; the house's own words where a page has none.
 */
export function NewsletterPopups({ attributes }: { attributes: Readonly<Record<string, string>> }) {
  const t = useWords('site/shell');
  return (
    <div data-newsletter-popups="">
      {outcomes.map((outcome) => (
        <Dialog
          key={outcome}
          id={`newsletter-${outcome}`}
          open={false}
          onClose={() => undefined}
          title={attributes[`newsletter-${outcome}-title`] ?? t(`newsletter_${outcome}_title`)}
          closeLabel={t('close')}
        >
          <Text>{attributes[`newsletter-${outcome}-text`] ?? t(`newsletter_${outcome}`)}</Text>
        </Dialog>
      ))}
    </div>
  );
}
