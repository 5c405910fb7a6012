/** The three cuts of type a label is set in. */
export type Face = 'ibarra' | 'ibarra-italic' | 'commissioner';

const characters = " !&'(),-./0123456789:ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz·";

/** Advance widths in hundredths of an em, in the order of `characters`, as the fonts have them. */
const advances: Readonly<Record<Face, string>> = {
  ibarra:
    '27 22 77 27 30 30 27 27 27 45 59 41 50 50 56 48 51 49 55 51 27 77 70 74 80 68 65 83 85 42 40 79 70 97 85 83 65 83 78 57 70 78 77 113 79 72 67 47 53 45 54 46 30 50 55 27 26 54 27 80 54 52 55 52 37 38 34 54 49 73 50 48 41 27',
  'ibarra-italic':
    '22 22 82 27 33 33 27 27 27 45 58 41 53 53 55 50 51 47 56 51 27 76 70 77 80 69 64 85 84 42 40 81 70 95 86 84 66 84 79 59 69 79 76 113 78 71 68 49 44 35 49 37 29 48 53 32 26 50 28 77 55 42 48 43 42 35 30 55 51 68 54 46 40 27',
  commissioner:
    '19 25 75 21 39 39 24 42 25 32 66 44 56 57 60 58 61 54 61 61 25 70 65 68 74 60 58 73 75 30 31 68 58 96 76 82 64 82 68 59 64 73 70 103 70 66 68 53 59 49 58 53 38 55 58 27 27 56 26 88 59 60 60 59 41 46 41 57 53 82 55 53 50 25',
};

const tables = new Map(
  Object.entries(advances).map(([face, widths]) => {
    const each = widths.split(' ').map(Number);
    return [face, new Map([...characters].map((character, i) => [character, each[i] ?? 60]))];
  }),
);

/** Width of a line set in `face` at `size`, in the unit of `size`; unknown letters count as wide ones. */
export function textWidth(text: string, face: Face, size: number, spacing = 0): number {
  const table = tables.get(face);
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  const set = letters.reduce((sum, letter) => sum + (table?.get(letter) ?? 70), 0);
  return (set / 100) * size + Math.max(0, letters.length - 1) * spacing;
}

/** Size and letter-spacing at which a line is no wider than `room`: as asked, or smaller. */
export function fitText(text: string, face: Face, size: number, spacing: number, room: number): { size: number; spacing: number } {
  const wanted = textWidth(text, face, size, spacing);
  const share = wanted > room ? room / wanted : 1;
  return { size: size * share, spacing: spacing * share };
}
