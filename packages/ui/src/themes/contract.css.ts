import { createGlobalThemeContract } from '@vanilla-extract/css';

const role = { size: null, line: null, tracking: null };

/**
 * The one contract of meanings. A theme that leaves one out, or a component that asks for one
 * that does not exist, is a type error. Colour literals live in the theme files only.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      ground: null,
      raise: null,
      input: null,
      disabled: null,
      ink: null,
      muted: null,
      accent: null,
      second: null,
      onAccent: null,
      accentHover: null,
      control: null,
      line: null,
      rule: null,
      focus: null,
      error: null,
      success: null,
    },
    font: {
      display: null,
      body: null,
      label: null,
      displayWeight: null,
      strongWeight: null,
      labelWeight: null,
      displayCut: null,
      bodyCut: null,
      emphasisStyle: null,
      emphasisShare: null,
      labelCase: null,
    },
    type: { hero: role, page: role, form: role, small: role, minor: role, item: role, price: role, label: role },
    wordmark: { font: null, weight: null, size: null, tracking: null, phoneSize: null },
    shape: {
      radius: null,
      sectionRule: null,
      shelf: null,
      shelfDivide: null,
      panelSide: null,
      panelEnd: null,
      panelGap: null,
      cardLine: null,
      cardInset: null,
    },
    header: { areas: null, columns: null, phoneAreas: null, phoneColumns: null },
  },
  (_value, path) => path.join('-'),
);
