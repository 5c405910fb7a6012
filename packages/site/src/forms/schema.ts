import * as z from 'zod/mini';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { untilReleased } from './pressed-pointer.ts';

/** A form's rules: its values as they are typed, judged. */
export type FormSchema<Values> = z.ZodMiniType<unknown, Values>;

/** What is wrong, by the path of the field (`client.email`): the first error of each, as the schema's message has it. */
export function formErrors<Values>(schema: FormSchema<Values>, values: Values): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}

/**
 * A zod schema as react-hook-form asks it. Messages are the errors' codes, for which the block has words; the values stay as
 * they were typed. Nothing is said while the pointer is down: a message that appears when a field is left would move what is pressed.
 */
export function zodResolver<Values extends FieldValues>(schema: FormSchema<Values>): Resolver<Values> {
  return async (values) => {
    await untilReleased();
    const found = Object.entries(formErrors(schema, values));
    if (found.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of found) set(errors, path, { type: 'schema', message });
    return { values: {}, errors };
  };
}

/** Says what is wrong at a field, by its path. */
export type Report = (path: string, error: string) => void;

/**
 * Rules of a form that look at several fields: `z.object({ … }).check(conditions((values, report) => …))`, where parts of it are
 * asked for only under a condition.
 */
export function conditions<Values>(judge: (values: Values, report: Report) => void) {
  return z.superRefine<Values>((values, context) => {
    judge(values, (path, error) => context.addIssue({ code: 'custom', input: values, path: path.split('.'), message: error }));
  });
}

/** Judges the fields that a condition asks for, each by its own schema. `at`: where they stand in the form, as `billing.`. */
export function judgeFields<Values extends object>(
  values: Values,
  schemas: { readonly [Field in keyof Values]?: z.ZodMiniType | undefined },
  report: Report,
  at = '',
): void {
  for (const [field, schema] of Object.entries(schemas) as [keyof Values & string, z.ZodMiniType | undefined][]) {
    const [issue] = (schema && z.safeParse(schema, values[field]).error?.issues) ?? [];
    if (issue) report(`${at}${field}`, issue.message);
  }
}
