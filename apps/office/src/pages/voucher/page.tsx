import { languages } from '@parral/api-spec/languages';
import { dayIn } from '../../formats/estate-day.ts';
import { brandNames } from '../../routing/brand-names.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { voucherPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { VoucherPage } from './VoucherPage.tsx';

/** One voucher; it is sent, extended and blocked here. */
export const voucherPage: Page = {
  route: 'vouchers/:code',
  access: 'signed_in',
  right: 'vouchers:read',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const { code = '' } = request.params;
    const step = steps.find((one) => one === form.get('do')) ?? 'stop';
    const of = (name: string) => (form.get(name) ?? '').trim();
    const [reason, until, language] = [of('reason'), dayIn(form.get('until')), languages.find((one) => one === of('language'))];
    const missing = step === 'send' ? of('name') === '' || of('email') === '' || language === undefined : reason === '' || (step === 'extend' && until === '');
    if (missing) {
      const said = request.words('office/voucher')(step === 'send' ? 'nothing_said_send' : 'nothing_said');
      return { ...(await shown(request, form, said)), status: 400 };
    }
    const version = form.get('version') ?? '';
    const tried = await attempt(
      step === 'send'
        ? request.api.sendOfficeVoucher({
            path: { code },
            body: { version, name: of('name'), email: of('email'), language: language ?? request.language, words: of('words') },
          })
        : step === 'extend'
          ? request.api.extendOfficeVoucher({ path: { code }, body: { version, reason, until } })
          : step === 'folder'
            ? request.api.giveOfficeVoucherBack({ path: { code }, body: { version, reason } })
            : request.api.blockOfficeVoucher({ path: { code }, body: { version, reason, active: step === 'serve' } }),
    );
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(voucherPath(code), { done: step }) };
  },
};

const steps = ['send', 'extend', 'serve', 'folder', 'stop'] as const;

async function shown(
  { api, brands, params: { code = '' }, language, query, session }: PageRequest,
  typed: URLSearchParams,
  problem: string | null,
): Promise<Shown> {
  const [{ voucher, ...rest }, nameOf] = await Promise.all([api.getOfficeVoucher({ path: { code } }), brandNames({ api, brands })]);
  const found = { ...rest, voucher: { ...voucher, brand: nameOf(voucher.brand) } };
  const done = problem === null ? query.get('done') : null;
  const mayChange = isAllowed(session, 'vouchers:change');
  return {
    title: found.voucher.code,
    body: <VoucherPage found={found} language={language} mayChange={mayChange} done={done} problem={problem} typed={typed} />,
  };
}
