import type { colorMeanings, formMeanings } from './meanings.ts';

/** What every theme has to say about colour (`colorMeanings`), `#rrggbb`. A colour field is a complete table of its own. */
export type Colors = Record<keyof typeof colorMeanings, string>;

/** Surfaces that a part of a page may stand on, by meaning. */
export const fields = ['panel', 'raise', 'warm', 'sky', 'strong', 'deep', 'bright', 'footer'] as const;
export type Field = (typeof fields)[number];

/** Grounds that a template may name for a band, as colour fields. */
export const sectionFields = { field: 'warm', raise: 'raise', dark: 'deep' } as const;

/** How the words of one role are set, in CSS. */
interface Role {
  size: string;
  line: string;
  tracking: string;
}

type Said<Group extends keyof typeof formMeanings> = Record<keyof (typeof formMeanings)[Group], string>;

/** Everything that a theme says besides colour (`formMeanings`), in CSS. */
export interface Form {
  font: Said<'font'>;
  type: Record<keyof (typeof formMeanings)['type'], Role>;
  wordmark: Said<'wordmark'>;
  shape: Said<'shape'>;
  header: Said<'header'>;
}

/** The custom properties of one theme: page colours, one colour table for each field, and form. */
export interface Tokens extends Form {
  color: Colors;
  fields: Record<Field, Colors>;
}
