import type { components } from '@parral/api-spec';
import type { AppName } from '@parral/api-spec/apps';
import type { Language } from '@parral/api-spec/languages';

export type Site = components['schemas']['Site'];
export type Template = components['schemas']['Page'];

/**
 * How the API is reached: like `fetch` with a `Request`. Only path, query, method, headers and
 * body of the request count; its origin is a placeholder (`apiOrigin`).
 */
export type ApiFetch = (request: Request) => Promise<Response>;

/** What every answer of an app depends on. */
export interface View {
  site: Site;
  language: Language;
  /** Scheme and host that canonical addresses begin with. */
  origin: string;
  /** Path asked for, decoded no further than it came, without query. */
  path: string;
  /** Query as it came, `?` included, or empty. */
  search: string;
  /** Carries the reader's cookie on private pages only. */
  api: ApiFetch;
}

export interface PageView extends View {
  template: Template;
  /** The declared query names that were given, see `App.query`. */
  query: Readonly<Record<string, string>>;
}

export interface ErrorView extends View {
  status: number;
  /** Stands in the log too. */
  errorId: string | null;
}

/** A request for a screen outside the page templates, for example `/login`. */
export interface ScreenView extends View {
  method: 'GET' | 'POST';
  form: URLSearchParams | null;
  headers: Readonly<Record<string, string | undefined>>;
}

export interface Rendered {
  status: number;
  html: string;
  /** Value of Content-Security-Policy. */
  policy: string;
  /** False where a block failed or the page is one person's: such a page is never kept. */
  keep: boolean;
  /** Seconds for which it may be kept; undefined: as long as the content. */
  freshFor?: number | undefined;
  headers?: Record<string, string | string[]>;
  /** Query names that the blocks of the page read: all others leave its bytes alone. */
  query?: readonly string[];
  /** What is drawn where the page is shared; none for error pages. */
  share?: ShareCard;
}

/** The picture beside the type or above it, and the colours and the face of the type. */
export interface ShareLook {
  picture: 'beside' | 'above';
  ground: string;
  ink: string;
  /** of a hairline round it */
  frame: string | null;
  /** family, and a `.woff` (version 1) of an installed package */
  face: { family: string; file: string };
}

/** A page as it is shown where it is shared. */
export interface ShareCard {
  brand: string;
  /** Name of the house as its theme sets it. */
  wordmark: string;
  look: ShareLook;
  title: string;
  /** Path of the page's own picture under `/images/`; null for that of its brand. */
  picture: string | null;
  /** Those of its brand, the first that is there. */
  otherwise: readonly string[];
}

/** One of the four front ends as the HTTP layer sees it: what `createApp` returns. */
export interface App {
  name: AppName;
  /** Query names that the server side of its blocks reads; all others leave the page's bytes alone. */
  query: readonly string[];
  /** Paths outside the languages that this app answers. */
  screens: readonly string[];
  /** Folder of built files to serve under `/assets/`, null while developing. */
  assets: string | null;
  /** The picture of the browser's tab, as SVG. */
  icon(site: Site): string;
  renderPage(view: PageView): Promise<Rendered>;
  renderError(view: ErrorView): Promise<Rendered>;
  /** The page of all its blocks, for editors. */
  renderBlocks(view: View): Promise<Rendered>;
  renderScreen(view: ScreenView): Promise<Rendered>;
}
