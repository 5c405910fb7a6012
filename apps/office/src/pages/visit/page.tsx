import type { ApiClient } from '@parral/api-client';
import { estateDay } from '@parral/rules';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { visitPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { eurosIn } from '../refund/refund-wish.ts';
import { VisitPage } from './VisitPage.tsx';

/** One visit. */
export const visitPage: Page = {
  route: 'visits/:reference',
  access: 'signed_in',
  right: 'visits:read',
  show: (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const { reference = '' } = request.params;
    const step = steps[form.get('do') ?? ''];
    const call = step?.call(request.api, reference, form) ?? null;
    if (step === undefined || call === null) return { ...(await shown(request, form, request.words('office/visit')('nothing_said'))), status: 400 };
    const tried = await attempt(call);
    if (tried.refusal) return { ...(await shown(request, form, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(visitPath(reference), { done: step.done }) };
  },
};

interface Step {
  done: string;
  /** null where the form does not say enough. */
  call(api: ApiClient, reference: string, form: URLSearchParams): Promise<unknown> | null;
}

const steps: Readonly<Record<string, Step>> = {
  move: {
    done: 'moved',
    call(api, reference, form) {
      const date = `${form.get('day')}T${form.get('time')}`;
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(date)) return null;
      const reason = textOf(form, 'reason');
      return api.moveOfficeVisit({ path: { reference }, body: { version: textOf(form, 'version'), date, ...(reason !== '' && { reason }) } });
    },
  },
  people: {
    done: 'people',
    call(api, reference, form) {
      const count = (age: string) => (/^\d{1,4}$/.test(textOf(form, age)) ? Number(textOf(form, age)) : null);
      const [adults, children, babies] = [count('adults'), count('children'), count('babies')];
      const said = textOf(form, 'amount');
      const refund = said === '' ? undefined : said === '0' ? 0 : eurosIn(said);
      if (adults === null || children === null || babies === null || refund === null) return null;
      const reason = textOf(form, 'reason');
      const wish = { adults, children, babies, ...(refund !== undefined && { refund }), ...(reason !== '' && { reason }) };
      return api.bringFewerPeople({ path: { reference }, body: { version: textOf(form, 'version'), ...wish } });
    },
  },
  cancel: {
    done: 'cancelled',
    call: (api, reference, form) => api.cancelOfficeVisit({ path: { reference }, body: { version: textOf(form, 'version'), reason: textOf(form, 'reason') } }),
  },
  refund: {
    done: 'refunded',
    call(api, reference, form) {
      const amount = eurosIn(form.get('amount') ?? '');
      if (amount === null) return null;
      return api.refundOfficeVisit({ path: { reference }, body: { version: textOf(form, 'version'), reason: textOf(form, 'reason'), amount } });
    },
  },
};

const textOf = (form: URLSearchParams, name: string) => (form.get(name) ?? '').trim();

async function shown(
  { api, language, params: { reference = '' }, query, session }: PageRequest,
  typed: URLSearchParams,
  problem: string | null,
): Promise<Shown> {
  const found = await api.getOfficeVisit({ path: { reference } });
  return {
    title: `${found.visit.name}, ${reference}`,
    body: (
      <VisitPage
        found={found}
        today={estateDay(new Date())}
        language={language}
        mayChange={isAllowed(session, 'visits:change')}
        done={problem === null ? query.get('done') : null}
        problem={problem}
        typed={typed}
      />
    ),
  };
}
