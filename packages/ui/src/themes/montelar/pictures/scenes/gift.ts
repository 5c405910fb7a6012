import { between, box, createPrint, cut, gouge, type Polygon, printLetter, printWrappedBottle, seeded, svgFile } from '../../../../illustrations/drawing.ts';
import { landscapeInks as inks, lamplightInks } from '../../inks.ts';

const gift = {
  paper: inks.stone,
  shade: inks.stoneWarm,
  ribbon: inks.tile,
  ribbonLight: inks.sand,
  edge: inks.dark,
  letter: inks.lime,
  letterShade: inks.sand,
  seal: inks.wine,
};

/** A bottle in paper and a letter with its seal, on the table by the window. */
export function drawGift(): string {
  const [width, height, table] = [900, 600, 430];
  const print = createPrint();
  const random = seeded(95);
  print.pull(inks.wine, [box(0, 0, width, height)]);
  const panes: Polygon[] = [];
  for (let column = 0; column < 3; column++)
    for (let row = 0; row < 2; row++) {
      const [left, top] = [60 + column * 262 + row * 96, 14 + row * 196];
      panes.push(
        cut(
          [
            [left, top],
            [left + 210, top],
            [left + 310, top + 176],
            [left + 100, top + 176],
          ],
          { step: 24, amp: 1.4 },
          random,
        ),
      );
    }
  print.pull(lamplightInks.ember, panes);
  print.pull(
    inks.tile,
    Array.from({ length: 120 }, () => {
      const [x, y, length] = [random() * width, random() * table, between(random, 20, 70)];
      return gouge([x, y], [x + length * 0.8, y + length * 0.5], between(random, 1.4, 3), random);
    }),
  );
  print.pull(inks.dark, [cut(box(-10, table - 4, width + 10, height + 10), { step: 40, amp: 1.2 }, random)]);
  for (let board = 0; board < 3; board++) {
    const top = table + board * 60;
    print.pull(board % 2 ? lamplightInks.timber : inks.ochre, [cut(box(-10, top, width + 10, top + 56), { step: 40, amp: 1 }, random)]);
    print.pull(
      inks.ochreDeep,
      Array.from({ length: 26 }, () => {
        const [x, y] = [random() * width, between(random, top + 6, top + 50)];
        return gouge([x, y], [x + between(random, 40, 130), y + between(random, -2, 2)], 2.2, random);
      }),
    );
  }
  print.pull(inks.dark, [gouge([300, 520], [640, 548], 44, random), gouge([520, 548], [860, 566], 26, random)]);
  printWrappedBottle(print, 330, 528, 252, gift, random);
  printLetter(print, 500, 556, 190, gift, random);
  return svgFile({ print, width, height });
}
