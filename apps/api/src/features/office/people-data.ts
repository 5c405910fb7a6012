import type { components } from '@parral/api-spec';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { PersonalFile } from '../session/index.ts';
import { asActor } from '../staff/index.ts';
import type { OfficeContext } from './office-context.ts';
import { erasePersonalData, findPerson, givePersonalData, lookAtPerson, type NamedPerson, wasErased } from './personal-data.ts';

type Schemas = components['schemas'];
type Operations = 'getOfficePersonalData' | 'exportOfficePersonalData' | 'eraseOfficePersonalData';

/** What the law lets people ask of the estate, members and everybody else: their data, and that it goes. */
export function officePersonalData(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, officeSessions } = context;

  async function named(of: string): Promise<NamedPerson> {
    const person = await findPerson(db, of);
    if (person === null) throw new ApiError('NOT_FOUND');
    return person;
  }

  return {
    async getOfficePersonalData({ query }) {
      const person = await named(query.of);
      return personBody(person, await lookAtPerson(context, person));
    },

    async exportOfficePersonalData({ body, request, reply }) {
      const { staff } = await officeSessions.require(request);
      const person = await named(body.of);
      reply.header('cache-control', 'private, no-store');
      // Days as texts, as the file has them.
      return JSON.parse(JSON.stringify(await asActor({ staffId: staff.id }, () => givePersonalData(context, person)))) as Schemas['OfficePersonalFile'];
    },

    async eraseOfficePersonalData({ body, request }) {
      const { staff } = await officeSessions.require(request);
      // Asked once: whoever erases the same person at this moment must not fall between two questions.
      const person = await findPerson(db, body.of);
      if (person === null) {
        if (await wasErased(db, body.of)) return { kept: [] };
        throw new ApiError('NOT_FOUND');
      }
      const file = await asActor({ staffId: staff.id }, () => erasePersonalData(context, person));
      return { kept: keptBody(file).filter(({ stays }) => stays > 0) };
    },
  };
}

function personBody({ email, member }: NamedPerson, file: PersonalFile): Schemas['OfficePersonalData'] {
  return {
    email,
    member: member === null ? null : { number: member.number, name: `${member.name} ${member.surname}` },
    kept: keptBody(file),
  };
}

function keptBody(file: PersonalFile): Schemas['OfficeKeptData'][] {
  return file.counts().map(({ kind, count, stays }) => ({ kind: kind as Schemas['OfficeKeptData']['kind'], count, stays }));
}
