/** What a reader's system asks of a page, tried without changing the system: the toolbar's motion, colours and sight. */
export interface ReaderWishes {
  motion: string;
  colours: string;
  sight: string;
}

/**
 * Shows each face when it comes, however late. A page of the site that got it too late keeps its stand-in (decision 027), and who looks
 * at a design wants the design.
 */
export function showFaces(): void {
  for (const sheet of document.styleSheets)
    for (const rule of rulesOf(sheet)) if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
}

const queries: Readonly<Record<string, (wishes: ReaderWishes) => boolean>> = {
  'prefers-reduced-motion: reduce': ({ motion }) => motion === 'less',
  'forced-colors: active': ({ colours }) => colours === 'forced',
};

const asWritten = new WeakMap<CSSMediaRule, string>();

/**
 * Lets the sheets' own media queries answer as they would for such a reader. Colours are forced as a browser does it, on everything but
 * what a sheet keeps to itself; sight is a filter over the page.
 */
export function readAs(wishes: ReaderWishes): void {
  for (const sheet of document.styleSheets) for (const rule of rulesOf(sheet)) answer(rule, wishes);
  const root = document.documentElement;
  root.style.filter = { low: 'contrast(.55)', grey: 'grayscale(1)' }[wishes.sight] ?? '';
  for (const element of document.querySelectorAll('[data-forced]')) element.removeAttribute('data-forced');
  if (wishes.colours !== 'forced') return;
  forceSheet();
  for (const element of [root, ...document.querySelectorAll('#storybook-root, #storybook-root *')]) {
    if (getComputedStyle(element).forcedColorAdjust !== 'none') element.setAttribute('data-forced', '');
  }
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A sheet of another origin is nobody's of ours.
    return [];
  }
}

function answer(rule: CSSRule, wishes: ReaderWishes): void {
  if (!(rule instanceof CSSMediaRule)) return;
  const written = asWritten.get(rule) ?? rule.media.mediaText;
  const wished = Object.entries(queries).find(([query]) => written.includes(query))?.[1];
  if (!wished) return;
  asWritten.set(rule, written);
  rule.media.mediaText = wished(wishes) ? 'all' : written;
}

function forceSheet(): void {
  if (document.getElementById('forced-colours')) return;
  const style = document.createElement('style');
  style.id = 'forced-colours';
  style.textContent = `
    [data-forced] { color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important; text-shadow: none !important; }
    a[data-forced], a [data-forced] { color: LinkText !important; }
    button[data-forced] { color: ButtonText !important; background-color: ButtonFace !important; border: 1px solid ButtonBorder !important; }
    [data-forced]:disabled { color: GrayText !important; }`;
  document.head.append(style);
}
