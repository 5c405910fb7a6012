import { formErrors } from '@parral/site/forms';
import { expect, test } from 'vitest';
import { contactField, contactPayload, contactSchema, type ContactValues } from './contact-form.ts';

const good: ContactValues = {
  subject: 'Un pedido',
  name: 'Ana',
  surname: 'Gil',
  email: 'Ana@Correo.es',
  phoneNumber: '600 112 233',
  message: 'Hola',
  consent: true,
};

const errorsOf = (values: ContactValues) => formErrors(contactSchema, values);

test('section 5: subject, name, surname, email, phone, message and consent are all required', () => {
  expect(errorsOf(good)).toEqual({});
  for (const field of ['subject', 'name', 'surname', 'email', 'phoneNumber', 'message'] as const)
    for (const blank of ['', '  ']) expect(errorsOf({ ...good, [field]: blank })).toEqual({ [field]: 'required' });
  expect(errorsOf({ ...good, consent: false })).toEqual({ consent: 'consent' });
});

test.each([
  ['email', 'ana@', 'email'],
  ['email', 'ana correo.es', 'email'],
  ['phoneNumber', 'seis', 'phone'],
  ['phoneNumber', '12', 'phone'],
])('section 5: %s %j has not its form', (field, value, error) => {
  expect(errorsOf({ ...good, [field]: value })).toEqual({ [field]: error });
});

test('section 3: phoneNumber is sent as phone_number; the consent is asked for and not sent', () => {
  expect(contactPayload({ ...good, name: ' Ana ', message: 'Hola\n' }, 'token')).toEqual({
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
  expect(['phone_number', 'message', 'captcha_key'].map(contactField)).toEqual(['phoneNumber', 'message', undefined]);
});
