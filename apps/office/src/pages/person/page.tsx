import { ApiError } from '@parral/api-client';
import type { Moved, Page, PageRequest, Shown } from '../../routing/page.ts';
import { peoplePath, personPath, withQuery } from '../../routing/paths.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { PersonLink } from '../new-person/NewPersonForm.tsx';
import { roleIn } from '../people/roles.ts';
import { PersonPage } from './PersonPage.tsx';

/** Somebody of the estate. */
export const personPage: Page = {
  route: 'people/:id',
  access: 'signed_in',
  right: 'staff:change',
  show: (request) => shown(request, null),
  async submit(request, form) {
    const tried = await attempt(take(request, form));
    if (tried.refusal) return { ...(await shown(request, refusalText(tried.refusal, request.words))), status: statusOf(tried.refusal) };
    return tried.data;
  },
};

async function take({ api, language, words, params: { id = '' } }: PageRequest, form: URLSearchParams): Promise<Shown | Moved> {
  const path = { staff_id: id };
  if (form.get('do') === 'link') {
    const { person, link, valid_until } = await api.makeStaffLink({ path, body: form.get('forget') === 'yes' ? { forget_second_factor: true } : {} });
    return {
      title: words('office/new-person')('link_title', { name: person.name }),
      body: <PersonLink name={person.name} link={link} validUntil={valid_until} language={language} />,
    };
  }
  if (form.get('do') === 'remove' && form.get('sure') === 'yes') {
    await api.removeStaff({ path });
    return { to: peoplePath };
  }
  await api.changeStaff({ path, body: { version: Number(form.get('version')), name: (form.get('name') ?? '').trim(), role: roleIn(form.get('role')) } });
  return { to: withQuery(personPath(id), { done: 'saved' }) };
}

async function shown({ api, language, query, params: { id = '' } }: PageRequest, problem: string | null): Promise<Shown> {
  const { staff } = await api.listStaff();
  const member = staff.find((one) => one.id === id);
  if (!member) throw new ApiError({ code: 'NOT_FOUND', status: 404 });
  return {
    title: member.name,
    body: <PersonPage member={member} language={language} isSaved={problem === null && query.get('done') === 'saved'} problem={problem} />,
  };
}
