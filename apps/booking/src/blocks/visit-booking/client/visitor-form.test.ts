import { emptyBooking } from '@parral/rules';
import { formErrors } from '@parral/site/forms';
import { describe, expect, it } from 'vitest';
import { visitorFields, visitorSchema } from './visitor-form.ts';

const empty = emptyBooking({ month: 11, year: 2026 }).thirdStep;
const whole = {
  ...empty,
  documentNumber: '12345678-z',
  name: ' Lucía ',
  surname: 'Arteaga',
  email: ' Lucia@Correo.ES',
  phoneNumber: '600 11 22 33',
  consent: true,
};

describe('section 5: "visitor form valid and privacy consent required; newsletter optional"', () => {
  it('nothing is wrong with a whole form', () => expect(formErrors(visitorSchema, whole)).toEqual({}));
  it('an empty one lacks all but region and comment, and the consent', () => {
    const errors = formErrors(visitorSchema, empty);
    expect(visitorFields.flatMap((field) => (errors[field] ? `${field} ${errors[field]}` : []))).toEqual([
      'name required',
      'surname required',
      'documentNumber required',
      'email required',
      'phoneNumber required',
      'consent consent',
    ]);
  });
  it.each([
    ['documentNumber', '12345678A', 'document'],
    ['email', 'lucia@correo', 'email'],
    ['phoneNumber', 'seis', 'phone'],
    ['comment', 'a'.repeat(501), 'too_long'],
    ['country', '', 'required'],
  ])('%s "%s" → %s', (field, value, error) => expect(formErrors(visitorSchema, { ...whole, [field]: value })).toEqual({ [field]: error }));
});
