import { z } from 'zod';

/**
 * What an editor writes between `{% capture %}` and `{% endcapture %}`: one entry a line, its parts
 * divided by ` | `. Empty lines do not count.
 */
export function linesOf(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((part) => part.trim()));
}

/**
 * An attribute of lines whose parts are `shape`; a line that is not like that is named by its number.
 * `shape` takes the line's parts in order, by the names given.
 */
export function entries<Shape extends z.ZodObject>(names: readonly (keyof Shape['shape'] & string)[], shape: Shape) {
  return z.string().transform((text, context): z.output<Shape>[] =>
    linesOf(text).flatMap((parts, at) => {
      const line = Object.fromEntries(names.flatMap((name, index) => (parts[index] ? [[name, parts[index]]] : [])));
      const parsed = shape.safeParse(line);
      if (parsed.success && parts.length <= names.length) return [parsed.data];
      const why = parsed.success
        ? `has more than ${names.length} parts`
        : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
      context.addIssue({ code: 'custom', message: `line ${at + 1} (${names.join(' | ')}) ${why}` });
      return [];
    }),
  );
}
