import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import { newMember } from './testing/club-members.ts';

type Schemas = components['schemas'];
type Failure = Schemas['Error'];
const personal = '/api/club/profile/personal_information/';
const addressPath = '/api/club/profile/address/';
const address = {
  document_type: 'dni',
  document_number: '12345678Z',
  first_name: 'Nora',
  last_name: 'Prieto',
  email: 'Nora@Example.com',
  line1: 'Calle Mayor, 1',
  line2: '',
  country: 'ES',
  state: 'La Rioja',
  postcode: '26200',
  locality: 'Haro',
};

describeOnBoth('personal information', (api) => {
  test('section 3: the fields, member_number, address, languages, countries with ES first, postcode patterns', async () => {
    const { visitor, member } = await newMember(api());
    const { body } = await visitor.get<Schemas['PersonalInformationPage']>(`${personal}?language=en`);
    expect(body.personal_information).toMatchObject({
      name: 'Nora',
      surname: 'Prieto Lanz',
      email: member.email,
      phone_number: '+34 600 70 70 70',
      document_type: 'dni',
      birthday: '1985-02-03',
      language: 'es',
      nationality: null,
      company_name: null,
      title: 'mrs',
    });
    expect(body).toMatchObject({ member_number: member.number, address: null, options: { language: [{ value: 'es' }, { value: 'en' }] } });
    expect(body.options.country.slice(0, 3).map(({ text }) => text)).toEqual(['Spain', 'Andorra', 'Argentina']);
    expect('26200').toMatch(new RegExp(`^(?:${body.country_postcode_regex_map['ES']})$`));
  });

  test('section 7, PATCH saves what is sent and leaves the rest; two tabs lose nothing', async () => {
    const { visitor } = await newMember(api());
    const save = (change: Schemas['PersonalInformationChange']) => visitor.send<Schemas['PersonalInformationSaved']>('PATCH', personal, change, {});
    await Promise.all([save({ phone_number: ' +34 611 222 333 ' }), save({ birthday: '1990-12-31', nationality: 'FR' }), save({ title: null })]);
    const { body } = await visitor.get<Schemas['PersonalInformationPage']>(`${personal}?language=es`);
    expect(body.personal_information).toMatchObject({
      phone_number: '+34 611 222 333',
      birthday: '1990-12-31',
      nationality: 'FR',
      title: null,
      surname: 'Prieto Lanz',
    });
    expect((await save({ birthday: null })).body.personal_information.birthday).toBeNull();
  });

  test.each(['name', 'surname', 'email', 'document_type', 'document_number'])(
    'section 5, %s is read-only: 400 with the field, and nothing is saved',
    async (field) => {
      const { visitor } = await newMember(api());
      const before = (await visitor.get(`${personal}?language=es`)).body;
      const reply = await visitor.send<Failure>(
        'PATCH',
        personal,
        { [field]: field === 'document_type' ? 'passport' : 'Otra', phone_number: '+34 699 999 999' },
        {},
      );
      expect([reply.status, reply.body.detail, Object.keys(reply.body.fields ?? {})]).toEqual([400, 'BAD_REQUEST', [field]]);
      expect((await visitor.get(`${personal}?language=es`)).body).toEqual(before);
    },
  );

  test.each([
    [{ phone_number: 'llámame' }, 'phone_number'],
    [{ phone_number: '' }, 'phone_number'],
    [{ birthday: '31/12/1990' }, 'birthday'],
    [{ birthday: '1990-02-30' }, 'birthday'],
    [{ birthday: '2999-01-01' }, 'birthday'],
    [{ company_name: 'Viñas SL' }, 'company_name'],
    [{ language: 'fr' }, 'language'],
    [{ nationality: 'Spain' }, 'nationality'],
    [{ title: 'dr' }, 'title'],
  ])('section 5: %j is refused at its field', async (change, field) => {
    const { visitor } = await newMember(api());
    const reply = await visitor.send<Failure>('PATCH', personal, change, {});
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('section 5: a company only with nif_cif', async () => {
    const { visitor } = await newMember(api(), { document: { type: 'nif_cif', number: 'B26000018' } });
    const reply = await visitor.send<Schemas['PersonalInformationSaved']>('PATCH', personal, { company_name: ' Viñas SL ' }, {});
    expect(reply.body.personal_information.company_name).toBe('Viñas SL');
  });

  test('section 4: after a change of language the page fetches a URL, which is in the language chosen; so is the session’s label', async () => {
    const { visitor } = await newMember(api());
    const url = async () => (await visitor.get<Schemas['PersonalInformationUrl']>('/api/club/profile/personal_information_url/')).body.url;
    expect(await url()).toMatch(/^\/es\//);
    await visitor.send('PATCH', personal, { language: 'en' }, {});
    expect(await url()).toMatch(/^\/en\//);
    expect((await visitor.get<Schemas['Session']>('/api/club/session/')).body.member?.level_label).toBe('Bronze');
  });

  test('the billing address is saved, tidied, and what the checkout fills in', async () => {
    const { visitor } = await newMember(api());
    const saved = await visitor.post<Schemas['AddressSaved']>(addressPath, { ...address, document_number: ' 12345678-z' });
    expect(saved.body.address).toEqual({
      document_type: 'dni',
      document_number: '12345678Z',
      first_name: 'Nora',
      last_name: 'Prieto',
      email: 'nora@example.com',
      line1: 'Calle Mayor, 1',
      country: 'ES',
      state: 'La Rioja',
      postcode: '26200',
      locality: 'Haro',
    });
    expect((await visitor.get<Schemas['PersonalInformationPage']>(`${personal}?language=es`)).body.address).toEqual(saved.body.address);
    expect((await visitor.get<Schemas['MemberData']>('/api/club/checkout/member_data/')).body.billing_address).toEqual(saved.body.address);
  });

  test.each([
    [{ document_number: '12345678A' }, 'document_number', 'DOCUMENT_NUMBER_INVALID'],
    [{ document_number: 'X1234567A' }, 'document_number', 'DOCUMENT_NUMBER_INVALID'],
    [{ document_type: 'nif_cif', document_number: 'B26000019', company: 'Viñas SL' }, 'document_number', 'DOCUMENT_NUMBER_INVALID'],
    [{ postcode: '2620' }, 'postcode', 'POSTCODE_INVALID'],
    [{ email: 'nora@' }, 'email', 'PATTERN'],
    [{ first_name: ' ' }, 'first_name', 'BAD_REQUEST'],
    [{ last_name: '' }, 'last_name', 'BAD_REQUEST'],
    [{ company: 'Viñas SL' }, 'company', 'BAD_REQUEST'],
    [{ line1: '   ' }, 'line1', 'BAD_REQUEST'],
  ])('section 5, billing address: %j is refused at its field', async (change, field, code) => {
    const { visitor } = await newMember(api());
    const reply = await visitor.post<Failure>(addressPath, { ...address, ...change });
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toMatchObject({ [field]: code });
  });

  test.each(['document_type', 'document_number', 'email', 'line1', 'country', 'postcode', 'locality'])(
    'section 5, billing address: %s is required',
    async (field) => {
      const { visitor } = await newMember(api());
      const { [field as keyof typeof address]: _, ...rest } = address;
      const reply = await visitor.post<Failure>(addressPath, rest);
      expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
    },
  );

  test('a company has no person’s name, and a postcode of a country without a pattern is free', async () => {
    const { visitor } = await newMember(api());
    const company = { ...address, document_type: 'nif_cif', document_number: 'B26000018', company: 'Viñas SL', country: 'JP', postcode: '150-0001' };
    const saved = await visitor.post<Schemas['AddressSaved']>(addressPath, company);
    expect(saved.status).toBe(200);
    expect(saved.body.address).toMatchObject({ company: 'Viñas SL', country: 'JP' });
    expect(saved.body.address).not.toHaveProperty('first_name');
  });

  test('a member who was erased meanwhile is nobody', async () => {
    const { visitor, member } = await newMember(api());
    await api().context.db.execute(sql`delete from member where id = ${member.id}`);
    expect(await visitor.get<Failure>(`${personal}?language=es`)).toMatchObject({ status: 401, body: { detail: 'CLUB_NO_AUTHENTICATED_MEMBER' } });
  });
});
