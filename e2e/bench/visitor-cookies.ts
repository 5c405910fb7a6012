import { Buyer } from '../support/buyer.ts';
import { type BenchPlace, demoMember, type PageKind } from './pages.ts';

const sold = { montelar: 'MON-RES-2019-75', oria: 'ORI-845-2021-75' };

/** The session that a kind of page is looked at in, in either house, as a header's value; empty where it needs none. */
export async function visitorCookies(place: BenchPlace, kind: PageKind): Promise<string> {
  if (!kind.withBasket && !kind.asMember) return '';
  const buyer = new Buyer(place.origin);
  if (kind.withBasket) await buyer.add(sold[place.brand], 2);
  if (kind.asMember) {
    const { status } = await buyer.call('POST', '/api/club/login/', demoMember);
    if (status !== 200) throw new Error(`The demo's member could not log in: ${status}`);
  }
  return buyer.cookies();
}
