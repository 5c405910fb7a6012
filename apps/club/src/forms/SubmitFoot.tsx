import { type Privacy, PrivacyNotice } from '@parral/site/forms';
import { Button } from '@parral/ui';
import type { ComponentProps } from 'react';

interface SubmitFootProps {
  purpose: ComponentProps<typeof PrivacyNotice>['purpose'];
  privacy: Privacy;
  label: string;
  busy: boolean;
  /** `outline` where several forms stand on one page and none is its purpose. */
  variant?: 'filled' | 'outline';
}

/** The end of a form that takes personal data: what they are for, then the button. */
export function SubmitFoot({ purpose, privacy, label, busy, variant = 'filled' }: SubmitFootProps) {
  return (
    <>
      <PrivacyNotice purpose={purpose} {...privacy} />
      <div>
        <Button type="submit" variant={variant} busy={busy}>
          {label}
        </Button>
      </div>
    </>
  );
}
