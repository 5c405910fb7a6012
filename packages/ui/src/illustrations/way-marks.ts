/**
 * Where in the picture of a page that is missing the ways back stand, as a look may draw it: to the right of `left`, spread from `top` to
 * `bottom`, in the picture's pixels. A page lays its links there.
 */
export const wayMarks = {
  wide: { width: 1200, height: 860, left: 872, top: 176, bottom: 452 },
  phone: { width: 624, height: 780, left: 360, top: 176, bottom: 470 },
} as const;

export type WayMarks = (typeof wayMarks)[keyof typeof wayMarks];
