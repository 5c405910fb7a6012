import { globalStyle } from '@vanilla-extract/css';

globalStyle('body', { minHeight: '100vh', display: 'flex', flexDirection: 'column' });
globalStyle('main', { flex: '1 0 auto', outline: 'none' });
// The vines stand on whatever ground the last band has.
globalStyle('body > footer > :first-child:has(> img)', { position: 'relative', marginTop: '-56px', pointerEvents: 'none' });
globalStyle('body > header', { position: 'relative', zIndex: 2 });
