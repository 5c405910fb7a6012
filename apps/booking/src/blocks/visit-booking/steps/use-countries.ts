import { useApiQuery } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import { useBooking } from '../screen/booking-context.ts';

export type CountryOption = components['schemas']['BookingOption'];

/** The countries that the forms of a booking offer: not part of the page, of which the world's names would be a seventh. `wanted`: a form is near now. */
export function useCountries(wanted: boolean): { countries: readonly CountryOption[] | null; failed: boolean; retry: () => void } {
  const { visit, language } = useBooking();
  const { data, isError, refetch } = useApiQuery('getBookingOptions', { path: { id: visit.experience.id }, query: { language } }, { enabled: wanted });
  return { countries: data?.country_options ?? null, failed: isError, retry: () => void refetch() };
}
