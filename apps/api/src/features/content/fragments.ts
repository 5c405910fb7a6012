import { isPhotograph, variantAddress } from '@parral/rules';
import sanitize from 'sanitize-html';
import type { Language, Press, Projects, Videos } from '../../estate-folder/index.ts';
import { escapeHtml as text } from '../../server/html-page.ts';

type Category = Projects['categories'][number] | undefined;

/** What a fragment may hold: no script, no style, no handler; addresses of this site and https only. */
const allowed: sanitize.IOptions = {
  allowedTags: ['article', 'p', 'h3', 'em', 'strong', 'a', 'time', 'blockquote', 'video', 'button', 'img'],
  allowedAttributes: {
    a: ['href', 'hreflang', 'lang'],
    time: ['datetime'],
    h3: ['lang'],
    article: ['id', 'data-video'],
    video: ['src', 'poster', 'preload', 'controls', 'playsinline'],
    button: ['type', 'aria-label', 'data-poster'],
    img: ['src', 'alt', 'loading', 'width', 'height'],
    p: ['data-of'],
  },
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

const watch = { es: 'Ver el vídeo', en: 'Play the film' };

/** A film behind its poster: the button hides and the film plays (a script does it; without one the film's own controls do). */
export function videoFragment({ id, title, text: words, seconds, poster, address }: Videos['videos'][number], category: Category, language: Language): string {
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  // One address for the film and its cover, so that it is fetched once.
  const still = isPhotograph(poster) ? variantAddress(poster, { width: 960, format: 'webp' }) : poster;
  const film = `<video src="${text(address)}" poster="${text(still)}" preload="none" controls playsinline></video>`;
  const cover = `<button type="button" data-poster="" aria-label="${watch[language]}: ${text(title[language])}"><img src="${text(still)}" alt="" loading="lazy" width="640" height="360"></button>`;
  return clean(
    `<article id="video-${id}" data-video="${text(address)}">${film}${cover}<p data-of="label">${text(category?.name[language] ?? '')} · ${length}</p><h3>${text(title[language])}</h3><p>${words[language]}</p></article>`,
  );
}

const locales = { es: 'es-ES', en: 'en-GB' };

/** What a paper wrote, with the way to it. */
export function pressFragment({ id, date, outlet, locale, title, quote, address }: Press['articles'][number], category: Category, language: Language): string {
  const day = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  const link = `<a href="${text(address)}" hreflang="${locale}" lang="${locale}">${text(title)}</a>`;
  return clean(
    `<article id="press-${id}"><p data-of="label"><time datetime="${date}">${day}</time> · ${text(category?.name[language] ?? '')}</p><h3>${link}</h3><p data-of="outlet">${text(outlet)}</p><blockquote>${text(quote[language])}</blockquote></article>`,
  );
}
