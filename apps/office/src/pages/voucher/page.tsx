import { dayIn } from '../../formats/estate-day.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { voucherPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../routing/refusal.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { VoucherPage } from './VoucherPage.tsx';

/** One voucher; it is extended and blocked here. */
export const voucherPage: Page = {
  route: 'vouchers/:code',
  access: 'signed_in',
  right: 'vouchers:read',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const { code = '' } = request.params;
    const step = form.get('do') === 'extend' ? 'extend' : form.get('do') === 'serve' ? 'serve' : 'stop';
    const [reason, until] = [(form.get('reason') ?? '').trim(), dayIn(form.get('until'))];
    if (reason === '' || (step === 'extend' && until === ''))
      return { ...(await shown(request, form, request.words('office/voucher')('nothing_said'))), status: 400 };
    const said = { version: form.get('version') ?? '', reason };
    const tried = await attempt(
      step === 'extend'
        ? request.api.extendOfficeVoucher({ path: { code }, body: { ...said, until } })
        : request.api.blockOfficeVoucher({ path: { code }, body: { ...said, active: step === 'serve' } }),
    );
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(voucherPath(code), { done: step }) };
  },
};

async function shown({ api, params: { code = '' }, language, query, session }: PageRequest, typed: URLSearchParams, problem: string | null): Promise<Shown> {
  const found = await api.getOfficeVoucher({ path: { code } });
  const done = problem === null ? query.get('done') : null;
  const mayChange = isAllowed(session, 'vouchers:change');
  return {
    title: found.voucher.code,
    body: <VoucherPage found={found} language={language} mayChange={mayChange} done={done} problem={problem} typed={typed} />,
  };
}
