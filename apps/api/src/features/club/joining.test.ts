import type { components } from '@parral/api-spec';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import { solvedCaptcha } from '../captcha/testing/solve.ts';
import { mailsTo } from './testing/club-mails.ts';

type Failure = components['schemas']['Error'];
const path = '/api/club/joining_request/';
const person = {
  name: 'Olga',
  surname: 'Ruiz',
  email: 'olga@example.com',
  phone_number: '+34 600 00 00 01',
  message: 'Hola',
  language: 'en',
  site: 'brisa',
  consent: true,
};

describeOnBoth('joining the club', (api) => {
  const ask = async (change: object = {}) => {
    const visitor = api().visitor();
    return visitor.post<Failure>(path, { ...person, captcha_key: await solvedCaptcha(visitor), ...change });
  };

  test('the estate is told and the person that it was heard, in the person’s language; asking again changes nothing', async () => {
    expect(await ask()).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await ask({ email: 'OLGA@example.com' })).toMatchObject({ status: 200, body: { status: 'ok' } });
    const received = await mailsTo(api(), 'olga@example.com');
    expect(received.map(({ subject }) => subject)).toEqual(['club-joining-received en Club']);
    expect(received[0]?.text).not.toContain('/office/');
    expect((await mailsTo(api(), 'bodega@brisa.example')).map(({ text }) => text)).toEqual([
      expect.stringMatching(/olga@example\.com Hola http:\/\/brisa\.localhost\/office\/club\/requests\/[\da-f-]{36}/),
    ]);
  });

  test('a member gets the same answer and no mail: it does not tell who is one', async () => {
    expect(await ask({ email: 'lucia@club.example' })).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await mailsTo(api(), 'lucia@club.example')).toEqual([]);
  });

  test.each([
    [{ consent: false }, 'consent'],
    [{ consent: undefined }, 'consent'],
    [{ name: ' ' }, 'name'],
    [{ email: 'olga@' }, 'email'],
    [{ phone_number: 'none' }, 'phone_number'],
    [{ site: 'nobody' }, 'site'],
  ])('%j is refused at its field', async (change, field) => {
    const reply = await ask(change);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('robots are kept out', async () => {
    expect((await ask({ captcha_key: 'made-up' })).body.detail).toBe('CAPTCHA_FAILED');
    expect((await ask({ captcha_key: undefined })).body.detail).toBe('CAPTCHA_FAILED');
  });
});
