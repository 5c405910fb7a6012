/** Where the reader's system sets the colours (forced colours, high contrast), and grounds of ours are not drawn. */
export const forcedColors = '(forced-colors: active)';

/** What is chosen there: filled with the system's own colour for it, since a ground alone would tell it from the others. */
export const chosenThere = { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' } as const;
