import type { LabelDesign } from './schemas/bottle.ts';

/** A theme of the folder, made into what pages and bottles need of it. */
export interface CompiledTheme {
  name: string;
  /** The theme of the design system that it is based on. */
  base: string;
  /** What differs from the base. */
  variants: Record<string, string>;
  colors: Record<string, string>;
  labels?: LabelDesign | undefined;
  wordmark?: { text?: string; picture?: string } | undefined;
  css: string;
  /** Of `css`, for its address. */
  hash: string;
  /** Addresses of type to fetch before the first paint. */
  preload: string[];
}

/** How a theme prints on paper. */
export interface PaperLook {
  colors: Record<'ink' | 'muted' | 'accent' | 'line', string>;
  /** Paths of files of type. */
  faces: Record<'regular' | 'strong', string>;
  /** The brand's name at the head: letters apart by a share of their size. */
  wordmark: { tracking: number; isUpper: boolean };
}

/**
 * What the design system says of themes. As with `BlockRules`, the server does not know it itself: whoever puts both into one process
 * hands it over, see apps/estate. A server on its own takes what was imported.
 */
export interface ThemeRules {
  /** Names of its themes. */
  names: readonly string[];
  /** Layouts that labels of one of its themes may have; empty for one that prints none. */
  layouts(theme: string): readonly string[];
  /** Makes a theme of what a `theme.yaml` says, or tells what is wrong in it and where. */
  compile(
    name: string,
    file: unknown,
    folder: { files: readonly string[]; addressOf: (file: string) => string },
  ): { ok: true; theme: CompiledTheme } | { ok: false; problems: { path: readonly (string | number)[]; message: string }[] };
  /** How one of its themes prints; undefined for a name that is none. */
  paper(theme: string): PaperLook | undefined;
}
