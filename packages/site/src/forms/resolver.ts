import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';

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
 * they were typed.
 */
export function zodResolver<Values extends FieldValues>(schema: FormSchema<Values>): Resolver<Values> {
  return (values) => {
    const found = Object.entries(formErrors(schema, values));
    if (found.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of found) set(errors, path, { type: 'schema', message });
    return { values: {}, errors };
  };
}
