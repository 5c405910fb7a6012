import type { components } from '@parral/api-spec';
import { isPhone, normaliseEmail } from '@parral/rules';
import { email, optionalText, requiredText, ticked } from '@parral/site/forms';
import * as z from 'zod/mini';

type Request = components['schemas']['JoiningRequest'];

/** Everything typed into the request to join: name, surname, e-mail and consent; a phone may be left out, and is one when it is there. */
export const joiningSchema = z.object({
  name: requiredText,
  surname: requiredText,
  email,
  phone: optionalText('phone', isPhone),
  message: z.string(),
  consent: ticked('consent'),
});

export type JoiningValues = z.infer<typeof joiningSchema>;

export const joiningOrder = ['name', 'surname', 'email', 'phone', 'message', 'consent'] as const;
export const emptyJoining: JoiningValues = { name: '', surname: '', email: '', phone: '', message: '', consent: false };

/** The form → the request; what is optional and empty is left out. */
export function joiningPayload(values: JoiningValues, context: Pick<Request, 'language' | 'site' | 'captcha_key'>): Request {
  const phone = values.phone.trim();
  const message = values.message.trim();
  return {
    name: values.name.trim(),
    surname: values.surname.trim(),
    email: normaliseEmail(values.email),
    ...(phone !== '' && { phone_number: phone }),
    ...(message !== '' && { message }),
    consent: true,
    ...context,
  };
}
