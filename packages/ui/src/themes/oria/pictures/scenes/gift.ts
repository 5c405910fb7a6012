import { between, box, createPrint, cut, gouge, printLetter, printStrata, printWrappedBottle, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks } from '../../inks.ts';

const gift = {
  paper: inks.straw,
  shade: inks.gravel,
  ribbon: inks.clay,
  ribbonLight: inks.clayLight,
  edge: inks.dark,
  letter: inks.paper,
  letterShade: inks.mist,
  seal: inks.clay,
};

/** A bottle in paper and a letter with its seal, on the ground they come from. */
export function drawGift(): string {
  const [width, height, soil] = [900, 600, 420];
  const print = createPrint();
  const random = seeded(97);
  print.pull(inks.green, [box(0, 0, width, height)]);
  print.pull(
    inks.sageDeep,
    Array.from({ length: 110 }, () => {
      const [x, y] = [between(random, -60, width), between(random, 10, soil - 10)];
      return gouge([x, y], [x + between(random, 50, 200), y], between(random, 1.2, 2.8), random);
    }),
  );
  printStrata(print, {
    left: -6,
    right: width + 6,
    top: soil,
    bottom: height + 2,
    layers: [
      { soil: 'limestone', share: 46 },
      { soil: 'clay', share: 54 },
    ],
    inks,
    seed: 98,
    grain: 1.4,
    level: true,
  });
  print.pull(inks.dark, [cut(box(-6, soil - 3, width + 6, soil + 4), { step: 30, amp: 0.8 }, random)]);
  printWrappedBottle(print, 320, soil, 206, gift, random);
  printLetter(print, 470, soil, 196, gift, random);
  return svgFile({ print, width, height });
}
