/** Brings the buttons, arrow keys and position of every `[data-slides]` of the page to life; once for each. */
export function turnSlides(page: ParentNode = document): void {
  for (const frame of page.querySelectorAll<HTMLElement>('[data-slides]:not([data-turning])')) {
    frame.dataset['turning'] = '';
    turn(frame);
  }
}

/**
 * The index that a step leads to: within 0 and the number of slides minus 1 (specification section 4: "Wine carousel index moves
 * within bounds"), or round to the other end.
 */
export function stepTo(index: number, count: number, round: boolean): number {
  if (count < 1) return 0;
  return round ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
}

function turn(frame: HTMLElement): void {
  const track = frame.querySelector('ul');
  if (!track) return;
  const slides = [...track.children] as HTMLElement[];
  const round = frame.dataset['slides'] === 'round';
  let at = 0;
  /** Where a button or key sent it, until it stands there or a hand takes over. */
  let target: number | undefined;

  const choose = (to: number) => {
    at = to;
    slides.forEach((slide, index) => slide.toggleAttribute('data-chosen', index === at));
    const place = frame.querySelector<HTMLElement>('[data-position]');
    const says = place?.dataset['position']?.replace('#', String(at + 1)) ?? '';
    if (place && place.textContent !== says) place.textContent = says;
    for (const button of frame.querySelectorAll<HTMLElement>('[data-step]')) {
      const ends = !round && stepTo(at + Number(button.dataset['step']), slides.length, false) === at;
      // Stays a button that can be reached: who has just pressed it keeps their place.
      if (ends) button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
    }
  };
  const go = (to: number) => {
    const next = stepTo(to, slides.length, round);
    const slide = slides[next];
    if (!slide || next === at) return;
    target = leftOf(track, slide);
    choose(next);
    track.scrollTo({ left: target });
    if (Math.abs(track.scrollLeft - target) < 2) target = undefined;
  };
  // A push that another one overtook also ends, on its way: where it stands then is nobody's choice.
  const settle = () => {
    if (target !== undefined && Math.abs(track.scrollLeft - target) > 2) return;
    target = undefined;
    const seen = slides.flatMap((slide, index) => (isSeen(track, slide) ? [index] : []));
    if (seen.length > 0 && !seen.includes(at)) choose(seen.reduce((near, index) => (Math.abs(index - at) < Math.abs(near - at) ? index : near)));
  };
  const takeOver = () => (target = undefined);

  frame.addEventListener('click', (event) => {
    const step = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]')?.dataset['step'] : undefined;
    if (step !== undefined) go(at + Number(step));
  });
  track.addEventListener('keydown', (event) => {
    if (event.target !== track || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    go(at + (event.key === 'ArrowRight' ? 1 : -1));
  });
  track.addEventListener('pointerdown', takeOver);
  track.addEventListener('wheel', takeOver, { passive: true });
  track.addEventListener('scrollend', settle);
}

/** Where the track stands when a slide is in its middle, as far as it can go. */
function leftOf(track: HTMLElement, slide: HTMLElement): number {
  const wanted = slide.offsetLeft - (track.clientWidth - slide.offsetWidth) / 2;
  return Math.round(Math.min(Math.max(wanted, 0), track.scrollWidth - track.clientWidth));
}

function isSeen(track: HTMLElement, slide: HTMLElement): boolean {
  const [left, right] = [slide.offsetLeft, slide.offsetLeft + slide.offsetWidth];
  return left >= track.scrollLeft - 2 && right <= track.scrollLeft + track.clientWidth + 2;
}
