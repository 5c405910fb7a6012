/** Where the figure last heard of is kept, for the pages that do not ask. */
const place = 'basket.lines';
/** From here the header is the wide one (packages/ui, Header); below it the icon is a mobile instance. */
const wide = '(min-width: 1024px)';

/** How often this page has heard of a change. */
let heard = 0;

/**
 * Says how many lines the basket has: at once what this browser last heard, then, on a wide window, what the server answers.
 * "Mobile instances do not fetch the basket" (specification section 2, header): they go by what a block of the page, another
 * page or another tab has heard, and ask when the window becomes wide.
 */
export function tellLines(tell: (lines: number) => void): void {
  const desk = matchMedia(wide);
  const ask = async () => {
    const before = heard;
    const lines = await countLines();
    // A change that came meanwhile is newer than this answer.
    if (heard !== before) return;
    tell(lines);
    keepLines(lines);
  };
  const askWhereWide = () => {
    if (desk.matches) ask().catch((error: unknown) => console.error('the basket could not be counted; its icon shows the last figure', error));
  };
  tell(keptLines());
  askWhereWide();
  desk.onchange = askWhereWide;
  onstorage = () => tell(keptLines());
}

/** Keeps what was heard for the next page. */
export function keepLines(lines: number): void {
  heard += 1;
  try {
    localStorage.setItem(place, String(lines));
  } catch (error) {
    console.warn('the number of lines could not be kept; a phone shows it only where the basket is read', error);
  }
}

/** Forgets it: whoever comes next has another basket. */
export function forgetLines(): void {
  keepLines(0);
}

function keptLines(): number {
  try {
    return Number(localStorage.getItem(place));
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
