/**
 * A press on a film's poster hides it and plays the film (specification sections 4 and 7: `video_started` with the address). One at a
 * time: what played before stops, and its poster is back.
 */
export function playFilms(): void {
  document.addEventListener('click', (event) => {
    const poster = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-video] [data-poster]') : null;
    const article = poster?.closest<HTMLElement>('[data-video]');
    const film = article?.querySelector('video');
    if (!poster || !article || !film) return;
    for (const one of document.querySelectorAll<HTMLElement>('[data-poster][hidden]')) {
      one.hidden = false;
      one.parentElement?.querySelector('video')?.pause();
    }
    // Until the film's own first picture is there.
    film.poster = article.querySelector('img')?.currentSrc ?? '';
    poster.hidden = true;
    film.focus();
    const address = new URL(article.dataset['video'] ?? '', location.href).href;
    import('./track-film.ts').then(({ trackFilm }) => trackFilm(address), console.error);
    film.play().catch((error: unknown) => {
      // Stopped by the next one that was pressed.
      if (!poster.hidden) return;
      console.error('the film did not play; its poster is back', error);
      poster.hidden = false;
    });
  });
}
