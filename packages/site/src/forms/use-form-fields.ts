import { ApiError } from '@parral/api-client';
import { type FieldPath, type FieldValues, type UseFormReturn, get, type RegisterOptions } from 'react-hook-form';
import type { FieldError } from './fields.ts';
import { useEffect, useRef, useState } from 'react';

export interface FormLayout<Values extends FieldValues, Code extends string = FieldError> {
  /** Begins the ids of the controls: two forms of a page have fields of one name. */
  prefix: string;
  /** Every field that can be wrong, in the order of the screen: so the summary has them. */
  order: readonly FieldPath<Values>[];
  /** The words of an error, as they stand at the field. */
  errorText: (code: Code, path: FieldPath<Values>) => string;
  /** The same away from the field, where it has to say which one it means. */
  summaryText: (path: FieldPath<Values>, errorText: string) => string;
}

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'formState' | 'clearErrors'>;

/** The id of a field's control. */
export function controlId(prefix: string, path: string): string {
  return `${prefix}-${path.replaceAll('.', '-')}`;
}

/** The controls of a form, each with the error that stands at it, and all errors for the summary. */
export function formFields<Values extends FieldValues, Code extends string = FieldError>(form: Form<Values>, layout: FormLayout<Values, Code>) {
  const { prefix, order, errorText, summaryText } = layout;
  const { errors, touchedFields, isSubmitted } = form.formState;
  const at = (path: FieldPath<Values>): { type?: string; message?: Code } | undefined => get(errors, path);
  const errorAt = (path: FieldPath<Values>) => {
    const code = at(path)?.message;
    return code && errorText(code, path);
  };
  /** What else is checked when a field is left: nothing that was not come to yet is wrong for that. */
  const depsOf = (deps: FieldPath<Values> | FieldPath<Values>[] = []) =>
    (Array.isArray(deps) ? deps : [deps]).filter((path) => isSubmitted || get(touchedFields, path));
  return {
    /** All that a control needs: id, name, handlers, and its error. */
    field: (path: FieldPath<Values>, options?: RegisterOptions<Values, FieldPath<Values>>) => ({
      id: controlId(prefix, path),
      error: errorAt(path),
      ...form.register(path, {
        ...options,
        deps: depsOf(options?.deps),
        onChange: (event: unknown) => {
          // What the server refused is another value now.
          if (at(path)?.type === 'server') form.clearErrors(path);
          options?.onChange?.(event);
        },
      }),
    }),
    errors: order.flatMap((path) => {
      const text = errorAt(path);
      return text ? [{ control: controlId(prefix, path), message: summaryText(path, text) }] : [];
    }),
  };
}

/** What gives each control of a form its props: for the parts that draw its fields. */
export type FormField<Values extends FieldValues> = ReturnType<typeof formFields<Values>>['field'];

/**
 * The summary of a form's errors: `focusSummary` moves the focus there, once what was tried has errors and they are drawn;
 * `attempted` says whether that has ever been so.
 */
export function useErrorSummary() {
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const shown = useRef(0);

  // The summary is drawn a moment after the attempt: the focus waits for it.
  useEffect(() => {
    if (shown.current === attempts || !summary.current) return;
    shown.current = attempts;
    summary.current.focus();
  });

  return { summary, attempted: attempts > 0, focusSummary: () => setAttempts((count) => count + 1) };
}

/** A form of one piece: its controls, its errors, and their summary. */
export function useFormFields<Values extends FieldValues, Code extends string = FieldError>(form: Form<Values>, layout: FormLayout<Values, Code>) {
  return { ...formFields(form, layout), ...useErrorSummary() };
}

/**
 * Shows what the server refused at the form's own fields. `fieldOf`: the form's field for a path of the request, undefined
 * for what the form does not have (which is logged). False where no field was refused: the failure is to be said otherwise.
 */
export function setServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  fieldOf: (path: string) => FieldPath<Values> | undefined,
): boolean {
  let isAtField = false;
  for (const [path, code] of Object.entries(error instanceof ApiError ? error.fields : {})) {
    const field = fieldOf(path);
    if (field === undefined) {
      console.error(`the server refused ${path}: ${code}`);
      continue;
    }
    form.setError(field, { type: 'server', message: 'refused' satisfies FieldError });
    isAtField = true;
  }
  return isAtField;
}
