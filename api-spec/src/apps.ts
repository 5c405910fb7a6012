/** The front ends whose pages are templates of the estate folder, each a room of its own below `apps/`, built and deployed apart. */
export const apps = ['shop', 'booking', 'club', 'content'] as const;

export type AppName = (typeof apps)[number];

/** All front ends: beside those, the office of the estate's own people, which has pages of its own. The one place that names them. */
export const frontEnds = [...apps, 'office'] as const;

export type FrontEndName = (typeof frontEnds)[number];

/** Whether a word is the name of a front end. */
export function isFrontEnd(value: unknown): value is FrontEndName {
  return frontEnds.includes(value as FrontEndName);
}
