import type { accentInks, capsuleInks, glassInks } from '../inks.ts';
import type { SoilProfile } from '../strata.ts';

/** A label, as the estate's catalogue writes it down. */
export type LabelData = {
  /** A framed landscape; B colour band and leaf; C strata and height; D low arch. */
  layout: 'A' | 'B' | 'C' | 'D';
  brand: 'montelar' | 'oria';
  /** The wine as it stands on the label; shrinks to fit, never cut. */
  name: string;
  /** The small line under it. */
  sub?: string;
  vintage: number;
  /** Layout C: the big figure, usually the height in metres. Without it, the name is set big. */
  big?: string;
  accent?: keyof typeof accentInks;
  /** Layout C: the ground under the figure. */
  strata?: SoilProfile;
};

/** All that tells one bottle from another; the same data always give the same drawing. */
export type BottleData = {
  shape: 'bordeaux' | 'burgundy' | 'half' | 'magnum';
  glass: keyof typeof glassInks;
  capsule: keyof typeof capsuleInks;
  label: LabelData;
};
