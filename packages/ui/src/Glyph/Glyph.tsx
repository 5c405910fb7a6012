import * as css from './Glyph.css.ts';

const paths = {
  check: 'M3 8.5l3.2 3.2L13 4.6',
  'chevron-down': 'M4 6l4 4 4-4',
  close: 'M3.5 3.5l9 9m0-9l-9 9',
  exit: 'M9.5 2.5H3v11h6.5M7 8h7M11 5l3 3-3 3',
  left: 'M14 8H2.5M7 3.5L2.5 8 7 12.5',
  lock: 'M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 015 0v2.5',
  minus: 'M3 8h10',
  person: 'M8 8a3 3 0 100-6 3 3 0 000 6zM2.5 14c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5',
  plus: 'M3 8h10M8 3v10',
  right: 'M2 8h11.5M9 3.5L13.5 8 9 12.5',
} as const;

export type GlyphName = keyof typeof paths;

/** A small sign inside a control; it is decoration, so the control carries the words. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className={css.glyph} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
