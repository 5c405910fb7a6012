import type { Field } from '@parral/ui/themes';
import type { Variants } from '@parral/ui/themes/registry';
import type { z } from 'zod';
import type { AppName } from '@parral/api-spec/apps';
import type { Site, Template } from '../http/app.ts';
import type { Thing } from '../seo/json-ld/index.ts';
import type { Language } from '@parral/api-spec/languages';
import type { MessagesPart, Namespace } from '../words/messages.ts';
import type { Words } from '../words/translator.ts';
import type { ApiClient } from './api-client.ts';
import type { Addresses } from './site-texts.ts';

/**
 * When a block comes alive in the browser: at once, when the browser is idle, when it is seen, when the reader first touches it
 * (who only reads the page runs no React; a touch meanwhile is not lost), or not at all.
 */
export type Hydrate = 'load' | 'idle' | 'visible' | 'interaction' | 'never';

export interface BlockDefinition<Schema extends z.ZodType = z.ZodType> {
  /** `<app>/<name of its folder>`, as templates call it. */
  name: `${AppName}/${string}`;
  hydrate: Hydrate;
  /** When it comes alive with these attributes and what the page's address says of its `query`, where that is not the same. */
  hydrateWith?(attributes: z.output<Schema>, query: LoadContext['query']): Hydrate;
  /** When it comes alive for members, where that is not the same: for a form that fills in what the club knows. */
  hydrateForMembers?: Hydrate;
  /** The block's `data-*` attributes in camelCase. They arrive as text: use `z.coerce` for numbers. */
  attributes: Schema;
  /** Attributes as an editor would write them, for the page of all blocks; it draws the block from them with the estate's own data. */
  example?: Readonly<Record<string, string>>;
  /** Key of the page that the block is made for, where it can be seen: for those without an example. */
  page?: keyof Addresses;
  /**
   * Namespaces of the messages that its component reads in the browser, its own among them, or the part of one; the page brings them in
   * its language.
   */
  words?: readonly (Namespace | MessagesPart)[];
  /** Names of query parameters that its loader reads; others never reach it. */
  query?: readonly string[];
  /**
   * For so many seconds what it draws stays true, where that changes without the estate's folder: a page with it is drawn anew after
   * them. Left out: as long as the folder stays as it is.
   */
  freshFor?: number;
  /**
   * Its controls are pressed as soon as they are seen: a page with it stands at once, without the fade from the page before, which
   * takes every press of a mouse until it ends.
   */
  withoutFade?: true;
  /** Shows the card provider's form, or asks the provider about a payment: its scripts and frames are let in where the block stands. */
  takesCards?: true;
  /**
   * Writes what is typed into the page's address: the tag manager, which reads addresses, is not fetched where the block stands. Of
   * `interaction` it comes alive at once where its address has a query or a hash.
   */
  writesAddress?: true;
}

/** The entry of a block: default export of its `block.ts`. */
export function defineBlock<Schema extends z.ZodType>(definition: BlockDefinition<Schema>): BlockDefinition<Schema> {
  return definition;
}

/** The attributes that a block's component and loader receive: `BlockAttributes<typeof block>`. */
export type BlockAttributes<Block> = Block extends BlockDefinition<infer Schema> ? z.output<Schema> : never;

/** Props of every block's component. All of it travels to the browser as JSON when the block hydrates. */
export interface BlockProps<Attributes = Record<string, never>, Data = null> {
  attributes: Attributes;
  data: Data;
  language: Language;
  brand: string;
}

/** What else those are given that never hydrate: how the page's theme composes them, and whether a page begins with them. */
export interface LookProps {
  variants: Variants;
  /** It is the page's first block: its picture is likely in the first view, and is not to wait for the layout as others do. */
  isFirst?: boolean;
}

export interface LoadContext<Attributes = unknown> {
  attributes: Attributes;
  page: Template['page'];
  site: Site;
  brand: string;
  language: Language;
  /** The messages of any room in that language: `words('shop/product')('title')`. */
  words: Words;
  /** The query names that the block declared. */
  query: Readonly<Record<string, string>>;
  api: ApiClient;
}

/** Export `load` of a block's `load.server.ts`: what the first paint needs, as JSON. */
export type BlockLoader<Attributes, Data> = (context: LoadContext<Attributes>) => Promise<Data>;

/** What a block may add to the page's head. Later blocks win over earlier ones and over the page's own. */
export interface HeadExtras {
  title?: string;
  description?: string;
  /** Path of the page's own picture under `/images/`; it is drawn into the one that is shown where the page is shared. */
  image?: string;
  /** False where the query named nothing that there is: such a page takes nobody's room among those that are kept. */
  keep?: false;
  /** Things of schema.org, made by `jsonLd`. */
  jsonLd?: readonly Thing[];
  /** Questions whose answers stand on the page; those of all blocks are told to search engines as one list. */
  questions?: readonly { question: string; answer: string }[];
  /** The field that the page begins with: the header stands on it too. */
  field?: Field;
  /** Id of what the page is first drawn with: it moves there from the page before. Early in the page, as the reader waits for it. */
  drawnWith?: string;
  /** The first screen sets italics, as labels have them: the theme's face for them is fetched beforehand with its first two. */
  italics?: boolean;
  /** First-screen pictures to fetch before the rest. */
  preloadImages?: readonly { href: string; media?: string }[];
}

/** Optional export `head` of a block's `load.server.ts`. */
export type BlockHead<Attributes, Data> = (context: LoadContext<Attributes> & { data: Data; origin: string }) => HeadExtras;

/** Thrown by a loader: the whole page is answered with this status. For example an unknown wine: 404. */
export class PageStatus extends Error {
  readonly status: number;

  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}
