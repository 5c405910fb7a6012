import type { Point, Polygon } from '../../../illustrations/drawing.ts';
import { band, between, box, createPrint, curve, cut, gouge, lerp, printPerson, round, seeded, svgFile, tuft } from '../../../illustrations/drawing.ts';
import { doorInks as inks, visitorInks } from '../inks.ts';

const [width, height, middle, sill, spring] = [620, 760, 310, 664, 300];
const half = 196;

/** The doorway, so many px wider than its opening. */
const doorway = (out: number): Polygon => [
  [middle - half - out, sill],
  [middle - half - out, spring],
  ...Array.from({ length: 25 }, (_, i): Point => [
    middle - Math.cos((Math.PI * i) / 24) * (half + out),
    spring - Math.sin((Math.PI * i) / 24) * (half + out) * 1.02,
  ]),
  [middle + half + out, spring],
  [middle + half + out, sill],
];

type Sheet = { print: ReturnType<typeof createPrint>; random: () => number };

/** Blocks of the wall, fewer and darker towards its edges, so that it ends in the page. */
function printWall({ print, random }: Sheet): void {
  const blocks: [Polygon[], Polygon[]] = [[], []];
  for (let y = 6, row = 0; y < 742; y += 38, row++)
    for (let x = -30 - (row % 2) * 36; x < width + 20;) {
      const wide = between(random, 56, 104);
      const far = Math.hypot((x + wide / 2 - middle) / 330, (y - 400) / 460);
      if (far < between(random, 0.86, 1.16)) blocks[far < 0.86 ? 0 : 1].push(cut(box(x, y, x + wide - 5, y + 33), { step: 16, amp: 1.2 }, random));
      x += wide;
    }
  print.pull(inks.joint, blocks[0]);
  print.pull(inks.wall, blocks[1]);
}

/** The stones of the arch, lit on the side of the moon. */
function printArch({ print, random }: Sheet): void {
  print.pull(inks.black, [cut(doorway(46), { step: 20, amp: 1.6 }, random)]);
  const stones: Polygon[] = [];
  const edges: Polygon[] = [];
  const on = (angle: number, out: number): Point => [middle - Math.cos(angle) * (half + out), spring - Math.sin(angle) * (half + out) * 1.02];
  for (let i = 0; i < 17; i++) {
    const [a, b] = [(Math.PI * (i + 0.05)) / 17, (Math.PI * (i + 0.95)) / 17];
    stones.push(cut([on(a, 40), on(b, 40), on(b, 6), on(a, 6)], { step: 10, amp: 0.9 }, random));
    edges.push(gouge(on(a + 0.02, 8), on(b - 0.02, 8), 4, random));
  }
  for (let y = spring + 6; y < sill - 10; y += 46)
    for (const side of [-1, 1]) {
      const [near, far] = [middle + side * (half + 6), middle + side * (half + 40)];
      stones.push(cut(box(Math.min(near, far), y, Math.max(near, far), Math.min(y + 41, sill)), { step: 10, amp: 0.9 }, random));
      edges.push(gouge([near + side * 2, y + 4], [near + side * 2, y + 36], 3.6, random));
    }
  print.pull(inks.land, stones);
  print.pull(inks.gold, edges);
}

