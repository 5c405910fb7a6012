import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { winePath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { moves, StockForm } from './StockForm.tsx';

/** Bottles of one sku are counted and moved. */
export const wineStockPage: Page = {
  route: 'wines/:sku/stock',
  access: 'signed_in',
  right: 'wines:change',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const { sku = '' } = request.params;
    const kind = moves.find((one) => one === form.get('kind')) ?? 'count';
    const units = Number(form.get('units'));
    const body = { version: form.get('version') ?? '', kind, units, reason: (form.get('reason') ?? '').trim() };
    if (!Number.isInteger(units) || units < 0 || form.get('units') === '' || body.reason === '')
      return { ...(await shown(request, form, request.words('office/wine-stock')('nothing_said'))), status: 400 };
    const tried = await attempt(request.api.moveOfficeStock({ path: { product_id: sku }, body }));
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(winePath(sku), { done: 'stock' }) };
  },
};

/** With the bottles as they are now: who counted while others sent sees it, and decides again. */
async function shown({ api, params: { sku = '' }, words, language }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const found = await api.getOfficeWine({ path: { product_id: sku } });
  return {
    title: `${words('office/wine-stock')('title')}, ${sku}`,
    body: <StockForm found={found} typed={typed} problem={problem} language={language} />,
  };
}
