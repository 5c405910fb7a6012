import '../sections/index.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SkipLink } from '@parral/ui';
import { variantAttributes } from '@parral/ui/themes/registry';
import type { ShareCard, Rendered, View } from '../../http/app.ts';
import type { HeadExtras } from '../block.ts';
import { AgeQuestion } from './AgeQuestion.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { headHtml } from './head.ts';
import { escapeHtml, scriptJson } from '../escape-html.ts';
import type { Look } from './look.ts';
import { contentPolicy } from './policy.ts';
import { NewsletterPopups } from './Newsletter.tsx';
import { textsOf } from '../site-texts.ts';
import { SiteBanner } from './SiteBanner.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { WordsContext } from '../../words/use-words.ts';
import type { Resources } from '../../words/messages.ts';
import type { Words } from '../../words/translator.ts';

export interface DocumentInput {
  view: View;
  /** In the view's language. */
  words: Words;
  /** The messages that the page's live blocks read in the browser. */
  resources?: Resources;
  look: Look;
  layout: 'default' | 'checkout';
  title: string;
  description: string;
  canonical: string | null;
  alternates: Readonly<Record<string, string | null>>;
  /** What of the address the page's blocks read: the other languages' addresses keep it. */
  query?: Readonly<Record<string, string>>;
  robots: 'index' | 'noindex';
  extras: HeadExtras;
  /** Of the page's front matter: the texts of what stands round it. */
  attributes?: Readonly<Record<string, string>>;
  /** What is drawn where the page is shared; none for screens and error pages. */
  share?: ShareCard;
  /** Tags of the app's style sheet and scripts. */
  assets: string;
  /** It stands at once, without a fade from the page before. */
  withoutFade?: boolean;
  /** Only for whoever is logged in. */
  member?: boolean;
  /** Content of `<main>`. */
  main: string;
}

/** The whole page round its main part: head, header, footer. */
export function documentHtml(input: DocumentInput): string {
  const { view, words, look, layout, alternates, query, main, member, withoutFade, resources = {} } = input;
  const checkout = layout === 'checkout';
  const header = checkout ? (
    <CheckoutHeader view={view} alternates={alternates} query={query} />
  ) : (
    <SiteHeader view={view} look={look} alternates={alternates} query={query} member={member} field={input.extras.field} />
  );
  const top = renderStatic(
    'h',
    words,
    <>
      <SkipLink href="#content" label={words('site/shell')('skip')} />
      {!checkout && <SiteBanner view={view} />}
      {header}
    </>,
  );
  const foot = checkout ? '' : renderStatic('f', words, <SiteFooter view={view} look={look} />);
  return [
    `<!doctype html><html lang="${view.language}" data-theme="${look.name}"${attributesOf(look)} data-brand="${view.site.brand}" data-layout="${layout}"${member ? ' data-access="member"' : ''}${layout === 'checkout' ? ' data-motion="none"' : ''}${withoutFade ? ' data-fade="none"' : ''}`,
    ` data-basket-cookie="${view.site.cookies.basket}"${view.site.banner ? ` data-banner-cookie="${view.site.cookies.banner}"` : ''}${view.site.error_reports === null ? '' : ` data-errors="${escapeHtml(view.site.error_reports)}"`}><head>${headHtml(input)}</head><body>`,
    top,
    `<main id="content" tabindex="-1">${main}</main>`,
    foot,
    renderStatic(
      'c',
      words,
      <>
        {!checkout && textsOf(view.site, view.language).newsletter.title !== '' && <NewsletterPopups attributes={input.attributes ?? {}} />}
        <ConsentQuestion view={view} />
        <AgeQuestion view={view} />
      </>,
    ),
    Object.keys(resources).length === 0 ? '' : `<script type="application/json" id="messages">${scriptJson(resources)}</script>`,
    '</body></html>',
  ].join('');
}

/** The look's variants as attributes, which CSS asks for. */
function attributesOf({ variants }: Look): string {
  return Object.entries(variantAttributes(variants))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

/** Markup that never hydrates; the prefix keeps its ids apart from those of the blocks. */
export function renderStatic(prefix: string, words: Words, node: ReactNode): string {
  return renderToString(<WordsContext value={words}>{node}</WordsContext>, { identifierPrefix: `${prefix}-` });
}

/** A finished document as the HTTP layer sends it. */
export function renderedPage(html: string, view: View, status: number, keep: boolean, takesCards = false): Rendered {
  return { status, html, policy: contentPolicy(view.site, takesCards), keep };
}