/** Through the door: night sky, the moon, terraces and a tower on the left, mesa and pines on the right, one path between. */
function printBeyond({ print, random }: Sheet): void {
  print.pull(inks.night, [cut(doorway(0), { step: 18, amp: 1 }, random)]);
  const [mx, my] = [middle, 236];
  print.pull(
    inks.gold,
    Array.from({ length: 46 }, (_, i) => {
      const angle = (i / 46) * Math.PI * 2;
      const [from, to] = [between(random, 88, 96), between(random, 108, 142)];
      return gouge([mx + Math.cos(angle) * from, my + Math.sin(angle) * from], [mx + Math.cos(angle) * to, my + Math.sin(angle) * to], 3, random);
    }),
  );
  for (const [radius, ink] of [
    [82, inks.dim],
    [66, inks.gold],
    [50, inks.light],
  ] as const)
    print.pull(ink, [cut(round(mx, my, radius, 40), { step: 12, amp: 1.2 }, random)]);
  const stars = Array.from({ length: 34 }, (): Point => [between(random, 130, 490), between(random, 130, 400)]).filter(
    ([x, y]) => Math.hypot(x - mx, y - my) > 146 && Math.hypot((x - middle) / half, (y - spring) / half) < 0.92,
  );
  print.pull(
    inks.light,
    stars.map(([x, y]) => gouge([x - 2, y], [x + 2, y], 2.4, random)),
  );
  const at = (share: number): number => middle + share * half;
  // Left: the hill in terraces, the tower on top.
  const hill =
    (k: number) =>
    (x: number): number =>
      lerp(432, 640, k / 5) - (x < middle ? Math.exp(-(((x - at(-0.55)) / 110) ** 2)) * lerp(50, 4, k / 5) : 0) + 5 * Math.sin(x / 38 + k * 2);
  print.pull(inks.dim, [
    band(
      curve((x) => hill(0)(x) + 2, at(-0.97), at(0.97), 12),
      [
        [at(-0.97), sill],
        [at(0.97), sill],
      ],
    ),
  ]);
  const fills = [inks.land, inks.gold, inks.wood, inks.dim, inks.land];
  for (let k = 0; k < 5; k++) {
    print.pull(fills[k] ?? inks.land, [band(curve(hill(k), at(-0.985), middle, 12), curve(hill(k + 1), at(-0.985), middle, 12))]);
    const size = lerp(9, 27, k / 4);
    const plants: Polygon[] = [];
    for (let x = at(-0.95); x < middle - 16 + k * 2; x += size * 1.25) plants.push(tuft(x, lerp(hill(k)(x), hill(k + 1)(x), 0.78), size, size * 0.7, random));
    print.pull(k % 2 ? inks.black : inks.bright, plants);
    print.pull(
      inks.light,
      curve(() => 0, at(-0.97), middle - 8, 20).map(([x]) => gouge([x, hill(k + 1)(x)], [x + 16, hill(k + 1)(x + 16)], lerp(1.6, 3.4, k / 4), random)),
    );
  }
  const tower = at(-0.56);
  const foot = hill(0)(tower) + 4;
  print.pull(
    inks.light,
    [box(tower - 14, foot - 84, tower + 10, foot), box(tower + 10, foot - 34, tower + 56, foot)].map((one) => cut(one, { step: 14, amp: 0.6 }, random)),
  );
  print.pull(inks.gold, [
    box(tower + 2, foot - 84, tower + 10, foot),
    [
      [tower + 6, foot - 32],
      [tower + 16, foot - 48],
      [tower + 50, foot - 48],
      [tower + 60, foot - 32],
    ],
  ]);
  print.pull(inks.black, [
    [
      [tower - 18, foot - 82],
      [tower - 2, foot - 112],
      [tower + 14, foot - 82],
    ],
    box(tower - 7, foot - 72, tower - 1, foot - 58),
    box(tower + 22, foot - 24, tower + 28, foot - 12),
    box(tower + 38, foot - 24, tower + 44, foot - 12),
  ]);
  // Right: the mesa, level fields, pines.
  const level = (k: number): number => lerp(448, 646, (k / 6) ** 1.4);
  print.pull(inks.joint, [
    cut(
      [
        [at(0.12), level(0) + 4],
        [at(0.3), 412],
        [at(0.82), 410],
        [at(0.985), level(0) + 2],
      ],
      { step: 14, amp: 1 },
      random,
    ),
  ]);
  print.pull(
    inks.dim,
    Array.from({ length: 16 }, (_, i) => gouge([at(0.26 + i * 0.042), 416], [at(0.24 + i * 0.046), 440], 2.6, random)),
  );
  for (let k = 0; k < 6; k++) {
    print.pull([inks.gold, inks.wood, inks.dim, inks.land, inks.gold, inks.wood][k] ?? inks.dim, [
      cut(box(middle, level(k), at(0.985), level(k + 1) + 2), { step: 16, amp: 1 }, random),
    ]);
    print.pull(
      k % 2 ? inks.gold : inks.black,
      Array.from({ length: 9 }, () => {
        const x = between(random, middle, at(0.8));
        const y = lerp(level(k), level(k + 1), random());
        return gouge([x, y], [Math.min(at(0.97), x + between(random, 14, 52)), y], 2.2, random);
      }),
    );
  }
  for (const [x, y, tall, crown] of [
    [at(0.52), 586, 158, 108],
    [at(0.24), 498, 62, 54],
  ] as const) {
    print.pull(inks.black, [
      gouge([x, y], [x - 3, y - tall], tall * 0.07, random),
      gouge([x, y - tall * 0.5], [x - crown * 0.34, y - tall * 0.94], tall * 0.035, random),
      gouge([x, y - tall * 0.5], [x + crown * 0.34, y - tall * 0.94], tall * 0.035, random),
    ]);
    const top = Array.from({ length: 17 }, (_, i): Point => [
      x - Math.cos((Math.PI * i) / 16) * crown * 0.5,
      y - tall * 0.9 - Math.sin((Math.PI * i) / 16) * crown * 0.3 * (i % 2 ? 1.06 : 0.94),
    ]);
    print.pull(inks.black, [top]);
    print.pull(
      inks.gold,
      Array.from({ length: Math.round(crown / 5) }, () => {
        const gx = x + between(random, -0.36, 0.3) * crown;
        return gouge([gx, y - tall * 0.96], [gx + 4, y - tall * 0.96 - between(random, 6, crown * 0.16)], 2.2, random);
      }),
    );
  }
  print.pull(inks.light, [
    cut(
      [
        [middle - 4, 470],
        [middle + 6, 470],
        [middle + 22, 520],
        [middle + 2, 570],
        [middle + 70, sill],
        [middle - 62, sill],
        [middle - 26, 570],
        [middle - 2, 520],
      ],
      { step: 16, amp: 1.4 },
      random,
    ),
  ]);
}

