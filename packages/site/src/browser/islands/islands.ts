import { whenIdle, whenShown, whenVisible } from './when.ts';

/** Controls of the page that the reader has changed, the latest last: blocks that are not alive yet take them over. */
const touched = new Set<EventTarget>();

/** Finds the blocks on the page that come to life and hydrates each in its time. */
export function hydrateIslands(): void {
  addEventListener('input', touch, true);
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const wake = () => void hydrateIsland(element);
    const { when, whenMember } = element.dataset;
    const time = whenMember !== undefined && document.cookie.includes('is_member=1') ? whenMember : when;
    if (time === 'visible') whenVisible(element, wake);
    else if (time === 'idle') whenIdle(wake);
    else if (time === 'interaction') import('./on-interaction.ts').then(({ onInteraction }) => onInteraction(element, () => hydrateIsland(element)), wake);
    else whenShown(wake);
  }
}

function touch({ target }: Event): void {
  if (!target) return;
  touched.delete(target);
  touched.add(target);
}

/** Whether it has come to life. */
async function hydrateIsland(element: HTMLElement): Promise<boolean> {
  const name = element.dataset['island'] ?? '';
  try {
    const [component = '', ...parts] = (element.dataset['scripts'] ?? '').split(' ');
    // Fetched at once, rather than each when the one before has named it, and run in tasks of their own, the block's own last. By no link:
    // where one is added to the page all `:has` of the sheet are looked at again. What does not come is told of below.
    for (const script of [...parts, component]) import(/* @vite-ignore */ script).catch(() => undefined);
    const { hydrate } = await import('./hydrate.ts');
    return await hydrate(element, await import(/* @vite-ignore */ component), name, touched);
  } catch (error) {
    console.error(`block ${name} did not come to life; the page stays as the server made it`);
    reportError(error);
    return false;
  }
}
