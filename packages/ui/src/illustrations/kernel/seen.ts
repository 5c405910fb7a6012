import type { Polygon } from './geometry.ts';

/** Outlines printed in one ink, above what was printed before. */
export type Pull = { ink: string; outlines: Polygon[] };

/** What is shown of a sheet, in its units. */
export type Frame = { left: number; top: number; width: number; height: number };

/**
 * What of a print is seen in its frame. A sheet is printed ground first and things over it, as a linocut is, so that every tenth to third
 * mark lies wholly under later ink or beside the frame: those are left out, and what is left looks the same.
 */
export function seen(pulls: readonly Pull[], frame: Frame, unit: number): Pull[] {
  const cells = new Cells(frame, unit);
  return pulls
    .toReversed()
    .map(({ ink, outlines }) => {
      const shown = outlines.filter((outline) => cells.show(outline));
      if (opaque.test(ink)) cells.cover(outlines);
      return { ink, outlines: shown };
    })
    .toReversed();
}

const opaque = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** The frame in squares of the grid: which of them are covered by ink. */
class Cells {
  readonly #frame: Frame;
  readonly #unit: number;
  readonly #width: number;
  readonly #height: number;
  readonly #covered: Uint8Array;

  constructor(frame: Frame, unit: number) {
    this.#frame = frame;
    this.#unit = unit;
    this.#width = Math.round(frame.width / unit);
    this.#height = Math.round(frame.height / unit);
    this.#covered = new Uint8Array(this.#width * this.#height);
  }

  /** Whether something of an outline shows beside the ink, by the squares between its left and its right end in each row and one more all round, whose edges may be soft. */
  show(outline: Polygon): boolean {
    const ends: ([number, number] | undefined)[] = [];
    for (const [[ax, ay], [bx, by]] of this.#edges(outline)) {
      const [left, right] = [Math.max(0, Math.floor(Math.min(ax, bx)) - 1), Math.min(this.#width, Math.ceil(Math.max(ax, bx)) + 1)];
      const last = Math.min(this.#height, Math.ceil(Math.max(ay, by)) + 1);
      for (let row = Math.max(0, Math.floor(Math.min(ay, by)) - 1); row < last; row += 1) {
        const [from, to] = ends[row] ?? [left, right];
        ends[row] = [Math.min(from, left), Math.max(to, right)];
      }
    }
    return ends.some((end, row) => end !== undefined && this.#covered.subarray(row * this.#width + end[0], row * this.#width + end[1]).includes(0));
  }

  /** Ink lies on every square whose middle is inside, as SVG fills (`nonzero`). */
  cover(outlines: readonly Polygon[]): void {
    const crossings: { x: number; turn: number }[][] = Array.from({ length: this.#height }, () => []);
    for (const [[ax, ay], [bx, by]] of outlines.flatMap((outline) => this.#edges(outline))) {
      const last = Math.min(this.#height, Math.ceil(Math.max(ay, by) - 0.5));
      for (let row = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5)); row < last; row += 1) {
        crossings[row]?.push({ x: ax + ((row + 0.5 - ay) / (by - ay)) * (bx - ax), turn: by > ay ? 1 : -1 });
      }
    }
    crossings.forEach((row, at) => {
      let turns = 0;
      row
        .sort((a, b) => a.x - b.x)
        .forEach(({ x, turn }, i) => {
          turns += turn;
          const [from, to] = [x, row[i + 1]?.x ?? x].map((end) => Math.min(this.#width, Math.max(0, Math.ceil(end - 0.5)))) as [number, number];
          if (turns !== 0) this.#covered.fill(1, at * this.#width + from, at * this.#width + to);
        });
    });
  }

  /** Its sides, in squares from the frame's corner, each point on the grid as it will be written. */
  #edges(outline: Polygon): [[number, number], [number, number]][] {
    const onGrid = outline.map(([x, y]): [number, number] => [
      Math.round(x / this.#unit) - Math.round(this.#frame.left / this.#unit),
      Math.round(y / this.#unit) - Math.round(this.#frame.top / this.#unit),
    ]);
    return onGrid.map((point, i) => [point, onGrid[(i + 1) % onGrid.length] ?? point]);
  }
}
