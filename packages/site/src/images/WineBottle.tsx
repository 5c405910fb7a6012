import type { components } from '@parral/api-spec';
import { Bottle } from '@parral/ui/illustrations';
import { Picture } from './Picture.tsx';

export interface WineBottleProps {
  bottle: components['schemas']['Bottle'];
  /** Accessible name; left out where the name stands beside. */
  title?: string;
  /** How wide it stands, where it is wider than in a row of bottles. */
  sizes?: string;
  /** Only where it stands in the first screen, `eager`. */
  loading?: 'lazy' | 'eager';
}

/** A bottle as the estate shows it: its photograph where there is one, else drawn. */
export function WineBottle({ bottle: { photograph, ...drawn }, title, sizes = '160px', loading = 'lazy' }: WineBottleProps) {
  if (photograph === undefined) return <Bottle {...drawn} {...(title && { title })} />;
  const { address, width, height } = photograph;
  return <Bottle {...drawn} photograph={<Picture src={address} alt={title ?? ''} width={width} height={height} sizes={sizes} loading={loading} />} />;
}
