import { localeOf } from '@parral/api-spec/languages';
import { isPhotograph, pictureSources, variantAddress } from '@parral/rules';
import sanitize from 'sanitize-html';
import type { Language, Press, Projects, Videos } from '../../platform/content/index.ts';
import { escapeHtml as text } from '../../platform/http/html-page.ts';
import { readMessages } from '../../platform/words/words.ts';
import type messages from './messages.en.json';

type Category = Projects['categories'][number] | undefined;

/** What a fragment may hold: no script, no style, no handler; addresses of this site and https only. */
const allowed: sanitize.IOptions = {
  allowedTags: ['article', 'p', 'h3', 'em', 'strong', 'a', 'time', 'blockquote', 'video', 'button', 'picture', 'source', 'img', 'noscript', 'span'],
  allowedAttributes: {
    a: ['href', 'hreflang', 'lang'],
    time: ['datetime'],
    h3: ['lang'],
    article: ['id', 'data-video', 'data-title'],
    video: ['src', 'poster', 'preload', 'controls', 'playsinline', 'aria-label'],
    button: ['type', 'aria-label', 'data-poster'],
    source: ['type', 'srcset', 'sizes'],
    img: ['src', 'alt', 'loading', 'fetchpriority', 'width', 'height'],
    p: ['data-of'],
    span: ['data-of'],
  },
  selfClosing: ['img', 'source'],
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
};

const clean = (html: string) => sanitize(html, allowed);

/** The picture of what has one; a photograph in the width that serves the reader. `first`: on top of its page, to be seen at once. */
function pictureOf({ picture, pictureAlt }: Pick<Projects['projects'][number], 'picture' | 'pictureAlt'>, language: Language, first: boolean): string {
  if (picture === undefined) return '';
  const sources = pictureSources(picture).map(({ type, srcSet }) => `<source type="${type}" srcset="${text(srcSet)}" sizes="${leadSizes}">`);
  const loading = first ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<p data-of="picture"><picture>${sources.join('')}<img src="${text(picture)}" alt="${text(pictureAlt?.[language] ?? '')}" ${loading} width="960" height="600"></picture></p>`;
}

/** A project as a piece of HTML (specification section 3: "list of html fragments"). Texts keep their emphasis and links, nothing else. */
export function projectFragment(project: Projects['projects'][number], category: Category, language: Language, first: boolean): string {
  const { id, year, title, text: words } = project;
  return clean(
    `<article id="project-${id}">${pictureOf(project, language, first)}<p data-of="label">${year} · ${text(category?.name[language] ?? '')}</p><h3>${text(title[language])}</h3><p>${words[language]}</p></article>`,
  );
}

const translate = readMessages<typeof messages>(import.meta.url);

/** The first is as wide as two thirds of the page, the others a third. */
const leadSizes = '(min-width: 1024px) 60vw, 100vw';
/** The first stands on the sheet, the others in their rows. */
const filmSizes = { sheet: '(min-width: 1024px) 56vw, 92vw', row: '(min-width: 768px) 256px, 38vw' } as const;
/** A film longer than this is told in figures alone, s. */
const mostTicks = 12;

/**
 * A film behind its poster: the button hides and the film plays. The poster is a picture, not the film's own: that one is
 * fetched in one size, at once, however far below it stands. Only without script the film has its own, and its own controls.
 * `first`: on top of its page, to be seen at once and large.
 */
export function videoFragment(
  { id, title, text: words, seconds, poster, address }: Videos['videos'][number],
  category: Category,
  language: Language,
  first: boolean,
): string {
  const t = translate(language);
  const name = text(title[language]);
  const figures = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const film = (own: string) => `<video src="${text(address)}"${own} preload="none" controls playsinline aria-label="${name}"></video>`;
  const plain = isPhotograph(poster) ? variantAddress(poster, { width: 960, format: 'webp' }) : poster;
  const sizes = first ? filmSizes.sheet : filmSizes.row;
  const sources = pictureSources(poster).map(({ type, srcSet }) => `<source type="${type}" srcset="${text(srcSet)}" sizes="${sizes}">`);
  const still = `<img src="${text(poster)}" alt="" ${first ? 'fetchpriority="high"' : 'loading="lazy"'} width="640" height="360">`;
  const cover = `<button type="button" data-poster="" aria-label="${text(t('watch', { title: title[language] }))}"></button>`;
  const ticks = seconds > mostTicks ? '' : `<span data-of="ticks">${'<span></span>'.repeat(seconds)}</span>`;
  const time = [category?.name[language], seconds < 60 ? t('seconds', { count: seconds }) : figures].filter(Boolean).join(' · ');
  const length = `<p data-of="length">${ticks}<span data-of="time">${text(time)}</span><span data-of="on">${text(t('on_screen'))}</span></p>`;
  return clean(
    `<article id="video-${id}" data-video="${text(address)}" data-title="${name}">${cover}${film('')}<noscript>${film(` poster="${text(plain)}"`)}</noscript><p data-of="picture"><picture>${sources.join('')}${still}</picture></p><h3>${name}</h3><p>${words[language]}</p>${length}</article>`,
  );
}

/** What a paper wrote, with the way to it. */
export function pressFragment(article: Press['articles'][number], category: Category, language: Language, first: boolean): string {
  const { id, date, outlet, locale, title, quote, address } = article;
  const day = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  const link = `<a href="${text(address)}" hreflang="${locale}" lang="${locale}">${text(title)}</a>`;
  return clean(
    `<article id="press-${id}">${pictureOf(article, language, first)}<p data-of="label"><time datetime="${date}">${day}</time> · ${text(category?.name[language] ?? '')}</p><h3>${link}</h3><p data-of="outlet">${text(outlet)}</p><blockquote>${text(quote[language])}</blockquote></article>`,
  );
}
