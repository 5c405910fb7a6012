import { dayIn } from '../../formats/estate-day.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { voucherPath, vouchersPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { NewVouchersForm, type VisitChoice } from './NewVouchersForm.tsx';

/** Vouchers are made. */
export const newVouchersPage: Page = {
  route: 'vouchers/new',
  access: 'signed_in',
  right: 'vouchers:change',
  show: async (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const of = (name: string) => (form.get(name) ?? '').trim();
    const [brand = '', visit = ''] = of('visit').split('/');
    const body = {
      brand,
      visit,
      people: Number(of('people')),
      count: Number(of('count')),
      until: dayIn(of('until')),
      reason: of('reason'),
    };
    if (body.until === '' || body.reason === '' || !(body.people > 0) || !(body.count > 0))
      return { ...(await shown(request, form, request.words('office/new-vouchers')('nothing_said'))), status: 400 };
    const tried = await attempt(request.api.makeOfficeVouchers({ body }));
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    const [first] = tried.data.vouchers;
    // One alone is mostly for somebody: it is sent from its page.
    if (first !== undefined && tried.data.vouchers.length === 1) return { to: withQuery(voucherPath(first.code), { done: 'made' }) };
    return { to: withQuery(vouchersPath, { made: tried.data.vouchers.length }) };
  },
};

async function shown({ api, brands, language, words }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const visits = await Promise.all(
    brands.map(async (brand): Promise<VisitChoice[]> => {
      const [site, { experiences }] = await Promise.all([api.getSite({ path: { brand } }), api.listExperiences({ query: { brand, language } })]);
      return [
        { value: `${brand}/any`, brand: site.name, visit: null },
        ...experiences.map(({ slug, name }) => ({ value: `${brand}/${slug}`, brand: site.name, visit: name })),
      ];
    }),
  );
  return { title: words('office/new-vouchers')('title'), body: <NewVouchersForm visits={visits.flat()} typed={typed} problem={problem} /> };
}
