import { useEffect, useState } from 'react';
import type * as FormSteps from '../steps/form-steps.ts';

/** The steps that are forms. They bring react-hook-form and zod, so they are fetched when the booking comes near them. `wanted`: it is near now. */
export function useFormSteps(wanted: boolean): { steps: typeof FormSteps | null; failed: boolean; retry: () => void } {
  const [steps, setSteps] = useState<typeof FormSteps | null>(null);
  const [attempt, setAttempt] = useState({ number: 1, failed: false });

  useEffect(() => {
    if (!wanted) return;
    import('../steps/form-steps.ts').then(setSteps, (error: unknown) => {
      console.error('the forms of the booking could not be fetched', error);
      setAttempt({ number: attempt.number, failed: true });
    });
  }, [wanted, attempt.number]);

  return { steps, failed: attempt.failed, retry: () => setAttempt({ number: attempt.number + 1, failed: false }) };
}
