/** What every theme has to say about colour. A colour field is a complete table of its own. */
export interface Colors {
  /** the surface text stands on */
  ground: string;
  /** the surface set off from it: notices, summaries, panels */
  raise: string;
  /** the surface of something to fill in */
  input: string;
  /** the surface of something that cannot be changed */
  disabled: string;
  ink: string;
  muted: string;
  accent: string;
  /** a second voice, for one thing on a page; where a theme has none, the accent */
  second: string;
  /** text on a surface filled with the accent */
  onAccent: string;
  /** the filled control under the pointer; `onAccent` stands on it too */
  accentHover: string;
  /** borders of controls */
  control: string;
  /** hairlines: decoration only */
  line: string;
  /** rules between sections, and the shelf */
  rule: string;
  focus: string;
  error: string;
  success: string;
}

/** Surfaces that a part of a page may stand on, by meaning. */
export const fields = ['panel', 'raise', 'warm', 'sky', 'strong', 'deep', 'bright', 'footer'] as const;
export type Field = (typeof fields)[number];

/** Grounds that a template may name for a band, as colour fields. */
export const sectionFields = { field: 'warm', raise: 'raise', dark: 'deep' } as const;

interface Role {
  size: string;
  line: string;
  tracking: string;
}

/** Everything that a theme says besides colour. */
export interface Form {
  font: {
    display: string;
    body: string;
    label: string;
    displayWeight: string;
    strongWeight: string;
    labelWeight: string;
    /** font-variation-settings of display and of body text */
    displayCut: string;
    bodyCut: string;
    /** how the one emphasised line of a heading is set, and its share of the accent */
    emphasisStyle: string;
    emphasisShare: string;
    labelCase: string;
  };
  type: Record<'hero' | 'page' | 'form' | 'small' | 'minor' | 'item' | 'price' | 'label', Role>;
  wordmark: { font: string; weight: string; size: string; tracking: string; phoneSize: string };
  shape: {
    radius: string;
    /** border-top shorthand without colour, between sections and on a panel */
    sectionRule: string;
    /** height of the line bottles stand on */
    shelf: string;
    /** width of the hairline between the words of two bottles */
    shelfDivide: string;
    /** padding of a panel at its sides, and below */
    panelSide: string;
    panelEnd: string;
    /** space between two panels */
    panelGap: string;
    /** width of a card's outline, and of the second one inside it */
    cardLine: string;
    cardInset: string;
  };
  header: { areas: string; columns: string; phoneAreas: string; phoneColumns: string };
}

/** The custom properties of one theme: page colours, one colour table for each field, and form. */
export interface Tokens extends Form {
  color: Colors;
  fields: Record<Field, Colors>;
}
