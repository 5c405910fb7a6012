import { expect, test } from 'vitest';
import { contactPayload, faultsOf, refusedFields, type ContactValues } from './contact-form.ts';

const good: ContactValues = {
  subject: 'Un pedido',
  name: 'Ana',
  surname: 'Gil',
  email: 'Ana@Correo.es',
  phoneNumber: '600 112 233',
  message: 'Hola',
  consent: 'yes',
};

test('section 5: subject, name, surname, email, phone, message and consent are all required', () => {
  expect(faultsOf(good)).toEqual({});
  for (const field of ['subject', 'name', 'surname', 'email', 'phoneNumber', 'message'] as const)
    expect(faultsOf({ ...good, [field]: '' })).toEqual({ [field]: 'required' });
  expect(faultsOf({ ...good, consent: '' })).toEqual({ consent: 'consent' });
});

test.each([
  ['email', 'ana@', 'email'],
  ['email', 'ana correo.es', 'email'],
  ['phoneNumber', 'seis', 'phone'],
  ['phoneNumber', '12', 'phone'],
])('section 5: %s %j has not its form', (field, value, fault) => {
  expect(faultsOf({ ...good, [field]: value })).toEqual({ [field]: fault });
});

test('section 3: phoneNumber is sent as phone_number; the consent is asked for and not sent', () => {
  expect(contactPayload(good, 'token')).toEqual({
    subject: 'Un pedido',
    name: 'Ana',
    surname: 'Gil',
    email: 'ana@correo.es',
    phone_number: '600 112 233',
    message: 'Hola',
    captcha_key: 'token',
  });
  expect(contactPayload(good, '')).not.toHaveProperty('captcha_key');
});

test('what the server refuses is shown at the form’s own fields', () => {
  expect(refusedFields({ phone_number: 'BAD_REQUEST', captcha_key: 'BAD_REQUEST' })).toEqual({ phoneNumber: 'refused' });
});
