import type { ReactElement } from 'react';
import { paleGroundInks } from '../inks.ts';
import { createPrint } from '../kernel/index.ts';
import { printStrata, type Soil } from '../strata.ts';
import { trustedMarkup } from '../../trusted-types.ts';
import { key } from './SoilKey.css.ts';

export type SoilKeyProps = {
  soil: Soil;
  /** Accessible name; without one the key is decoration, for its name stands beside it. */
  title?: string;
};

const width = 480;
const height = 44;
const unit = 0.5;
const memory = new Map<Soil, string>();

function drawKey(soil: Soil): string {
  const known = memory.get(soil);
  if (known) return known;
  const print = createPrint(unit);
  printStrata(print, { left: -4, right: width + 4, top: -8, bottom: height + 10, layers: [{ soil, share: 1 }], inks: paleGroundInks, seed: 83, level: true });
  const markup = print.toMarkup();
  memory.set(soil, markup);
  return markup;
}

/** One soil as a strip, above the words that explain it. Broader places show more of it, never a larger grain. */
export function SoilKey({ soil, title }: SoilKeyProps): ReactElement {
  const named = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      {...named}
      className={key}
      viewBox={`0 0 ${width / unit} ${height / unit}`}
      preserveAspectRatio="xMinYMid slice"
      dangerouslySetInnerHTML={{ __html: trustedMarkup(drawKey(soil)) }}
    />
  );
}
