import type { Page, PageRequest, Shown } from '../../routing/page.ts';
import { attempt, refusalText, statusOf } from '../../refusals/refusal.ts';
import { roleIn } from '../people/roles.ts';
import { NewPersonForm, PersonLink } from './NewPersonForm.tsx';

/** Somebody new. */
export const newPersonPage: Page = {
  route: 'people/new',
  access: 'signed_in',
  right: 'staff:change',
  show: async (request) => shown(request, new URLSearchParams(), null),
  async submit(request, form) {
    const body = { name: (form.get('name') ?? '').trim(), email: (form.get('email') ?? '').trim(), role: roleIn(form.get('role')) };
    const tried = await attempt(request.api.addStaff({ body }));
    if (tried.refusal) return { ...shown(request, form, refusalText(tried.refusal, request.words)), status: statusOf(tried.refusal) };
    const { person, link, valid_until } = tried.data;
    return {
      title: request.words('office/new-person')('link_title', { name: person.name }),
      body: <PersonLink name={person.name} link={link} validUntil={valid_until} language={request.language} />,
    };
  },
};

function shown({ words }: PageRequest, typed: URLSearchParams, problem: string | null): Shown {
  return { title: words('office/new-person')('title'), body: <NewPersonForm typed={typed} problem={problem} /> };
}