/** The key hangs where the moon stands: its bow six grapes, its bits turned to the two houses. */
function printKey({ print, random }: Sheet): void {
  const grapes = [
    [-34, 192],
    [0, 192],
    [34, 192],
    [-17, 222],
    [17, 222],
    [0, 252],
  ] as const;
  for (const [reach, ink] of [
    [21, inks.black],
    [17.5, inks.flame],
  ] as const)
    print.pull(
      ink,
      grapes.map(([dx, y]) => cut(round(middle + dx, y, reach, 18), { step: 9, amp: 0.6 }, random)),
    );
  print.pull(
    inks.gold,
    grapes.flatMap(([dx, y]) => [
      gouge([middle + dx + 4, y + 10], [middle + dx + 13, y - 2], 3.4, random),
      gouge([middle + dx - 2, y + 12], [middle + dx + 8, y + 8], 2.4, random),
    ]),
  );
  const shaft = (out: number): Polygon => [
    [middle - 7 - out, 268],
    [middle + 7 + out, 268],
    [middle + 6 + out, 432 + out],
    [middle, 446 + out * 1.6],
    [middle - 6 - out, 432 + out],
  ];
  const bits = (out: number): Polygon[] => [
    box(middle - 46 - out, 376 - out, middle - 4, 392 + out),
    box(middle - 46 - out, 376 - out, middle - 30 + out, 412 + out),
    box(middle + 4, 346 - out, middle + 46 + out, 362 + out),
    box(middle + 30 - out, 346 - out, middle + 46 + out, 382 + out),
  ];
  print.pull(
    inks.black,
    [shaft(4), ...bits(4)].map((one) => cut(one, { step: 14, amp: 0.6 }, random)),
  );
  print.pull(
    inks.flame,
    [shaft(0), ...bits(0)].map((one) => cut(one, { step: 14, amp: 0.5 }, random)),
  );
  print.pull(inks.gold, [gouge([middle + 4, 276], [middle + 4, 428], 3, random), gouge([middle - 12, 290], [middle + 12, 290], 5, random)]);
}

