import type { components } from '@parral/api-spec';
import { isDocumentNumber, isEmail, normaliseDocumentNumber, normaliseEmail, type DocumentType } from '@parral/rules';
import { judge, need } from '../../forms/faults.ts';
import { schemaOf } from '../../forms/schema.ts';

type Schemas = components['schemas'];

/** Everything typed into the invitation. */
export interface InvitationValues {
  name: string;
  surname: string;
  documentType: DocumentType;
  documentNumber: string;
  email: string;
  language: string;
}

export const invitationOrder = ['name', 'surname', 'documentNumber', 'email', 'language'] as const;

/** `dni` unless told (specification section 3: default document type). */
export const emptyInvitation: InvitationValues = { name: '', surname: '', documentType: 'dni', documentNumber: '', email: '', language: '' };

/** Section 5: name, surname, email and language required; the document is optional, and right when it is given. */
export const invitationSchema = schemaOf<InvitationValues>((values, report) => {
  need(values, ['name', 'surname'], report);
  const isRight = isDocumentNumber(values.documentType, values.documentNumber);
  if (values.documentNumber.trim() !== '' && !isRight) report('documentNumber', 'document');
  judge(values.email, 'email', 'email', isEmail, report);
  need(values, ['language'], report);
});

/** The form → POST /api/club/invitation/; a document that is not given is left out. */
export function invitationPayload(values: InvitationValues): Schemas['InvitationRequest'] {
  const number = normaliseDocumentNumber(values.documentNumber);
  return {
    name: values.name.trim(),
    surname: values.surname.trim(),
    email: normaliseEmail(values.email),
    language: values.language === 'en' ? 'en' : 'es',
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
