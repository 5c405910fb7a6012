import { Heading } from '@parral/ui';
import type { ReactNode } from 'react';
import { stepTitleId } from './step-title-id.ts';

export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <Heading level={2} size="form" id={stepTitleId}>
      {children}
    </Heading>
  );
}
