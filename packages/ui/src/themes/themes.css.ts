import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { luminance } from './contrast.ts';
import { themes } from './generated/themes.ts';
import { fields } from './tokens.ts';

for (const [name, theme] of Object.entries(themes)) {
  const { fields: tables, ...tokens } = theme.tokens;
  createGlobalTheme(`[data-theme="${name}"]`, vars, tokens);
  // A colour field is a whole colour table, so whatever stands on it needs no variant of its own. Fields of one table are one rule.
  const coloured = fields.filter((field) => tables[field] !== tokens.color);
  for (const alike of Map.groupBy(coloured, (field) => JSON.stringify(tables[field])).values()) {
    const selectors = alike.map((field) => `[data-theme="${name}"] [data-field="${field}"]`);
    if (alike[0]) createGlobalTheme(selectors.join(', '), vars.color, tables[alike[0]]);
  }
  // What the browser draws itself, such as scroll bars and boxes to tick.
  if (luminance(tokens.color.ground) < luminance(tokens.color.ink)) globalStyle(`[data-theme="${name}"]`, { colorScheme: 'dark' });
}
