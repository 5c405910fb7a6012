/** A project, a film and an article as pieces of HTML, the way the API sends them. */
export const projectHtml = (id: number, title: string) =>
  `<article id="project-${id}"><p data-of="label">2024 · Suelos</p><h3>${title}</h3><p>Cubierta vegetal en <strong>doce hectáreas</strong>, medida año a año.</p></article>`;

/** As the server writes it: of a page's films it is the first whose picture is wanted early. */
export const filmHtml = (id: number, title: string) =>
  `<article id="video-${id}" data-video="/videos/${id}.mp4" data-title="${title}">` +
  `<button type="button" data-poster="" aria-label="Ver el vídeo: ${title}"></button><video preload="none" controls playsinline aria-label="${title}"></video>` +
  `<p data-of="picture"><picture><img src="/images/alba/film-cueva.webp" alt="" ${id === 1 ? 'fetchpriority="high"' : 'loading="lazy"'} width="640" height="360"></picture></p>` +
  `<h3>${title}</h3><p>Un paseo con la luz apagada.</p>` +
  `<p data-of="length"><span data-of="ticks">${'<span></span>'.repeat(8)}</span><span data-of="time">Bodega · 8 segundos</span><span data-of="on">En pantalla</span></p></article>`;

export const articleHtml = (id: number, title: string) =>
  `<article id="press-${id}"><p data-of="label"><time datetime="2025-03-0${id}">${id} de marzo de 2025</time> · Vinos</p>` +
  `<h3><a href="https://press.example/${id}" hreflang="es" lang="es">${title}</a></h3><p data-of="outlet">El Correo del Vino</p>` +
  '<blockquote>Un reserva que no tiene prisa.</blockquote></article>';

/** Subjects that a list can be narrowed to. */
export const exampleSubjects = [
  { id: 1, name: 'Suelos' },
  { id: 2, name: 'Bodega' },
];
