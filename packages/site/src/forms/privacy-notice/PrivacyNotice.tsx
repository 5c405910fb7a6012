import { Text, TextLink } from '@parral/ui';
import { useWords } from '../../words/use-words.ts';
import type { Privacy, PrivacyPurpose } from './privacy.ts';

interface PrivacyNoticeProps extends Privacy {
  purpose: PrivacyPurpose;
}

/**
 * What the law wants said where personal data are taken: by whom, what for, who else sees them, what one may do, and where the rest
 * stands. Before the button of every form; the policy opens in another window, so that nothing typed is lost.
 */
export function PrivacyNotice({ purpose, controller, policyUrl }: PrivacyNoticeProps) {
  const t = useWords('site/privacy-notice');
  return (
    <div data-privacy-notice={purpose}>
      <Text size="note" tone="muted" narrow>
        {t(purpose, { controller })} {t('rights')}{' '}
        <TextLink variant="inline" href={policyUrl} target="_blank" rel="noopener noreferrer">
          {t('policy')}
        </TextLink>
        .
      </Text>
    </div>
  );
}
