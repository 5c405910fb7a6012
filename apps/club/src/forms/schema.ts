import * as z from 'zod/mini';
import type { Report } from './faults.ts';

/** A form's rules as a schema for react-hook-form: every fault under its field's own name, a `Fault` as its message. */
export function schemaOf<Values extends object>(rules: (values: Values, report: Report) => void) {
  return z
    .custom<Values>((value) => typeof value === 'object' && value !== null)
    .check(
      z.superRefine((values: Values, context) => {
        rules(values, (path, fault) => context.addIssue({ code: 'custom', input: values, path: [path], message: fault }));
      }),
    );
}
