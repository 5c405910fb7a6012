/** Keeps the year that the address names marked in every `[data-years]` of the page. */
export function markYears(): void {
  const mark = () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-years]')) markYear(place, location.hash);
  };
  mark();
  window.addEventListener('hashchange', mark);
}

/** Marks the year of a hash such as `#year-2019` and brings it into sight; the first when the hash names none. */
export function markYear(place: HTMLElement, hash: string): void {
  const years = [...place.querySelectorAll<HTMLAnchorElement>('nav a')];
  const chosen = years.find((year) => year.hash === hash) ?? years[0];
  for (const year of years) {
    if (year === chosen) year.setAttribute('aria-current', 'true');
    else year.removeAttribute('aria-current');
  }
  const row = chosen?.parentElement;
  if (chosen && row) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