/** Two leaves that stand open, studded. */
function printLeaves({ print, random }: Sheet): void {
  for (const side of [-1, 1] as const) {
    const x = (share: number): number => middle + side * lerp(half + 2, half - 62, share);
    const top = (share: number): number => spring - Math.sqrt(Math.max(0, 1 - ((x(share) - middle) / (half + 3)) ** 2)) * half - lerp(0, 14, share);
    print.pull(inks.black, [
      cut(
        [
          [x(-0.02), top(0)],
          [x(0.5), top(0.5)],
          [x(1.06), top(1)],
          [x(1.06), sill - 10],
          [x(-0.02), sill],
        ],
        { step: 18, amp: 1 },
        random,
      ),
    ]);
    for (let board = 0; board < 3; board++) {
      const [a, b] = [board / 3 + 0.03, (board + 1) / 3 - 0.02];
      print.pull(inks.wood, [
        cut(
          [
            [x(a), top(a) + 8],
            [x(b), top(b) + 8],
            [x(b), sill - 6 - b * 8],
            [x(a), sill - 6 - a * 8],
          ],
          { step: 20, amp: 0.8 },
          random,
        ),
      ]);
      print.pull(
        inks.grain,
        Array.from({ length: 7 }, () => {
          const y = between(random, spring - 40, sill - 70);
          const at = x(lerp(a, b, between(random, 0.25, 0.75)));
          return gouge([at, y], [at + 1, y + between(random, 26, 60)], 2, random);
        }),
      );
    }
    print.pull(inks.gold, [gouge([x(1.02), top(1) + 14], [x(1.02), sill - 24], 3.6, random)]);
    for (const y of [spring + 20, spring + 156, spring + 300]) {
      print.pull(inks.black, [
        cut(
          [
            [x(0), y],
            [x(1), y + 3],
            [x(1), y + 14],
            [x(0), y + 13],
          ],
          { step: 16, amp: 0.6 },
          random,
        ),
      ]);
      print.pull(
        inks.bright,
        [0.16, 0.5, 0.84].map((share) => round(x(share), y + 7 + share * 2, 4, 9)),
      );
    }
  }
}

/** The club's door, open at night: the key before the moon, and two who go in. */
export function drawDoor(): string {
  const sheet: Sheet = { print: createPrint(), random: seeded(88) };
  const { print, random } = sheet;
  printWall(sheet);
  printArch(sheet);
  printBeyond(sheet);
  printKey(sheet);
  printLeaves(sheet);
  for (const [y, out, ink] of [
    [sill, 60, inks.gold],
    [sill + 26, 100, inks.dim],
    [sill + 54, 140, inks.joint],
  ] as const) {
    print.pull(inks.black, [cut(box(middle - half - out - 4, y - 3, middle + half + out + 4, y + 30), { step: 20, amp: 1.2 }, random)]);
    print.pull(ink, [cut(box(middle - half - out, y, middle + half + out, y + 22), { step: 20, amp: 1.2 }, random)]);
    print.pull(
      inks.black,
      Array.from({ length: 14 }, () => {
        const x = between(random, middle - half - out, middle + half + out - 40);
        return gouge([x, y + between(random, 6, 18)], [x + between(random, 18, 60), y + between(random, 6, 18)], 2, random);
      }),
    );
  }
  printPerson(print, { x: middle - 42, y: sill + 8, height: 132, pose: 'walking', facing: 1, inks: visitorInks, head: 'scarf' }, random);
  printPerson(print, { x: middle + 26, y: sill + 12, height: 142, pose: 'standing', facing: -1, inks: visitorInks }, random);
  return svgFile({ print, width, height });
}
