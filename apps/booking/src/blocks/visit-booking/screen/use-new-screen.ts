import { useEffect, useRef } from 'react';
import { stepTitleId } from '../steps/step-title-id.ts';

/**
 * Begins every new screen at its top, with the focus on its heading (specification section 4: "each scrolling to the top").
 * `underWay`: the booking has begun, so that what the page says of the visit makes room.
 */
export function useNewScreen(screen: string, underWay: boolean): void {
  const shown = useRef(screen);

  useEffect(() => {
    if (underWay) document.documentElement.dataset['booking'] = 'under-way';
    return () => {
      delete document.documentElement.dataset['booking'];
    };
  }, [underWay]);

  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(stepTitleId)?.focus({ preventScroll: true });
  }, [screen]);
}
