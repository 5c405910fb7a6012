import { Dialog, Text } from '@parral/ui';
import { useWords } from '../../words/use-words.ts';

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
