import * as z from 'zod/mini';

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
