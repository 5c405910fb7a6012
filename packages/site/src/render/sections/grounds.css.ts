import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { from, sectionFields, themes, vars } from '@parral/ui/themes';

for (const [name, { tokens }] of Object.entries(themes)) {
  for (const [ground, field] of Object.entries(sectionFields)) {
    createGlobalTheme(`[data-theme="${name}"] [data-section="${ground}"]`, vars.color, tokens.fields[field]);
  }
}

/** The page's margin at either side: 20, 40, 64 px, and whatever is beyond 1440 px. */
export const margin = 'max(var(--page-margin), calc(50% - 720px + var(--page-margin)))';

globalStyle(':root', {
  vars: { '--page-margin': '20px' },
  '@media': { [from.tablet]: { vars: { '--page-margin': '40px' } }, [from.desk]: { vars: { '--page-margin': '64px' } } },
});
globalStyle('[data-section]', {
  background: vars.color.ground,
  color: vars.color.ink,
  paddingInline: margin,
  paddingBlock: 'clamp(3.5rem, 2.85rem + 2.67vw, 5.25rem) clamp(4rem, 3.07rem + 3.81vw, 6.5rem)',
});
// Two bands of one ground read as one: half the room between them.
globalStyle('[data-section="plain"] + [data-section="plain"]', { paddingBlockStart: 0 });
globalStyle('[data-bands="ruled"] [data-section] + [data-section]', { borderTop: `3px double ${vars.color.rule}` });
