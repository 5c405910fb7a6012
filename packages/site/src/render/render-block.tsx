import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Notice } from '@parral/ui';
import type { Variants } from '@parral/ui/themes/registry';
import { newErrorId, type Log } from '../http/log.ts';
import type { MessagesPart, Namespace } from '../words/messages.ts';
import type { Words } from '../words/translator.ts';
import { WordsContext } from '../words/use-words.ts';
import { PageStatus, type HeadExtras, type LoadContext } from './block.ts';
import type { Assets } from './assets.ts';
import type { Block } from './modules.ts';
import { attributeJson } from './escape-html.ts';
import type { Placeholder } from './template/split-template.ts';

export interface RenderedBlock {
  html: string;
  head: HeadExtras;
  /** What it reads in the browser. */
  words: readonly (Namespace | MessagesPart)[];
  failed: boolean;
  /** Seconds for which it stays true; undefined: as long as the content. */
  freshFor?: number | undefined;
  /** The page stands at once, without a fade. */
  withoutFade?: boolean | undefined;
  /** The page lets the card provider's scripts in. */
  takesCards?: boolean | undefined;
}

type RenderContext = Omit<LoadContext, 'attributes'> & { variants: Variants; firstBlock: number; origin: string; log: Log; scripts: Assets['scripts'] };

/**
 * One placeholder made into html. A block that is unknown, refuses its attributes, fails to load
 * or to render becomes a notice with an id that stands in the log too; the page goes on.
 */
export async function renderBlock(
  placeholder: Placeholder,
  index: number,
  blocks: ReadonlyMap<string, Block>,
  renderContext: RenderContext,
): Promise<RenderedBlock> {
  const { log, origin, scripts, variants, firstBlock, ...context } = renderContext;
  try {
    const block = blocks.get(placeholder.block);
    if (!block) throw new Error(`No block "${placeholder.block}" in this app. Its blocks: ${[...blocks.keys()].join(', ')}.`);
    const { definition, Component } = block;
    const parsed = definition.attributes.safeParse(placeholder.attributes);
    if (!parsed.success)
      throw new Error(`Attributes of ${placeholder.block}: ${parsed.error.issues.map((issue) => `data-${issue.path.join('.')}: ${issue.message}`).join('; ')}`);
    const loadContext = { ...context, attributes: parsed.data, query: pick(context.query, definition.query ?? []) };
    const data = (await block.load?.(loadContext)) ?? null;
    const props = { attributes: parsed.data, data, language: context.language, brand: context.brand };
    const prefix = `b${index}-`;
    const when = definition.hydrateWith?.(parsed.data, loadContext.query) ?? definition.hydrate;
    const drawn = createElement(Component, when === 'never' ? { ...props, variants, isFirst: index === firstBlock } : props);
    const inner = renderToString(createElement(WordsContext, { value: context.words }, drawn), { identifierPrefix: prefix });
    const head = block.head?.({ ...loadContext, data, origin }) ?? {};
    const { freshFor, withoutFade, takesCards } = definition;
    if (when === 'never') return { html: inner, head, words: [], failed: false, freshFor, withoutFade, takesCards };
    const html = `<div data-island="${definition.name}" data-when="${when}"${definition.hydrateForMembers ? ` data-when-member="${definition.hydrateForMembers}"` : ''} data-prefix="${prefix}"${definition.writesAddress ? ' data-writes-address' : ''} data-scripts="${scripts(definition.name).join(' ')}" data-props='${attributeJson(props)}'>${inner}</div>`;
    return { html, head, words: definition.words ?? [], failed: false, freshFor, withoutFade, takesCards };
  } catch (error) {
    if (error instanceof PageStatus) throw error;
    const errorId = newErrorId();
    log.error(`block ${placeholder.block} on page ${context.page.key} of ${context.brand} failed (${errorId}); a notice stands in its place`, error);
    return { html: failureNotice(context.words, errorId), head: {}, words: [], failed: true };
  }
}

function failureNotice(words: Words, errorId: string): string {
  const t = words('site/shell');
  return renderToString(
    <div data-section="notice">
      <Notice tone="error" title={t('block_failed_title')}>
        {t('block_failed_text', { errorId })}
      </Notice>
    </div>,
  );
}

function pick(query: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));
}
