import { useApiQuery } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import type { BookingState, ThirdStep } from '@parral/rules';
import { useEffect, useRef } from 'react';
import { isUnnamed } from './use-restored-intent.ts';

interface MemberVisitorOptions {
  state: BookingState;
  brand: components['schemas']['Brand'];
  /** The countries that the form offers; null until they are known. */
  countries: readonly { value: string }[] | null;
  onMember: (known: Partial<ThirdStep>) => void;
}

/**
 * What the club knows of a member who is logged in, told once, when the form of who books is reached and nobody stands in it; each of it
 * can be changed. Not before that step: the address of an earlier one is sent to friends. The server is asked only when the cookie says
 * that somebody is logged in.
 */
export function useMemberVisitor({ state, brand, countries, onMember }: MemberVisitorOptions): void {
  const tell = useRef(onMember);
  useEffect(() => {
    tell.current = onMember;
  });
  const told = useRef(false);
  const wanted = state.step >= 2 && isUnnamed(state);
  const { data, error } = useApiQuery('getMemberData', { query: { site: brand } }, { enabled: wanted && isLoggedIn(), retry: false });
  const isDue = wanted && state.step === 3 && data !== undefined;

  useEffect(() => {
    if (!isDue || told.current || data === undefined || countries === null) return;
    told.current = true;
    const { name, surname, email, phone_number, document_type, document_number } = data.personal_information;
    const country = data.billing_address?.country ?? '';
    tell.current({
      name,
      surname,
      email,
      phoneNumber: phone_number,
      ...(document_number !== '' && { documentType: document_type, documentNumber: document_number }),
      ...(countries.some(({ value }) => value === country) && { country }),
    });
  }, [isDue, data, countries]);

  useEffect(() => {
    // The form is filled in by hand then, as by everybody else.
    if (error) console.error('what the club knows of the member could not be had', error);
  }, [error]);
}

const isLoggedIn = () => typeof document !== 'undefined' && document.cookie.split('; ').includes('is_member=1');
