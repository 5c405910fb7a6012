/** Where the figure last heard of is kept, for the pages that do not ask. */
const storageKey = 'basket.lines';
/** From here the header is the wide one (packages/ui, Header); below it the icon is a mobile instance. */
const wide = '(min-width: 1024px)';

/** How often this page has heard of a change. */
let changes = 0;

/**
 * Says how many lines the basket has: at once what this browser last heard, then, on a wide window, what the server answers.
 * "Mobile instances do not fetch the basket" (specification section 2, header): they go by what a block of the page, another
 * page or another tab has heard, and ask when the window becomes wide.
 */
export function showLineCount(show: (lines: number) => void): void {
  const wideWindow = matchMedia(wide);
  const refresh = async () => {
    const before = changes;
    const lines = await countLines();
    // A change that came meanwhile is newer than this answer.
    if (changes !== before) return;
    show(lines);
    storeLineCount(lines);
  };
  const refreshWhereWide = () => {
    if (wideWindow.matches) refresh().catch((error: unknown) => console.error('the basket could not be counted; its icon shows the last figure', error));
  };
  show(storedLineCount());
  refreshWhereWide();
  wideWindow.onchange = refreshWhereWide;
  onstorage = () => show(storedLineCount());
}

/** Keeps what was heard for the next page. */
export function storeLineCount(lines: number): void {
  changes += 1;
  try {
    localStorage.setItem(storageKey, String(lines));
  } catch (error) {
    console.warn('the number of lines could not be kept; a phone shows it only where the basket is read', error);
  }
}

/** Forgets it: whoever comes next has another basket. */
export function clearLineCount(): void {
  storeLineCount(0);
}

function storedLineCount(): number {
  try {
    return Number(localStorage.getItem(storageKey));
  } catch {
    return 0; // storage is closed, as keepLines() says
  }
}

async function countLines(): Promise<number> {
  const response = await fetch('/api/ecom/basket/', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`GET /api/ecom/basket/ answered ${response.status}`);
  const basket = (await response.json()) as { lines: unknown[] };
  return basket.lines.length;
}
