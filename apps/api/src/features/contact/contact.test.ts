import type { components } from '@parral/api-spec';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import { solvedCaptcha } from '../captcha/testing/solve.ts';
import { mailsTo } from '../club/testing/club-mails.ts';

type Failure = components['schemas']['Error'];
const message = {
  subject: 'Un pedido',
  name: ' Olga ',
  surname: 'Ruiz',
  email: 'Olga@Example.com',
  phone_number: '+34 600 00 00 01',
  message: '¿Llega a <b>Soria</b>?',
};

describeOnBoth('contact', (api) => {
  const pageOf = async (brand: string, language: string) =>
    (await api().visitor().get<components['schemas']['Page']>(`/api/page/${brand}/${language}/catalogue`)).body.page.id;
  const send = async (change: object = {}, pageId?: string) => {
    const visitor = api().visitor();
    const body = { ...message, captcha_key: await solvedCaptcha(visitor), ...change };
    return visitor.post<Failure>(`/api/contact/${pageId ?? (await pageOf('alba', 'es'))}/send/`, body);
  };

  test('section 7: the subjects of a page are a list of texts, in its language; a page that is not there has none', async () => {
    const subjects = async (id: string) => api().visitor().get(`/api/contact/${id}/subjects`);
    expect(await subjects(await pageOf('alba', 'es'))).toMatchObject({ status: 200, body: ['Un pedido', 'Otra cosa'] });
    expect(await subjects(await pageOf('brisa', 'en'))).toMatchObject({ status: 200, body: ['An order', 'Something else'] });
    expect(await subjects('999999')).toMatchObject({ status: 404, body: { detail: 'NOT_FOUND' } });
  });

  test('section 2: "The contact page URL is obtainable by a call", of the brand whose host is asked', async () => {
    const slug = (host: string, lang: string) => api().visitor(host).get(`/api/contact/get_contact_page_slug/?lang=${lang}`);
    expect(await slug('localhost', 'es')).toMatchObject({ status: 200, body: { contact_page_url: '/es/contact' } });
    expect(await slug('brisa.localhost', 'en')).toMatchObject({ status: 200, body: { contact_page_url: '/en/contact' } });
    expect((await slug('localhost', 'fr')).status).toBe(400);
  });

  test('section 2: a message reaches the brand of its page by mail, answering it answers the person, and none of it runs', async () => {
    expect(await send()).toMatchObject({ status: 200, body: { status: 'ok' } });
    const [mail, ...more] = await mailsTo(api(), 'bodega@alba.example');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('contact-message Un pedido');
    expect(mail?.text).toContain('Olga Ruiz olga@example.com +34 600 00 00 01 español ¿Llega a <b>Soria</b>?');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.replyTo).toBe('olga@example.com');
  });

  test.each([
    [{ subject: 'An order' }, 'subject'],
    [{ subject: 'Bcc: all@example.com' }, 'subject'],
    [{ name: ' ' }, 'name'],
    [{ surname: undefined }, 'surname'],
    [{ email: 'olga@' }, 'email'],
    [{ email: 'a,b@example.com' }, 'email'],
    [{ phone_number: 'none' }, 'phone_number'],
    [{ message: ' \n ' }, 'message'],
    [{ unknown: 'x' }, 'unknown'],
  ])('section 5: all fields are required and have their form: %j is refused at its field', async (change, field) => {
    const reply = await send(change);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('section 7: a token of the bot check for each submission; without one nothing is sent', async () => {
    expect((await send({ captcha_key: 'made-up' })).body.detail).toBe('CAPTCHA_FAILED');
    expect((await send({ captcha_key: undefined })).body.detail).toBe('CAPTCHA_FAILED');
    const visitor = api().visitor();
    const [captcha_key, id] = [await solvedCaptcha(visitor), await pageOf('alba', 'es')];
    const twice = [
      await visitor.post(`/api/contact/${id}/send/`, { ...message, captcha_key }),
      await visitor.post(`/api/contact/${id}/send/`, { ...message, captcha_key }),
    ];
    expect(twice.map(({ status }) => status)).toEqual([200, 400]);
  });

  test('a page that is not there takes no message', async () => {
    expect((await send({}, '999999')).status).toBe(404);
  });
});

describeOnBoth(
  'contact, one address',
  (api) => {
    test('five messages in a minute, then 429 until the minute is over', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) statuses.push((await api().visitor().post('/api/contact/1/send/', message)).status);
      expect(statuses.at(-1)).toBe(429);
      expect(statuses.slice(0, 5)).not.toContain(429);
    });
  },
  { config: { rateLimitFactor: 1 } },
);
