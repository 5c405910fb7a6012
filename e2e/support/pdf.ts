import type { Page } from '@playwright/test';
import type { Place } from './place.ts';

/** What `pdfAt` has of a PDF. */
export const aPdf = { status: 200, type: 'application/pdf', begins: '%PDF-' };

/** How many sheets a page takes that is printed. */
export async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const printed = await page.pdf({ format, preferCSSPageSize: true });
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What stands at an address, asked for by the page itself: names below localhost are the browser's to find. */
export function pdfAt(page: Page, place: Pick<Place, 'origin'>, url: string) {
  return page.evaluate(async (address) => {
    const answer = await fetch(address);
    const begins = new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 5));
    return { status: answer.status, type: answer.headers.get('content-type'), begins };
  }, new URL(url, place.origin).href);
}
