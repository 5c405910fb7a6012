import type { Colors, Tokens } from './tokens.ts';
import type { Variants } from './variants.ts';

/** A file of type, and what of it is in the file. */
export interface FaceFile {
  family: string;
  /** a `.woff2` of an installed package, such as `@fontsource-variable/name/files/name.woff2` */
  file: string;
  /** range of weights, such as `400 700`: what the file is cut to */
  weight: string;
  style?: 'italic';
  /** before the first paint; at most two of a theme */
  preload?: true;
}

/**
 * The reader's own face in the measure of one that has not come yet, so that no line moves. Shares of the size, measured against
 * Liberation, which has the metrics of Times and Arial.
 */
export interface StandIn {
  family: string;
  local: 'serif' | 'serif-italic' | 'sans';
  size: string;
  ascent: string;
  descent: string;
}

/** A theme's type: files of it, and what takes their place until they are there. */
export interface Faces {
  files: readonly FaceFile[];
  standIns: readonly StandIn[];
}

/** What is drawn where a page is shared: the page's picture beside the type or above it, and the colours of both. */
export interface ShareLook {
  picture: 'beside' | 'above';
  ground: keyof Colors;
  ink: keyof Colors;
  /** a hairline round it */
  frame: keyof Colors | null;
  /** the face of its type: family, and a `.woff` (version 1) of an installed package */
  face: { family: string; file: string };
}

/** How it prints on paper: files of type, each a `.woff` (version 1) of an installed package, and the brand's name at the head. */
export interface PaperType {
  regular: string;
  strong: string;
  /** letters apart, as a share of their size */
  tracking: number;
  isUpper: boolean;
}

/** All of one look but its labels and drawings, which stand in its folder's `labels.ts` and `pictures.ts`. */
export interface Theme {
  /** whether it is for a brand, for the club of all of them, or for the estate's own people */
  kind: 'brand' | 'club' | 'office';
  tokens: Tokens;
  variants: Variants;
  faces: Faces;
  share: ShareLook;
  paper: PaperType;
}
