import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Pages on paper: ink on white in every theme, the house's name, what the page says; nothing that can only be pressed. */
const onPaper = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@media': { print: rule } });

const [white, black, grey] = ['#ffffff', '#1a1816', '#4a4642'] as const;
const { ground, raise, input, disabled, onAccent, ink, muted, accent, second, accentHover, control, line, rule, focus, error, success } = vars.color;
const paper = { [ground]: white, [raise]: white, [input]: white, [disabled]: white, [onAccent]: white };
const print = { [ink]: black, [accent]: black, [second]: black, [accentHover]: black, [rule]: black, [focus]: black, [success]: black };
// What went wrong is said in words as well; its weight stays.
const quiet = { [muted]: grey, [control]: grey, [line]: '#c4c0bb', [error]: black };

// Heavier than a theme's own table, whether the theme was built in or came as a file.
onPaper(':root[data-theme], :root[data-theme] [data-field][data-field]', { vars: { ...paper, ...print, ...quiet }, colorScheme: 'light' });
onPaper(':root[data-theme] body > :not(main, header, :has(main))', { display: 'none' });
// Type for a screen at arm's length is too large in the hand: text of 17 px comes out as one of ten points.
onPaper(':root', { fontSize: '80%' });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
onPaper('tr, dl > div, li, figure', { breakInside: 'avoid' });
globalStyle('@page', { margin: '12mm' });
