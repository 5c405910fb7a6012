import { from } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const related = style({
  vars: { '--bottle-scale': '0.82px' },
  '@media': { [from.desk]: { vars: { '--bottle-scale': '0.98px' } } },
});
