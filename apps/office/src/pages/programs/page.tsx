import { wallMoment } from '../../formats/moments.ts';
import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { programsPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { ProgramList, webhookText } from './ProgramList.tsx';

/** Webhooks and tokens of the estate's other programs. */
export const programsPage: Page = {
  route: 'programs',
  access: 'signed_in',
  right: 'programs:change',
  show: (request) => shown(request, null),
  async csv({ api, words }) {
    const t = words('office/programs');
    const { webhooks, tokens } = await api.listOfficePrograms();
    const moment = (at: string | null) => at && wallMoment(at);
    return {
      list: 'programs',
      name: 'programs',
      head: [t('kind'), t('name'), t('url'), t('events'), t('state'), t('delivered'), t('until'), t('used')],
      rows: [
        ...webhooks.map((one) => [t('webhook'), one.name, one.url, one.events.join(' '), webhookText(one, t), moment(one.delivered_at), null, null]),
        ...tokens.map((one) => [
          t('token'),
          one.name,
          null,
          one.scopes.join(' '),
          t(`token_${one.state}`),
          null,
          moment(one.expires_at),
          moment(one.last_used_at),
        ]),
      ],
    };
  },
  async submit(request, form) {
    const tried = await attempt(request.api.retryOfficeWebhook({ path: { name: form.get('webhook') ?? '' } }));
    if (tried.refusal) return { ...(await shown(request, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return { to: withQuery(programsPath, { done: 'retried' }) };
  },
};

async function shown({ api, language, query, words }: PageRequest, problem: string | null): Promise<Shown> {
  const programs = await api.listOfficePrograms();
  const isRetried = problem === null && query.get('done') === 'retried';
  return { title: words('office/programs')('title'), body: <ProgramList programs={programs} language={language} isRetried={isRetried} problem={problem} /> };
}
