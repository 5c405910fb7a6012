import { dayIn } from '../../formats/estate-day.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { winePath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { eurosIn } from '../refund/refund-wish.ts';
import { PriceForm } from './PriceForm.tsx';

/** What one sku costs. */
export const winePricePage: Page = {
  route: 'wines/:sku/price',
  access: 'signed_in',
  right: 'wines:change',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const { sku = '' } = request.params;
    const [price, reduced] = [eurosIn(form.get('price') ?? ''), eurosIn(form.get('reduced') ?? '')];
    const from = dayIn(form.get('from'));
    const reason = (form.get('reason') ?? '').trim();
    const toFolder = form.get('what') === 'folder';
    if (reason === '' || (!toFolder && (price === null || (reduced === null && (form.get('reduced') ?? '') !== ''))))
      return { ...(await shown(request, form, request.words('office/wine-price')('nothing_said'))), status: 400 };
    const body = {
      version: form.get('version') ?? '',
      reason,
      ...(from !== '' && { from }),
      ...(toFolder || price === null ? { to_folder: true as const } : { price, ...(reduced !== null && { reduced_price: reduced }) }),
    };
    const tried = await attempt(request.api.setOfficePrice({ path: { product_id: sku }, body }));
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(winePath(sku), { done: 'price' }) };
  },
};

async function shown({ api, params: { sku = '' }, words, language }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const found = await api.getOfficeWine({ path: { product_id: sku } });
  return { title: `${words('office/wine-price')('title')}, ${sku}`, body: <PriceForm found={found} typed={typed} problem={problem} language={language} /> };
}
