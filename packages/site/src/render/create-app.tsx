import { renderToStaticMarkup } from 'react-dom/server';
import type { AppName } from '@parral/api-spec/apps';
import { Mark } from '@parral/ui/illustrations';
import type { Site, App, PageView, Rendered } from '../http/app.ts';
import { lookOf, lookOfPage } from './shell/look.ts';
import { consoleLog, type Log } from '../http/log.ts';
import { faqPage, thingsOfPage } from '../seo/json-ld/index.ts';
import { assetsOf, type Assets } from './assets.ts';
import { PageStatus, type HeadExtras } from './block.ts';
import { blocksTemplate } from './blocks-page.ts';
import { clientOf } from './api-client.ts';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { collectBlocks, type Block } from './modules.ts';
import { renderBlock, type RenderedBlock } from './render-block.tsx';
import type { Screen } from './screen.ts';
import { builtInScreens, renderScreen } from './screens.tsx';
import { documentHtml, renderedPage, renderStatic } from './shell/document.tsx';
import { createWords, type ServerWords } from './words.ts';
import type { MessageFiles } from '../words/messages.ts';
import { shareCardOf } from './shell/share-card.ts';
import { splitTemplate } from './template/split-template.ts';

export interface AppOptions {
  name: AppName;
  /**
   * `import.meta.glob(['./blocks/*\/block.ts', './blocks/*\/*.tsx', './blocks/*\/load.server.ts',
   * '!**\/*.test.tsx', '!**\/*.stories.tsx'], { eager: true })`
   */
  blocks: Record<string, unknown>;
  /** `import.meta.glob('./**\/messages.*.json', { eager: true, import: 'default' })` */
  messages?: MessageFiles;
  /** Blocks that templates of every app may call as `content/<folder>`, with their messages: what `@parral/blocks` exports. */
  everywhere?: { blocks: Record<string, unknown>; messages: MessageFiles };
  /** Screens outside the page templates by path, for example `/login`. */
  screens?: Readonly<Record<string, Screen>>;
  log?: Log;
  /** Where style sheet and scripts come from; the build's output when not given. */
  assets?: Assets;
}

/** A front end: its blocks and screens, ready to stand behind a handleSite. */
export function createApp({ name, blocks: modules, messages = {}, everywhere, screens = {}, log = consoleLog, assets: given }: AppOptions): App {
  const assets = given ?? assetsOf(name);
  const blocks = new Map([...collectBlocks(name, modules), ...collectBlocks('content', everywhere?.blocks ?? {}, assets.everywhere)]);
  const words = createWords({ [name]: messages, blocks: everywhere?.messages ?? {} });
  const all = { ...builtInScreens, ...screens };
  return {
    name,
    query: [...new Set([...blocks.values()].flatMap(({ definition }) => definition.query ?? []))],
    screens: Object.keys(all),
    assets: assets.folder,
    icon: iconOf,
    renderPage: (view) => renderPage(view, { blocks, words, assets, log }),
    renderBlocks: (view) =>
      renderPage({ ...view, query: {}, template: blocksTemplate(name, blocks, view, words.in(view.language)('site/shell')) }, { blocks, words, assets, log }),
    renderScreen: (view) => renderScreen(all, view, { words, assets: assets.head }),
    async renderError(view) {
      const own = words.in(view.language);
      const html = documentHtml({
        view,
        words: own,
        look: lookOf(view.site.theme),
        layout: 'default',
        title: `${own('site/shell')('error_title')} ${view.status}`,
        description: '',
        canonical: null,
        alternates: {},
        robots: 'noindex',
        extras: {},
        assets: assets.head,
        main: renderStatic('m', own, <ErrorScreen view={view} />),
      });
      return renderedPage(html, view, view.status, false);
    },
  };
}

interface AppParts {
  blocks: ReadonlyMap<string, Block>;
  words: ServerWords;
  assets: Assets;
  log: Log;
}

async function renderPage(view: PageView, { blocks, words, assets, log }: AppParts): Promise<Rendered> {
  const { template, site, language, query, origin } = view;
  const { page } = template;
  const own = words.in(language);
  const look = lookOfPage(site, page.theme);
  const context = {
    page,
    site,
    brand: site.brand,
    variants: look.variants,
    language,
    words: own,
    query,
    origin,
    api: clientOf(view.api),
    log,
    scripts: assets.scripts,
  };
  try {
    const split = splitTemplate(template.html);
    const firstBlock = split.findIndex((part) => typeof part !== 'string');
    const parts = await Promise.all(
      split.map(async (part, index) => (typeof part === 'string' ? part : renderBlock(part, index, blocks, { ...context, firstBlock }))),
    );
    const sheets = new Set(split.map((part) => (typeof part === 'string' ? '' : (blocks.get(part.block)?.sheet ?? ''))));
    const made = parts.filter((part): part is RenderedBlock => typeof part !== 'string');
    const extras: HeadExtras = Object.assign({}, ...made.map((block) => block.head));
    const title = extras.title ?? page.title;
    const path = page.alternates[language] ?? view.path;
    const faq = faqPage(made.flatMap((block) => block.head.questions ?? []));
    extras.jsonLd = [...thingsOfPage({ key: page.key, path, title }, context), ...made.flatMap((block) => block.head.jsonLd ?? []), ...(faq ? [faq] : [])];
    extras.preloadImages = made.flatMap((block) => block.head.preloadImages ?? []);
    const picture = extras.image?.startsWith('/images/') ? extras.image : null;
    const share = shareCardOf(site, look, { title, picture });
    const names = split.flatMap((part) => (typeof part === 'string' ? [] : (blocks.get(part.block)?.definition.query ?? [])));
    const html = documentHtml({
      view,
      words: own,
      query: Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name))),
      resources: words.resources(
        language,
        made.flatMap((block) => block.words),
      ),
      share,
      look,
      layout: page.layout,
      title,
      description: extras.description ?? page.description,
      attributes: page.attributes,
      withoutFade: made.some((block) => block.withoutFade),
      canonical: path,
      alternates: page.alternates,
      robots: page.robots,
      member: page.access === 'member',
      extras,
      assets: [assets.head, ...sheets].join(''),
      main: parts.map((part) => (typeof part === 'string' ? part : part.html)).join(''),
    });
    return {
      ...renderedPage(
        html,
        view,
        200,
        made.every((block) => !block.failed && block.head.keep !== false),
        made.some((block) => block.takesCards),
      ),
      share,
      freshFor: shortest(made.map(({ freshFor }) => freshFor)),
      query: names,
    };
  } catch (error) {
    if (!(error instanceof PageStatus)) throw error;
    return { status: error.status, html: '', policy: '', keep: false };
  }
}

/** The page is true as long as all that is in it. */
function shortest(seconds: readonly (number | undefined)[]): number | undefined {
  const named = seconds.filter((one) => one !== undefined);
  return named.length === 0 ? undefined : Math.min(...named);
}

/** The house's leaf in its own ink, for the browser's tab. */
function iconOf(site: Site): string {
  const mark = renderToStaticMarkup(<Mark name="leaf" size={64} />);
  return mark.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" color="${lookOf(site.theme).colors.accent}" `);
}
