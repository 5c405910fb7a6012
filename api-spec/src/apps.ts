/** The front ends, each a room of its own below `apps/`, built and deployed apart: the one place that names them. */
export const apps = ['shop', 'booking', 'club', 'content'] as const;

export type AppName = (typeof apps)[number];

/** Whether a word is the name of a front end. */
export function isApp(value: unknown): value is AppName {
  return apps.includes(value as AppName);
}
