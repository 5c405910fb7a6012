declare module 'virtual:written' {
  /** Sheets as they are written, by the folder of their component or block. */
  export const sheets: Readonly<Record<string, string>>;
  /** Names of the browser's own properties that a component takes. */
  export const native: Readonly<Record<string, readonly string[]>>;
  /** By the title of the stories: when not to use it, and by the name of a story what it holds. */
  export const said: Readonly<Record<string, { not: string; stories: Readonly<Record<string, string>> }>>;
}
