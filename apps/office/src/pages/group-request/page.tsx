import { isLanguage } from '@parral/api-spec/languages';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { groupRequestPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { eurosIn } from '../refund/refund-wish.ts';
import { holdChoices } from '../telephone-order/TelephoneOrderForm.tsx';
import { GroupRequestPage } from './GroupRequestPage.tsx';

/** One request of a group, and its answer: a visit with a link to pay it, or an end in words. */
export const groupRequestPage: Page = {
  route: 'visits/requests/:id',
  access: 'signed_in',
  right: 'visits:read',
  show: (request) => shown(request, new URLSearchParams(), crypto.randomUUID(), null),
  async submit(request, form) {
    const { api, words } = request;
    const of = (name: string) => (form.get(name) ?? '').trim();
    const count = (name: string) => Math.max(0, Math.trunc(Number(of(name))) || 0);
    const id = request.params['id'] ?? '';
    const path = { request_id: id };
    const said = of('words') === '' ? {} : { words: of('words') };
    const total = eurosIn(of('total'));
    if (of('do') === 'propose' && of('total') !== '' && total === null)
      return { ...(await shown(request, form, of('key'), words('office/group-request')('total_wrong'))), status: 400 };
    const language = of('language');
    const tried = await attempt(
      of('do') === 'propose'
        ? api.proposeToGroup({
            path,
            body: {
              key: of('key'),
              experience_id: of('visit'),
              date: `${of('day')}T${of('time')}`,
              language: isLanguage(language) ? language : request.language,
              adults: count('adults'),
              children: count('children'),
              babies: count('babies'),
              ...(total !== null && { total_price: total }),
              ...said,
              hold_hours: holdChoices.find((hours) => String(hours) === of('hold')) ?? 72,
            },
          })
        : api.refuseGroup({ path, body: { reason: of('reason'), ...said } }),
    );
    if (tried.refusal) {
      // Where the answer was lost the link may be sent, and only the same key finds it; what was refused was not, and is a new wish.
      const next = tried.refusal.status >= 500 || tried.refusal.status === 0 ? of('key') : crypto.randomUUID();
      return { ...(await shown(request, form, next, refusalText(tried.refusal, words))), status: statusOf(tried.refusal) };
    }
    return { to: withQuery(groupRequestPath(id), { done: tried.data.state }) };
  },
};

async function shown(
  { api, words, language, query, session, params: { id = '' } }: PageRequest,
  typed: URLSearchParams,
  formKey: string,
  problem: string | null,
): Promise<Shown> {
  const found = await api.getGroupRequest({ path: { request_id: id } });
  const { experiences } = await api.getOfficeDay({ query: { day: found.day } });
  return {
    title: `${words('office/group-requests')('title')}: ${found.name}`,
    body: (
      <GroupRequestPage
        found={found}
        visits={experiences.filter(({ brand }) => brand === found.site)}
        formKey={formKey}
        language={language}
        mayAnswer={isAllowed(session, 'visits:change')}
        done={problem === null ? query.get('done') : null}
        problem={problem}
        typed={typed}
      />
    ),
  };
}
