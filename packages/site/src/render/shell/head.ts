import { fontFiles } from '@parral/ui/fonts';
import type { Look } from './look.ts';
import type { ShareCard, View } from '../../http/app.ts';
import { shareAddress, shareSize } from '../../http/share.ts';
import { localeOf, type Language } from '@parral/api-spec/languages';
import type { HeadExtras } from '../block.ts';
import { escapeHtml, scriptJson } from '../escape-html.ts';
import { inlineScripts } from './policy.ts';

export interface HeadInput {
  view: View;
  look: Look;
  title: string;
  description: string;
  /** Paths of the page by language; none for screens and error pages. */
  alternates: Readonly<Record<string, string | null>>;
  canonical: string | null;
  robots: 'index' | 'noindex';
  extras: HeadExtras;
  /** Style sheet, scripts and preloads of the app. */
  assets: string;
  /** What is drawn where the page is shared; none for screens and error pages. */
  share?: ShareCard | undefined;
}

/** Everything between `<head>` and `</head>`. */
export function headHtml({ view, look, title, description, alternates, canonical, robots, extras, assets, share }: HeadInput): string {
  const { site, origin, language } = view;
  const named = title.includes(site.name) ? title : `${title} · ${site.name}`;
  const image = share && canonical && new URL(shareAddress(canonical, share), origin).href;
  const { preload, italic } = fontFiles[look.baseName];
  const fonts = look.preload.length > 0 ? look.preload.slice(0, 2) : [...preload, ...(extras.italics ? italic : [])];
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(named)}</title>`,
    meta('description', description),
    robots === 'noindex' ? meta('robots', 'noindex') : '',
    canonical ? link('canonical', origin + canonical) : '',
    ...hreflang(alternates, origin, site.languages),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', named),
    property('og:description', description),
    canonical ? property('og:url', origin + canonical) : '',
    property('og:locale', localeOf(language).replace('-', '_')),
    ...Object.keys(alternates)
      .filter((other) => other !== language && alternates[other])
      .map((other) => property('og:locale:alternate', localeOf(other as Language).replace('-', '_'))),
    image ? shareTags(image, named) : '',
    ...(extras.preloadImages ?? []).map(
      ({ href, media }) => `<link rel="preload" as="image" href="${escapeHtml(href)}"${media ? ` media="${escapeHtml(media)}"` : ''} fetchpriority="high">`,
    ),
    extras.drawnWith ? `<link rel="expect" href="#${escapeHtml(extras.drawnWith)}" blocking="render">` : '',
    assets,
    look.sheet === null ? '' : `<link rel="stylesheet" href="${escapeHtml(look.sheet)}">`,
    // Faces give way to the sheet, without which nothing is painted; the words stand in a fallback of the same measures until they are there.
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin fetchpriority="low">`),
    `<link rel="icon" href="/icon.svg" type="image/svg+xml">`,
    ...(extras.jsonLd ?? []).map((item) => `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...item })}</script>`),
    ...inlineScripts.map(({ type, text }) => `<script type="${type}">${text}</script>`),
  ].join('');
}

/** Each language of the page, and the site's first one for readers of any other. */
function hreflang(alternates: HeadInput['alternates'], origin: string, languages: readonly Language[]): string[] {
  const there = languages.filter((language) => alternates[language]);
  if (there.length < 2) return [];
  const links = there.map((language) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + alternates[language])}">`);
  return [...links, `<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + alternates[there[0] ?? ''])}">`];
}

function shareTags(image: string, title: string): string {
  return [
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(shareSize.width)),
    property('og:image:height', String(shareSize.height)),
    property('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
  ].join('');
}

const meta = (name: string, content: string) => (content === '' ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`);
const property = (name: string, content: string) => (content === '' ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`);
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}">`;
