import { Heading } from '@parral/ui';
import type { ReactNode } from 'react';

/** Id of the heading of whatever stands on the screen: the focus goes there with every step. */
export const stepTitleId = 'booking-title';

export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <Heading level={2} size="form" id={stepTitleId}>
      {children}
    </Heading>
  );
}
