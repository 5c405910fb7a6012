import { forcedColors } from '../themes/forced-colors.ts';

/** The bar that passes along the foot of a button at work. */
export const busyBar = { height: '4px', milliseconds: 1_600, easing: 'ease-in-out' };

/**
 * The look of a `busy` Button for one that nothing draws yet: in a block that React has not taken over. It is an animation and no class
 * or attribute, since React compares those with its own. What comes back takes it away.
 */
export function showBusy(button: HTMLElement): () => void {
  const timing = { duration: busyBar.milliseconds, easing: busyBar.easing, iterations: Infinity };
  const busy = button.animate(matchMedia(forcedColors).matches ? inForcedColors : passingBar(), timing);
  return () => busy.cancel();
}

function passingBar(): Keyframe[] {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'none';
  const bar = { backgroundImage: 'linear-gradient(currentColor, currentColor)', backgroundPosition: 'left bottom', backgroundRepeat: 'no-repeat' };
  return [still ? '100%' : '0%', '100%'].map((width) => ({ ...bar, backgroundSize: `${width} ${busyBar.height}` }));
}

/** No ground is drawn there: a dashed edge inside the button's own. */
const edge = { outline: '2px dashed', outlineOffset: '-7px' };
const inForcedColors: Keyframe[] = [edge, edge];
