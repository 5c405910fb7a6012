import { Buyer } from '../support/buyer.ts';
import type { BenchPlace, PageKind } from './pages.ts';

/** A platinum member of the demo. */
const demoMember = { email: 'lucia@club.example', password: 'llave-platino-1' };

/** What a bench buys in each house. */
const sold = { montelar: 'MON-RES-2019-75', oria: 'ORI-845-2021-75' };

/** A cookie for the whole of a house, as Playwright takes it. */
export interface VisitorCookie {
  name: string;
  value: string;
  url: string;
}

/** The session that a kind of page is looked at in, in either house; none where it needs none. */
export async function visitorCookies(
  { origin, brand }: Pick<BenchPlace, 'origin' | 'brand'>,
  { withBasket, asMember }: Pick<PageKind, 'withBasket' | 'asMember'>,
): Promise<VisitorCookie[]> {
  if (!withBasket && !asMember) return [];
  const buyer = new Buyer(origin);
  if (withBasket) succeeded(await buyer.add(sold[brand], 2));
  if (asMember) succeeded(await buyer.call('POST', '/api/club/login/', demoMember));
  return buyer.cookies().map((cookie) => ({ ...cookie, url: origin }));
}

function succeeded({ status, body }: { status: number; body: unknown }): void {
  if (status !== 200) throw new Error(`A visitor's session could not be made: ${status} ${JSON.stringify(body)}`);
}
