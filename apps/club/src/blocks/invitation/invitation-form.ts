import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { documentTypes, isDocumentNumber, normaliseDocumentNumber, normaliseEmail } from '@parral/rules';
import { conditions, email, judgeFields, optionalText, requiredText } from '@parral/site/forms';
import * as z from 'zod/mini';

type Schemas = components['schemas'];

/** Section 5: name, surname, email and language required; the document is optional, and right when it is given. */
export const invitationSchema = z
  .object({
    name: requiredText,
    surname: requiredText,
    documentType: z.enum(documentTypes),
    documentNumber: z.string(),
    email,
    language: requiredText,
  })
  .check(
    conditions((values, report) => {
      const documentNumber = optionalText('document', (number) => isDocumentNumber(values.documentType, number));
      judgeFields(values, { documentNumber }, report);
    }),
  );

/** Everything typed into the invitation. */
export type InvitationValues = z.infer<typeof invitationSchema>;

export const invitationOrder = ['name', 'surname', 'documentNumber', 'email', 'language'] as const;

/** `dni` unless told (specification section 3: default document type). */
export const emptyInvitation: InvitationValues = { name: '', surname: '', documentType: 'dni', documentNumber: '', email: '', language: '' };

/** The form → POST /api/club/invitation/; a document that is not given is left out. */
export function invitationPayload(values: InvitationValues): Schemas['InvitationRequest'] {
  const number = normaliseDocumentNumber(values.documentNumber);
  return {
    name: values.name.trim(),
    surname: values.surname.trim(),
    email: normaliseEmail(values.email),
    // One of the options that came from the server.
    language: values.language as Language,
    ...(number !== '' && { document_type: values.documentType, document_number: number }),
  };
}

const fieldsOfServer: Readonly<Record<string, keyof InvitationValues>> = {
  name: 'name',
  surname: 'surname',
  email: 'email',
  language: 'language',
  document_type: 'documentNumber',
  document_number: 'documentNumber',
};

/** The form's field for one of the request's. */
export const invitationField = (path: string): keyof InvitationValues | undefined => fieldsOfServer[path];
