import { defaultLanguage, languages, type Language } from '@parral/api-spec/languages';
import { isDocumentNumber, isEmail, isPhone, normaliseDocumentNumber, normaliseEmail, type DocumentType } from '@parral/rules';
import type { Level } from '../../platform/content/index.ts';
import { languageName } from '../../platform/words/words.ts';
import type { Levels } from '../session/index.ts';

/** A member as the estate's office writes one down: one line of its table. Days are `YYYY-MM-DD`. */
export interface MemberRecord {
  /** null: the next number is given. */
  number: string | null;
  name: string;
  surname: string;
  /** Lower case. */
  email: string;
  level: Level;
  /** null: today. */
  memberSince: string | null;
  /** null for permanent levels; for the others null: as long as the level's memberships last. */
  membershipEnds: string | null;
  language: Language;
  phone: string;
  title: 'mr' | 'mrs' | null;
  birthday: string | null;
  document: { type: DocumentType; number: string } | null;
  companyName: string | null;
  address: { line1: string; line2?: string; postcode: string; locality: string; state?: string; country: string } | null;
}

/** The columns of the office's table, by the names they may have there: ours, and those of a Spanish spreadsheet. */
export const columns = {
  number: ['number', 'numero', 'n.º', 'nº', 'socio'],
  name: ['name', 'nombre'],
  surname: ['surname', 'apellidos'],
  email: ['email', 'e-mail', 'correo', 'correo electronico'],
  level: ['level', 'nivel', 'categoria'],
  member_since: ['member_since', 'alta', 'fecha de alta'],
  membership_ends: ['membership_ends', 'baja', 'vencimiento', 'valido hasta'],
  language: ['language', 'idioma'],
  phone: ['phone', 'telefono', 'movil'],
  title: ['title', 'tratamiento'],
  birthday: ['birthday', 'nacimiento', 'fecha de nacimiento'],
  document_type: ['document_type', 'tipo de documento'],
  document_number: ['document_number', 'documento', 'dni', 'nif'],
  company: ['company', 'empresa'],
  line1: ['line1', 'direccion'],
  line2: ['line2', 'direccion 2', 'piso'],
  postcode: ['postcode', 'codigo postal', 'cp'],
  locality: ['locality', 'localidad', 'poblacion'],
  state: ['state', 'provincia'],
  country: ['country', 'pais'],
} as const;

export type Column = keyof typeof columns;
export type Row = Partial<Record<Column, string>>;

/** A row of texts → the record, or what is wrong with it by column. */
export function readRecord(row: Row, levels: Levels): { record: MemberRecord } | { errors: Partial<Record<Column, string>> } {
  const errors: Partial<Record<Column, string>> = {};
  const value = (column: Column) => (row[column] ?? '').trim();
  const required = (column: Column) => {
    if (value(column) === '') errors[column] = 'is missing';
    return value(column);
  };
  const check = (column: Column, isGood: boolean, message: string) => {
    if (value(column) !== '' && !isGood) errors[column] = message;
  };
  const dayOf = (column: Column) => {
    const found = isoDay(value(column));
    check(column, found !== null, 'expected a day such as 31/05/2026 or 2026-05-31');
    return found;
  };
  const level = levels.written(required('level'));
  check('level', level !== null, `expected one of the levels of club.yaml: ${levels.ids.join(', ')}`);
  const type = documentTypeOf(value('document_type'), value('document_number'));
  check('document_type', type !== null, 'expected dni, nif_cif or passport');
  check(
    'document_number',
    type === null || isDocumentNumber(type, value('document_number')),
    'does not have the form of its type, or its check letter is wrong',
  );
  check('email', isEmail(value('email')), 'expected an e-mail address such as ana@example.com');
  check('phone', isPhone(value('phone')), 'expected a phone number such as +34 600 11 22 33');
  check('country', /^[A-Za-z]{2}$/.test(value('country')), 'expected a two-letter ISO 3166 code such as ES');
  const ends = dayOf('membership_ends');
  if (level !== null && levels.isPermanent(level)) check('membership_ends', ends === null, `expected nothing, since the level ${level} is permanent`);
  const line1 = value('line1');
  if (line1 !== '') for (const column of ['postcode', 'locality'] as const) required(column);
  const record: MemberRecord = {
    number: value('number') || null,
    name: required('name'),
    surname: required('surname'),
    email: normaliseEmail(required('email')),
    level: level ?? '',
    memberSince: dayOf('member_since'),
    membershipEnds: ends,
    language: writtenLanguage(value('language')) ?? defaultLanguage,
    phone: value('phone'),
    title: titleOf(value('title')),
    birthday: dayOf('birthday'),
    document: value('document_number') === '' || type === null ? null : { type, number: normaliseDocumentNumber(value('document_number')) },
    companyName: value('company') || null,
    address:
      line1 === ''
        ? null
        : {
            line1,
            ...(value('line2') !== '' && { line2: value('line2') }),
            postcode: value('postcode'),
            locality: value('locality'),
            ...(value('state') !== '' && { state: value('state') }),
            country: value('country').toUpperCase() || 'ES',
          },
  };
  return Object.keys(errors).length > 0 ? { errors } : { record };
}

/** `31/05/2026`, `31-5-2026` or `2026-05-31` → `2026-05-31`; null for nothing and for a day that does not exist. */
export function isoDay(value: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value) ?? [];
  const iso = year === '' ? value : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}

/** A language by its code or its name in any of the languages, or how that begins: `en`, `Ingles`; undefined for none. */
function writtenLanguage(written: string): Language | undefined {
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const word = plain(written);
  if (word.length < 2) return undefined;
  const names = (code: Language) => [code, ...languages.map((language) => languageName(code, language))].map(plain);
  return languages.find((code) => names(code).some((name) => name.startsWith(word)) || word.startsWith(`${code}-`));
}

function documentTypeOf(written: string, number: string): DocumentType | null {
  const word = written.toLowerCase();
  if (word === '') return isDocumentNumber('dni', number) || number === '' ? 'dni' : isDocumentNumber('nif_cif', number) ? 'nif_cif' : 'passport';
  const types: Record<string, DocumentType> = {
    dni: 'dni',
    nie: 'dni',
    nif_cif: 'nif_cif',
    nif: 'nif_cif',
    cif: 'nif_cif',
    passport: 'passport',
    pasaporte: 'passport',
  };
  return types[word] ?? null;
}

function titleOf(written: string): MemberRecord['title'] {
  if (/^(mrs|ms|sra|d\.ª|dª|doña)/i.test(written)) return 'mrs';
  return /^(mr|sr|d\.|don)/i.test(written) ? 'mr' : null;
}
