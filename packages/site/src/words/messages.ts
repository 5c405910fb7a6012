import type errors from '@parral/api-client/errors/messages.en.json';
import type addToBasket from '../browser/add-to-basket/messages.en.json';
import type botCheck from '../browser/bot-check/messages.en.json';
import type privacyNotice from '../forms/privacy-notice/messages.en.json';
import type shell from '../render/shell/messages.en.json';

/**
 * The messages of the interface, by namespace: `<room>/<folder>` of the files `messages.<language>.json`. Each room adds its own in
 * its `src/messages.ts`, by `declare module '@parral/site/messages'`; keys and types are those of the English files.
 */
export interface Messages {
  'api-client/errors': typeof errors;
  'site/add-to-basket': typeof addToBasket;
  'site/bot-check': typeof botCheck;
  'site/privacy-notice': typeof privacyNotice;
  'site/shell': typeof shell;
}

export type Namespace = keyof Messages;

/** A few messages of a namespace, where a block reads no others of it. */
export interface MessagesPart {
  namespace: Namespace;
  keys: readonly string[];
}

/** Messages of one language, by namespace and key. */
export type Resources = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** What `import.meta.glob('./**\/messages.*.json', { eager: true, import: 'default' })` gives: messages by the path of their file. */
export type MessageFiles = Readonly<Record<string, unknown>>;

/**
 * Messages by language, then namespace, of the files of a room. `./blocks/basket/messages.es.json` of the shop is `shop/basket` in
 * Spanish. Throws where two folders have one name.
 */
export function resourcesOf(room: string, files: MessageFiles): Record<string, Record<string, Record<string, string>>> {
  const found: Record<string, Record<string, Record<string, string>>> = {};
  for (const [path, messages] of Object.entries(files)) {
    const [, folder, language] = /([^/]+)\/messages\.([^./]+)\.json$/.exec(path) ?? [];
    if (folder === undefined || language === undefined) throw new Error(`${path} is not called messages.<language>.json.`);
    const own = (found[language] ??= {});
    const namespace = `${room}/${folder}`;
    if (own[namespace]) throw new Error(`Two folders of ${room} are called ${folder} and have messages: rename one of them.`);
    own[namespace] = messages as Record<string, string>;
  }
  return found;
}
