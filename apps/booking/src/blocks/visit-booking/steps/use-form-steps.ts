import { useApiQuery } from '@parral/api-client/hooks';
import { useEffect, useState } from 'react';
import type { CountryOption } from '../load.server.ts';
import { useBooking } from '../screen/booking-context.ts';
import type * as FormSteps from './form-steps.ts';

/** The steps that are forms, and the countries that they offer. */
type Forms = typeof FormSteps & { countries: readonly CountryOption[] };

/**
 * The steps that are forms, once the booking comes near them (`wanted`): their code brings react-hook-form and zod, and the world's
 * countries would be a seventh of the page. Null until both are there.
 */
export function useFormSteps(wanted: boolean): { forms: Forms | null; failed: boolean; retry: () => void } {
  const { visit, language } = useBooking();
  const [steps, setSteps] = useState<typeof FormSteps | null>(null);
  const [attempt, setAttempt] = useState({ number: 1, failed: false });
  const options = useApiQuery('getBookingOptions', { path: { id: visit.experience.id }, query: { language } }, { enabled: wanted });

  useEffect(() => {
    if (!wanted) return;
    import('./form-steps.ts').then(setSteps, (error: unknown) => {
      console.error('the forms of the booking could not be fetched', error);
      setAttempt({ number: attempt.number, failed: true });
    });
  }, [wanted, attempt.number]);

  return {
    forms: steps && options.data ? { ...steps, countries: options.data.country_options } : null,
    failed: attempt.failed || options.isError,
    retry: () => {
      if (attempt.failed) setAttempt({ number: attempt.number + 1, failed: false });
      if (options.isError) void options.refetch();
    },
  };
}
