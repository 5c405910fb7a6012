import { formErrors } from '@parral/site/forms';
import { describe, expect, it } from 'vitest';
import { emptyJoining, joiningPayload, joiningSchema, type JoiningValues } from './joining-form.ts';

const good: JoiningValues = { ...emptyJoining, name: 'Ana', surname: 'Ruiz', email: ' Ana@Correo.es', consent: true };
const errors = (values: JoiningValues) => Object.entries(formErrors(joiningSchema, values)).map(([field, error]) => `${field} ${error}`);

describe('joining request', () => {
  it('asks for name, surname, e-mail and consent', () => {
    expect(errors(emptyJoining)).toEqual(['name required', 'surname required', 'email required', 'consent consent']);
    expect(errors(good)).toEqual([]);
  });
  it('a phone is optional, and a phone when it is given', () => {
    expect(errors({ ...good, phone: 'tomorrow' })).toEqual(['phone phone']);
    expect(errors({ ...good, phone: '+34 600 11 22 33' })).toEqual([]);
  });
  it('sends what was written, the e-mail in lower case, nothing that is empty', () => {
    expect(joiningPayload(good, { language: 'es', site: 'brisa', captcha_key: 'k' })).toEqual({
      name: 'Ana',
      surname: 'Ruiz',
      email: 'ana@correo.es',
      consent: true,
      language: 'es',
      site: 'brisa',
      captcha_key: 'k',
    });
  });
});
