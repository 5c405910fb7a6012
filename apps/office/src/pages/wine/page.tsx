import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { winePath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { wineName } from '../wines/WineList.tsx';
import { type WineFile, WinePage } from './WinePage.tsx';

/** One sku; what is planned is withdrawn here. */
export const winePage: Page = {
  route: 'wines/:sku',
  access: 'signed_in',
  right: 'wines:read',
  show: async (request) => shown(request, await read(request), null),
  async submit(request, form) {
    const { sku = '' } = request.params;
    const tried = await attempt(request.api.withdrawOfficePlan({ path: { product_id: sku, plan_id: Number(form.get('plan')) } }));
    if (tried.refusal) return { ...shown(request, await read(request), refusalText(tried.refusal, request.words)), status: statusOf(tried.refusal) };
    return { to: withQuery(winePath(sku), { done: 'withdrawn' }) };
  },
};

const read = ({ api, params: { sku = '' } }: PageRequest): Promise<WineFile> => api.getOfficeWine({ path: { product_id: sku } });

function shown({ session, language, query }: PageRequest, found: WineFile, problem: string | null): Shown {
  return {
    title: wineName(found.wine, language),
    body: <WinePage found={found} session={session} language={language} done={problem === null ? query.get('done') : null} problem={problem} />,
  };
}
