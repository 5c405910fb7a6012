import type { components } from '@parral/api-spec';
import { normaliseDocumentNumber, normaliseEmail } from '@parral/rules';
import { readToday } from '../../platform/database/today.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { keepOwn, memberAddress, memberLanguage, shownDocument, type MemberOwn, type MemberRow } from '../session/index.ts';
import { pageOf } from '../site/index.ts';
import { stillMember, type ClubDeps } from './club-deps.ts';
import { addressErrors, filled, personalErrors } from './field-errors.ts';
import { countryOptions, documentOptions, languageOptions } from './options.ts';

type Schemas = components['schemas'];
type ProfileOperation = 'getPersonalInformation' | 'changePersonalInformation' | 'getPersonalInformationUrl' | 'saveMemberAddress';

/** Personal data and billing address (specification sections 3, 5 and 7). */
export function profile(deps: ClubDeps): Pick<Handlers, ProfileOperation> {
  const { db } = deps.context;

  return {
    async getPersonalInformation({ query, request }) {
      const member = await deps.member(request);
      const countries = await deps.countries();
      return {
        personal_information: shownPerson(member),
        member_number: member.number,
        address: memberAddress(member),
        options: {
          language: languageOptions,
          document: documentOptions(query.language, await deps.lists()),
          country: countryOptions(
            query.language,
            countries.map(({ code }) => code),
            (await deps.lists()).countries,
          ),
        },
        country_postcode_regex_map: Object.fromEntries(countries.map(({ code, postcodeRegex }) => [code, postcodeRegex])),
      };
    },

    async changePersonalInformation({ body, request }) {
      const member = await deps.member(request);
      refuseFields(personalErrors(body, shownDocument(member).document_type, await readToday(db)));
      const { phone_number: phone, company_name: company } = body;
      const own: MemberOwn = {
        ...body,
        ...(phone !== undefined && { phone_number: phone.trim() }),
        ...(company !== undefined && { company_name: filled(company) ? (company ?? '').trim() : null }),
      };
      return { personal_information: shownPerson(stillMember(await keepOwn(db, member.id, own))) };
    },

    async getPersonalInformationUrl({ request }) {
      const language = memberLanguage(await deps.member(request));
      return { url: pageOf(await deps.site(), request, 'personal-information', language) };
    },

    async saveMemberAddress({ body, request }) {
      const member = await deps.member(request);
      const country = (await deps.countries()).find(({ code }) => code === body.country);
      refuseFields(addressErrors(body, country?.postcodeRegex ?? null));
      const saved = stillMember(await keepOwn(db, member.id, { billing_address: tidyAddress(body) }));
      return { address: memberAddress(saved) as Schemas['MemberAddress'] };
    },
  };
}

/** The member's data: what the member changed stands before what the estate knows, but for the locked fields. */
export function shownPerson(member: MemberRow): Schemas['PersonalInformation'] {
  const { own, data } = member;
  const document = shownDocument(member);
  return {
    ...document,
    name: member.name,
    surname: member.surname,
    email: member.email,
    phone_number: own.phone_number ?? data.phone,
    birthday: own.birthday === undefined ? (data.birthday ?? null) : own.birthday,
    language: memberLanguage(member),
    nationality: own.nationality === undefined ? (data.nationality ?? null) : own.nationality,
    company_name: document.document_type === 'nif_cif' ? ((own.company_name === undefined ? data.companyName : own.company_name) ?? null) : null,
    title: own.title === undefined ? (data.title ?? null) : own.title,
  };
}

/** As it is kept: trimmed, a company without a person's name and the other way round, empty optional fields left out. */
function tidyAddress({ country, ...address }: Schemas['AddressChange']): Schemas['BillingAddress'] {
  const isCompany = filled(address.company);
  const entries = Object.entries(address).map(([name, value]) => [name, value.trim()] as const);
  const kept = entries.filter(([name, value]) => value !== '' && !(isCompany ? ['first_name', 'last_name'] : ['company']).includes(name));
  return {
    ...(Object.fromEntries(kept) as Omit<Schemas['BillingAddress'], 'country_id'>),
    document_number: normaliseDocumentNumber(address.document_number),
    email: normaliseEmail(address.email),
    postcode: address.postcode.trim().toUpperCase(),
    country_id: country,
  };
}
