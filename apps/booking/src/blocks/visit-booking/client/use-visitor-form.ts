import { type ThirdStep, type VisitorError, type VisitorField, visitorErrors } from '@parral/rules';
import { useState } from 'react';
import { useBooking } from '../screen/booking-place.ts';

/** Id of a field's control. */
export function controlId(field: keyof ThirdStep): string {
  return `visitor-${field}`;
}

/**
 * The visitor form: its values live in the booking's state; here stands what is wrong with them and what of it is shown, a field's
 * fault once it was left, all of them after an attempt. `refused`: fields that the server refused, by name.
 */
export function useVisitorForm(refused: ReadonlySet<string>) {
  const { state, change, t } = useBooking();
  const form = state.thirdStep;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempted, setAttempted] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const own = visitorErrors(form);
  const added = [...refused].filter((field) => !mended.has(field) && !own.some((one) => one.field === field));
  const faults = [...own, ...added.map((field) => ({ field: field as VisitorField, error: 'refused' as const }))];

  const words = (field: VisitorField, fault: VisitorError | 'refused') => {
    if (field === 'consent') return t('error_consent');
    if (fault === 'document') return t(`error_document_${form.documentType}`);
    return t(`error_${fault}`);
  };
  const faultOf = (field: keyof ThirdStep) => {
    const found = faults.find((one) => one.field === field);
    if (!found || !(attempted || touched.has(field) || refused.has(field))) return undefined;
    return words(found.field, found.error);
  };
  function set(field: keyof ThirdStep, value: string | boolean) {
    setDirty(true);
    setMended((before) => new Set(before).add(field));
    change({ kind: 'client', change: { [field]: value, ...(field === 'country' && { region: '' }) } });
  }
  const leave = (field: keyof ThirdStep) => () => setTouched((before) => new Set(before).add(field));

  return {
    form,
    set,
    /** All that a control of a text or a choice needs. */
    text: (field: Exclude<keyof ThirdStep, 'consent' | 'newsletter'>) => ({
      id: controlId(field),
      name: field,
      value: form[field],
      error: faultOf(field),
      onChange: (event: { target: { value: string } }) => set(field, event.target.value),
      onBlur: leave(field),
    }),
    tick: (field: 'consent' | 'newsletter') => ({
      id: controlId(field),
      name: field,
      checked: form[field],
      error: faultOf(field),
      onChange: (event: { target: { checked: boolean } }) => {
        set(field, event.target.checked);
        leave(field)();
      },
    }),
    /** For the summary: every fault, named. */
    errors: attempted
      ? faults.map(({ field, error }) => ({
          control: controlId(field),
          message: field === 'consent' ? words(field, error) : t('error_named', { field: t(`label_${field}`), message: words(field, error) }),
        }))
      : [],
    /** What is missing, in words, for the note beside a button that is off. */
    missing: faults.map(({ field }) => t(`label_${field}`)),
    valid: faults.length === 0,
    /** "Next is disabled when the form is dirty and either invalid or lacking consent" (specification section 5). */
    off: dirty && faults.length > 0,
    attempt: () => setAttempted(true),
  };
}
