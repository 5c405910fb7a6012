import { createPrint, drawVineStrip, stripInks } from '@parral/ui/illustrations/drawing';
import { svg } from './svg.ts';

/** The row of vines on the footer's edge, in the footer's own ground colour; transparent above. */
export function drawFooterVines(house: keyof typeof stripInks): string {
  const [width, height] = [1440, 56];
  const { vines, cuts, earth } = drawVineStrip(width, height, 5);
  const print = createPrint();
  print.pull(stripInks[house].vines, [earth, ...vines]);
  print.pull(stripInks[house].cuts, cuts);
  return svg({ print, width, height });
}
