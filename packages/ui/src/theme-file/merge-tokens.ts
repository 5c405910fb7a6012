import { fields, type Colors, type Field, type Tokens } from '../themes/tokens.ts';
import type { ThemeInFile } from './read-theme-file.ts';

/** The base's tokens with those of a theme file in their place. What a field has in common with the page follows the page. */
export function mergeTokens(base: Tokens, file: ThemeInFile): Tokens {
  const color: Colors = { ...base.color, ...file.color };
  const tableOf = (field: Field): Colors => {
    const own = Object.entries(base.fields[field]).map(([name, value]) => [
      name,
      value === base.color[name as keyof Colors] ? color[name as keyof Colors] : value,
    ]);
    return { ...(Object.fromEntries(own) as unknown as Colors), ...file.fields[field] };
  };
  const type = Object.fromEntries(
    Object.entries(base.type).map(([role, values]) => [role, { ...values, ...file.type[role as keyof Tokens['type']] }]),
  ) as Tokens['type'];
  const { text: _text, svg: _svg, ...wordmark } = file.wordmark;
  return {
    color,
    fields: Object.fromEntries(fields.map((field) => [field, tableOf(field)])) as Tokens['fields'],
    font: { ...base.font, ...file.font },
    type,
    wordmark: { ...base.wordmark, ...wordmark },
    shape: { ...base.shape, ...file.shape },
    header: { ...base.header, ...file.header },
  };
}
