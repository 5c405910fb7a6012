import type { components } from '@parral/api-spec';
import { isEmail, isPhone, normaliseEmail } from '@parral/rules';
import { judge, need } from '../../forms/faults.ts';
import { schemaOf } from '../../forms/schema.ts';

type Request = components['schemas']['JoiningRequest'];

/** Everything typed into the request to join. */
export interface JoiningValues {
  name: string;
  surname: string;
  email: string;
  phone: string;
  message: string;
  consent: boolean;
}

export const joiningOrder = ['name', 'surname', 'email', 'phone', 'message', 'consent'] as const;
export const emptyJoining: JoiningValues = { name: '', surname: '', email: '', phone: '', message: '', consent: false };

/** Name, surname, e-mail and consent; a phone may be left out, and is one when it is there. */
export const joiningSchema = schemaOf<JoiningValues>((values, report) => {
  need(values, ['name', 'surname'], report);
  judge(values.email, 'email', 'email', isEmail, report);
  if (values.phone.trim() !== '' && !isPhone(values.phone)) report('phone', 'phone');
  if (!values.consent) report('consent', 'consent');
});

/** The form → the request; what is optional and empty is left out. */
export function joiningPayload(values: JoiningValues, around: Pick<Request, 'language' | 'site' | 'captcha_key'>): Request {
  const phone = values.phone.trim();
  const message = values.message.trim();
  return {
    name: values.name.trim(),
    surname: values.surname.trim(),
    email: normaliseEmail(values.email),
    ...(phone !== '' && { phone_number: phone }),
    ...(message !== '' && { message }),
    consent: true,
    ...around,
  };
}
