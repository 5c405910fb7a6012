import { globalStyle } from '@vanilla-extract/css';

globalStyle('body', { minHeight: '100vh', display: 'flex', flexDirection: 'column' });
globalStyle('main', { flex: '1 0 auto', outline: 'none' });
// The vines stand on whatever ground the last band has; below the page's own ground, words on a narrow window keep their distance.
globalStyle('body > footer > :first-child:has(> img)', { position: 'relative', marginTop: 'clamp(-56px, calc(8px - 4.45vw), -8px)', pointerEvents: 'none' });
globalStyle(
  'main:has(> [data-field]:last-child, > [data-section]:not([data-section="plain"]):last-child, > [data-island]:last-child > [data-field]:last-child) + footer > :first-child:has(> img)',
  { marginTop: '-56px' },
);
globalStyle('body > header', { position: 'relative', zIndex: 2 });
