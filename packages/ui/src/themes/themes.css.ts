import { createGlobalTheme } from '@vanilla-extract/css';
import { club } from './club.ts';
import { vars } from './contract.css.ts';
import { montelar } from './montelar.ts';
import { oria } from './oria.ts';
import { fields, type Theme, type ThemeName } from './tokens.ts';

const themes: Record<ThemeName, Theme> = { montelar, oria, club };

for (const [name, theme] of Object.entries(themes)) {
  const { fields: tables, ...tokens } = theme;
  createGlobalTheme(`[data-theme="${name}"]`, vars, tokens);
  // A colour field is a whole colour table, so whatever stands on it needs no variant of its own.
  for (const field of fields) {
    if (tables[field] === theme.color) continue;
    createGlobalTheme(`[data-theme="${name}"] [data-field="${field}"]`, vars.color, tables[field]);
  }
}
