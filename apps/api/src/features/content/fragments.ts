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
  allowedTags: ['article', 'p', 'h3', 'em', 'strong', 'a', 'time', 'blockquote', 'video', 'button', 'picture', 'source', 'img', 'noscript'],
  allowedAttributes: {
    a: ['href', 'hreflang', 'lang'],
    time: ['datetime'],
    h3: ['lang'],
    article: ['id', 'data-video'],
    video: ['src', 'poster', 'preload', 'controls', 'playsinline'],
    button: ['type', 'aria-label', 'data-poster'],
    source: ['type', 'srcset', 'sizes'],
    img: ['src', 'alt', 'loading', 'fetchpriority', 'width', 'height'],
    p: ['data-of'],
  },
  selfClosing: ['img', 'source'],
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
};

const clean = (html: string) => sanitize(html, allowed);

/** A project as a piece of HTML (specification section 3: "list of html fragments"). Texts keep their emphasis and links, nothing else. */
export function projectFragment({ id, year, title, text: words }: Projects['projects'][number], category: Category, language: Language): string {
  return clean(
    `<article id="project-${id}"><p data-of="label">${year} · ${text(category?.name[language] ?? '')}</p><h3>${text(title[language])}</h3><p>${words[language]}</p></article>`,
  );
}

const translate = readMessages<typeof messages>(import.meta.url);

/** Two side by side from a tablet on. */
const sizes = '(min-width: 768px) 45vw, 100vw';

/**
 * A film behind its poster: the button hides and the film plays. The poster is a picture, not the film's own: that one is
 * fetched in one size, at once, however far below it stands. Only without script the film has its own, and its own controls.
 * `first`: on top of its page, to be seen at once.
 */
export function videoFragment(
  { id, title, text: words, seconds, poster, address }: Videos['videos'][number],
  category: Category,
  language: Language,
  first: boolean,
): string {
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const film = (own: string) => `<video src="${text(address)}"${own} preload="none" controls playsinline></video>`;
  const plain = isPhotograph(poster) ? variantAddress(poster, { width: 960, format: 'webp' }) : poster;
  const sources = pictureSources(poster).map(({ type, srcSet }) => `<source type="${type}" srcset="${text(srcSet)}" sizes="${sizes}">`);
  const still = `<img src="${text(poster)}" alt="" ${first ? 'fetchpriority="high"' : 'loading="lazy"'} width="640" height="360">`;
  const cover = `<button type="button" data-poster="" aria-label="${text(translate(language)('watch', { title: title[language] }))}"><picture>${sources.join('')}${still}</picture></button>`;
  return clean(
    `<article id="video-${id}" data-video="${text(address)}">${film('')}${cover}<noscript>${film(` poster="${text(plain)}"`)}</noscript><p data-of="label">${text(category?.name[language] ?? '')} · ${length}</p><h3>${text(title[language])}</h3><p>${words[language]}</p></article>`,
  );
}

/** What a paper wrote, with the way to it. */
export function pressFragment({ id, date, outlet, locale, title, quote, address }: Press['articles'][number], category: Category, language: Language): string {
  const day = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  const link = `<a href="${text(address)}" hreflang="${locale}" lang="${locale}">${text(title)}</a>`;
  return clean(
    `<article id="press-${id}"><p data-of="label"><time datetime="${date}">${day}</time> · ${text(category?.name[language] ?? '')}</p><h3>${link}</h3><p data-of="outlet">${text(outlet)}</p><blockquote>${text(quote[language])}</blockquote></article>`,
  );
}
