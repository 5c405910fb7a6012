import type { accentInks, capsuleInks, glassInks } from '../inks.ts';
import type { SoilProfile } from '../strata.ts';

/** Inks of a label: its paper, the tone where the paper turns away, and the one text ink. */
export type LabelInks = {
  paper: string;
  turn: string;
  text: string;
};

/** What labels of one look may have otherwise than those of another. */
export type LabelDesign = Partial<LabelInks> & {
  /** What stands in the arch of layout D. */
  arch?: 'initial' | 'leaf';
  wordmark?: 'as-written' | 'capitals';
};

/** A label, as the estate's catalogue writes it down. */
export type LabelData = {
  /** One of its theme's layouts; of all: A framed landscape, B colour band and leaf, C strata and height, D low arch. */
  layout: string;
  /** The theme that prints it. */
  theme: string;
  /** The brand's name as it is written; the theme may set it in capitals. */
  wordmark: string;
  /** Where the brand is at home, for layouts that say it. */
  origin?: string;
  /** The wine as it stands on the label; shrinks to fit, never cut. */
  name: string;
  /** The small line under it. */
  sub?: string;
  /** Left out on a case, whose bottles have theirs. */
  vintage?: number | undefined;
  /** Layout C: the big figure, usually the height in metres. Without it, the name is set big. */
  big?: string;
  accent?: keyof typeof accentInks;
  /** Layout C: the ground under the figure. */
  strata?: SoilProfile;
  /** What an estate's own theme prints otherwise than the one that it is based on. */
  design?: LabelDesign;
};

/** All that tells one bottle from another; the same data always give the same drawing. */
export type BottleData = {
  /** `case`: the bottles stand in a box that has the label on its front. */
  shape: 'bordeaux' | 'burgundy' | 'half' | 'magnum' | 'case';
  glass: keyof typeof glassInks;
  capsule: keyof typeof capsuleInks;
  label: LabelData;
};
