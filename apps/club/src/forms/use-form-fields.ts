import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Fault } from './faults.ts';

export interface FormFieldsOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** begins the ids of the controls: two forms of a page have fields of one name */
  prefix: string;
  /** every field that can be wrong, in the order of the screen: so the summary has them */
  order: readonly FieldPath<Values>[];
  /** what a field is called, for the summary */
  labelOf: (path: FieldPath<Values>) => string;
  words: (fault: Fault, path: FieldPath<Values>) => string;
}

/** What every form has in common: controls with the error that stands at them, and the summary that takes the focus. */
export function useFormFields<Values extends FieldValues>({ form, prefix, order, labelOf, words }: FormFieldsOptions<Values>) {
  const summary = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState(0);
  const shown = useRef(0);
  const faultAt = (path: FieldPath<Values>) => form.formState.errors[path]?.message as Fault | undefined;
  const control = (path: FieldPath<Values>) => `${prefix}-${path}`;

  // The summary is drawn a moment after the attempt that failed: the focus waits for it.
  useEffect(() => {
    if (shown.current === failures || !summary.current) return;
    shown.current = failures;
    summary.current.focus();
  });

  return {
    summary,
    /** What was tried has faults: the focus goes to their summary. */
    failed: () => setFailures((count) => count + 1),
    /** Id, name, handlers, and the error of a control. */
    field: (path: FieldPath<Values>, options?: Parameters<typeof form.register>[1]) => {
      const fault = faultAt(path);
      return { id: control(path), error: fault && words(fault, path), ...form.register(path, options) };
    },
    errors: order.flatMap((path) => {
      const fault = faultAt(path);
      return fault ? [{ control: control(path), message: `${labelOf(path)}: ${words(fault, path)}` }] : [];
    }),
  };
}
