/** Appearance as Stripe's Elements take it; the variables used are those that make the form look at home. */
export type Appearance = { variables?: Record<string, string | undefined>; rules?: Record<string, Record<string, string> | undefined> };

const variableNames: Record<string, string> = {
  colorPrimary: '--sb-primary',
  colorBackground: '--sb-background',
  colorText: '--sb-text',
  colorTextSecondary: '--sb-muted',
  colorDanger: '--sb-danger',
  colorPrimaryText: '--sb-on-primary',
  accessibleColorOnColorPrimary: '--sb-on-primary',
  borderRadius: '--sb-radius',
  fontFamily: '--sb-font',
  fontSizeBase: '--sb-size',
  spacingUnit: '--sb-unit',
};

const sheetText = `
.sb-card { display: grid; grid-template-columns: 1fr 1fr; gap: calc(var(--sb-unit, 4px) * 4); margin: 0; padding: 0; border: 0; min-inline-size: 0; color: var(--sb-text, CanvasText); font-family: var(--sb-font, inherit); font-size: var(--sb-size, 17px); line-height: 1.4; }
.sb-card__legend { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.sb-field { display: flex; flex-direction: column; gap: 6px; min-inline-size: 0; }
.sb-field--wide { grid-column: 1 / -1; }
.sb-field__label { font-size: .88em; color: var(--sb-text, CanvasText); }
.sb-field__input { box-sizing: border-box; inline-size: 100%; min-block-size: 52px; padding: 0 14px; border: 1px solid var(--sb-border, CanvasText); border-radius: var(--sb-radius, 0); background: var(--sb-background, Canvas); color: var(--sb-text, CanvasText); font: inherit; font-size: max(1em, 16px); font-variant-numeric: lining-nums tabular-nums; }
.sb-field__input::placeholder { color: var(--sb-muted, CanvasText); opacity: 1; }
.sb-field__input:focus-visible { outline: 2px solid var(--sb-focus, Highlight); outline-offset: 2px; }
.sb-field__input[aria-invalid="true"] { border-color: var(--sb-danger, CanvasText); border-width: 2px; }
.sb-field__error { margin: 0; font-size: .88em; color: var(--sb-danger, CanvasText); }
.sb-field__error:empty { display: none; }
.sb-ways { margin: 0; padding: 0; border: 1px solid var(--sb-border, CanvasText); border-radius: var(--sb-radius, 0); min-inline-size: 0; color: var(--sb-text, CanvasText); font-family: var(--sb-font, inherit); font-size: var(--sb-size, 17px); line-height: 1.4; }
.sb-way + .sb-way { border-block-start: 1px solid var(--sb-border, CanvasText); }
.sb-way__label { display: flex; align-items: center; gap: 12px; min-block-size: 52px; padding: 0 calc(var(--sb-unit, 4px) * 4); cursor: pointer; }
.sb-way--chosen .sb-way__label { font-weight: 600; }
.sb-way__radio { inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--sb-primary, Highlight); }
.sb-way__radio:focus-visible { outline: 2px solid var(--sb-focus, Highlight); outline-offset: 2px; }
.sb-way__body { padding: 0 calc(var(--sb-unit, 4px) * 4) calc(var(--sb-unit, 4px) * 4); }
.sb-way__text { margin: 0; color: var(--sb-muted, CanvasText); }
.sb-challenge { box-sizing: border-box; inline-size: min(30rem, calc(100vw - 2rem)); padding: calc(var(--sb-unit, 4px) * 8); border: 1px solid var(--sb-text, CanvasText); border-radius: var(--sb-radius, 0); background: var(--sb-background, Canvas); color: var(--sb-text, CanvasText); font-family: var(--sb-font, inherit); font-size: var(--sb-size, 17px); line-height: 1.5; }
.sb-challenge::backdrop { background: color-mix(in srgb, black 55%, transparent); }
.sb-challenge__title { margin: 0 0 .5em; font-size: 1.4em; font-weight: 600; }
.sb-challenge__text { margin: 0 0 1.5em; }
.sb-challenge__actions { display: flex; flex-wrap: wrap; gap: 12px; }
.sb-challenge__button { min-block-size: 48px; padding: 0 24px; border: 1px solid var(--sb-primary, Highlight); border-radius: var(--sb-radius, 0); background: transparent; color: var(--sb-text, CanvasText); font: inherit; cursor: pointer; }
.sb-challenge__button--main { background: var(--sb-primary, Highlight); color: var(--sb-on-primary, HighlightText); }
.sb-challenge__button:focus-visible { outline: 2px solid var(--sb-focus, Highlight); outline-offset: 2px; }
`;

let sheet: CSSStyleSheet | undefined;

/** Adds the sheet to the page once. A constructed sheet: a strict content security policy allows it. */
export function addSheet(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Puts the appearance's variables on an element, through CSSOM for the same reason. */
export function applyAppearance(element: HTMLElement, appearance: Appearance | undefined): void {
  for (const [name, property] of Object.entries(variableNames)) {
    const value = appearance?.variables?.[name];
    if (value) element.style.setProperty(property, value);
  }
  const rules = appearance?.rules;
  const fromRules = { '--sb-border': rules?.['.Input']?.['border'], '--sb-focus': rules?.['.Input:focus']?.['outline'] };
  for (const [property, rule] of Object.entries(fromRules)) {
    // `1px solid <colour>`: the colour is what stands after the style.
    const colour = rule?.split(/\bsolid\s+/)[1];
    if (colour) element.style.setProperty(property, colour);
  }
}
