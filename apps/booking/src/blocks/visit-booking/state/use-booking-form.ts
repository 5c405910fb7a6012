import { type FormLayout, type FormSchema, useFormFields, zodResolver } from '@parral/site/forms';
import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormProps } from 'react-hook-form';

interface BookingFormOptions<Values extends FieldValues> extends FormLayout<Values>, Pick<UseFormProps<Values>, 'mode'> {
  schema: FormSchema<Values>;
  /** As the booking has them. */
  values: Values;
  onValues: (values: Values) => void;
  /** Fields that the server refused. */
  refused: readonly FieldPath<Values>[];
}

/**
 * A form whose values are a part of the booking: what is typed goes there at once, and what comes from there (the address was
 * changed, an intent is taken up again) is shown.
 */
export function useBookingForm<Values extends FieldValues>(options: BookingFormOptions<Values>) {
  const { schema, values, onValues, refused, mode = 'onSubmit', ...layout } = options;
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values>, resolver: zodResolver(schema), mode, shouldFocusError: false });
  const fields = useFormFields(form, layout);
  const { subscribe, getValues, reset, setError } = form;

  const tell = useRef(onValues);
  useEffect(() => {
    tell.current = onValues;
  });
  /** What the booking was told and has not given back yet, oldest first. */
  const told = useRef<string[]>([]);
  useEffect(() => {
    const callback = (now: { values: Values }) => {
      told.current.push(JSON.stringify(now.values));
      tell.current(now.values);
    };
    return subscribe({ formState: { values: true }, callback });
  }, [subscribe]);
  useEffect(() => {
    const given = JSON.stringify({ ...getValues(), ...values });
    const at = told.current.indexOf(given);
    told.current.splice(0, at + 1);
    // Its own words come back: meanwhile more may have been typed, which would be lost.
    if (at === -1 && given !== JSON.stringify(getValues())) reset(values);
  }, [values, getValues, reset]);

  useEffect(() => {
    for (const path of refused) setError(path, { type: 'server', message: 'refused' });
    if (refused.length > 0) fields.focusSummary();
    // oxlint-disable-next-line react/exhaustive-deps -- an answer is shown once
  }, [refused]);

  return { form, ...fields };
}
