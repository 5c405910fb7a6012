import { describe, expect, it } from 'vitest';
import { emptyJoining, joiningPayload, joiningSchema, type JoiningValues } from './joining-form.ts';

const good: JoiningValues = { ...emptyJoining, name: 'Ana', surname: 'Ruiz', email: ' Ana@Correo.es', consent: true };
const faults = (values: JoiningValues) => joiningSchema.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('joining request', () => {
  it('asks for name, surname, e-mail and consent', () => {
    expect(faults(emptyJoining)).toEqual(['name required', 'surname required', 'email required', 'consent consent']);
    expect(faults(good)).toEqual([]);
  });
  it('a phone is optional, and a phone when it is given', () => {
    expect(faults({ ...good, phone: 'tomorrow' })).toEqual(['phone phone']);
    expect(faults({ ...good, phone: '+34 600 11 22 33' })).toEqual([]);
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
