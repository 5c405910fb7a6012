import { style } from '@vanilla-extract/css';
import { text, vars } from '@parral/ui/themes';

export const form = style({ display: 'grid', gap: '18px' });
export const words = style({ display: 'grid', gap: '10px', color: vars.color.muted });
export const title = style({ color: vars.color.ink });
export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: '10px', maxWidth: '460px' });
export const consent = style({ maxWidth: '460px', fontSize: text.small[0] });
export const status = style({ minHeight: '1.5em', fontSize: text.small[0], ':empty': { display: 'none' } });
