import { dayIn } from '../../formats/estate-day.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { winePath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { SaleForm, saleWishes } from './SaleForm.tsx';

/** How one sku is sold. */
export const wineSalePage: Page = {
  route: 'wines/:sku/sale',
  access: 'signed_in',
  right: 'wines:change',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const { sku = '' } = request.params;
    const wish = saleWishes.find((one) => one === form.get('sale'));
    const from = dayIn(form.get('from'));
    const reason = (form.get('reason') ?? '').trim();
    if (wish === undefined || reason === '') return { ...(await shown(request, form, request.words('office/wine-sale')('nothing_said'))), status: 400 };
    const body = {
      version: form.get('version') ?? '',
      reason,
      ...(from !== '' && { from }),
      ...(wish === 'folder' ? { to_folder: true as const } : { sale: wish }),
    };
    const tried = await attempt(request.api.setOfficeSale({ path: { product_id: sku }, body }));
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(winePath(sku), { done: 'sale' }) };
  },
};

async function shown({ api, params: { sku = '' }, words, language }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const found = await api.getOfficeWine({ path: { product_id: sku } });
  return { title: `${words('office/wine-sale')('title')}, ${sku}`, body: <SaleForm found={found} typed={typed} problem={problem} language={language} /> };
}
