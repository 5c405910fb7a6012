import { from } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

/** One scale for all bottles of the page: a magnum is a magnum. */
export const shelves = style({
  paddingTop: '16px',
  vars: { '--bottle-scale': '0.82px' },
  '@media': { [from.tablet]: { vars: { '--bottle-scale': '1px' } }, [from.desk]: { paddingTop: '32px', vars: { '--bottle-scale': '1.2px' } } },
});

// The padding keeps it from the lines above and below where it has a row of its own.
export const sortForm = style({ display: 'flex', alignItems: 'center', gap: '12px', paddingBlock: '10px', whiteSpace: 'nowrap', minWidth: 0 });

// The longest order is wider than a phone beside its label: the list gives way, not the page.
globalStyle(`${sortForm} span:has(> select), ${sortForm} > span`, { minWidth: 0 });
globalStyle(`${sortForm} select`, { maxWidth: '100%', textOverflow: 'ellipsis' });
