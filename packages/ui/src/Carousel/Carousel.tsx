import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type TouchEvent, type UIEvent } from 'react';
import { Glyph } from '../Glyph/Glyph.tsx';
import * as css from './Carousel.css.ts';

export interface CarouselProps {
  /** names it: Fotografías */
  label: string;
  /** what it is, for whoever hears it: carrusel */
  kind: string;
  slides: readonly { key: string; content: ReactNode }[];
  previousLabel: string;
  nextLabel: string;
  /** said for a dot: `Imagen 2 de 3` */
  dotLabel: (position: number, of: number) => string;
}

/** A finger that goes this far beyond the first or the last picture means the other end, in px. */
const SWIPE = 40;

/**
 * Pictures one at a time; after the last comes the first. By its buttons, by the arrow keys, pushed
 * sideways by hand (also without script); never moves by itself.
 */
export function Carousel({ label, kind, slides, previousLabel, nextLabel, dotLabel }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const touch = useRef<number>(undefined);
  /** where a button or key sent it, until it stands there or a hand takes over */
  const target = useRef<number>(undefined);
  const [at, setAt] = useState(0);
  const last = slides.length - 1;

  const go = (index: number) => {
    const to = (index + slides.length) % slides.length;
    target.current = to;
    track.current?.scrollTo({ left: to * track.current.clientWidth });
    setAt(to);
  };
  // A push that another one overtook also ends, on its way: where it stands then is nobody's choice.
  const settle = (event: UIEvent<HTMLUListElement>) => {
    const stands = Math.round(event.currentTarget.scrollLeft / event.currentTarget.clientWidth);
    if (target.current !== undefined && target.current !== stands) return;
    target.current = undefined;
    setAt(stands);
  };
  // A hand may have pushed it before it was alive.
  useEffect(() => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth));
  }, []);
  const takeOver = () => (target.current = undefined);
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    go(at + step);
  };
  const lift = (event: TouchEvent) => {
    // A finger that came down before it was alive was not seen to do so.
    if (touch.current === undefined) return;
    const way = touch.current - (event.changedTouches[0]?.clientX ?? 0);
    touch.current = undefined;
    if (at === last && way > SWIPE) go(0);
    if (at === 0 && way < -SWIPE) go(last);
  };

  return (
    <section className={css.frame} aria-label={label} aria-roledescription={kind}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys and a swipe turn what stands in it */}
      <ul
        ref={track}
        className={css.track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the arrow keys
        tabIndex={0}
        aria-label={label}
        onKeyDown={press}
        onPointerDown={takeOver}
        onWheel={takeOver}
        onTouchStart={(event) => (touch.current = event.touches[0]?.clientX)}
        onTouchEnd={lift}
        onScrollEnd={settle}
      >
        {slides.map((slide, index) => (
          <li key={slide.key} className={css.slide} aria-label={dotLabel(index + 1, slides.length)}>
            {slide.content}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className={css.bar}>
          <button type="button" className={css.button} aria-label={previousLabel} onClick={() => go(at - 1)}>
            <Glyph name="left" />
          </button>
          <div className={css.dots}>
            {slides.map((slide, index) => (
              <button
                key={slide.key}
                type="button"
                className={css.dot}
                aria-label={dotLabel(index + 1, slides.length)}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => go(index)}
              />
            ))}
          </div>
          <button type="button" className={css.button} aria-label={nextLabel} onClick={() => go(at + 1)}>
            <Glyph name="right" />
          </button>
        </div>
      )}
    </section>
  );
}
