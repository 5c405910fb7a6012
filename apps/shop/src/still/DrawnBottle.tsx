import { Bottle } from '@parral/ui/illustrations';
import type { StillBottleProps } from './StillBottle.tsx';

/** A bottle, drawn now. */
export function DrawnBottle({ bottle, title }: StillBottleProps) {
  return <Bottle {...bottle} title={title} />;
}
