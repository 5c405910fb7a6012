/** Kinds of identity document whose form can be checked (specification section 5): national id, passport, tax id. */
export const documentTypes = ['dni', 'passport', 'nif_cif'] as const;

export type DocumentType = (typeof documentTypes)[number];

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const cifLetters = 'JABCDEFGHI';

/** As it is compared and kept: capitals, without spaces, dots, hyphens. */
export function normaliseDocumentNumber(value: string): string {
  return value.toUpperCase().replace(/[\s.\-/]/g, '');
}

/**
 * Whether the number has the form of its type and its check letter is right
 * (specification section 5). `dni` takes DNI and NIE; `nif_cif` takes those,
 * a CIF, and tax numbers of other countries with their country's two letters in
 * front; a passport is 5 to 20 letters and digits.
 */
export function isDocumentNumber(type: DocumentType, value: string): boolean {
  const number = normaliseDocumentNumber(value);
  if (type === 'dni') return isDni(number);
  if (type === 'passport') return /^[A-Z0-9]{5,20}$/.test(number) && /\d/.test(number);
  const national = number.replace(/^ES(?=[A-Z0-9]{9}$)/, '');
  return isDni(national) || isCif(national) || (/^(?!ES)[A-Z]{2}[A-Z0-9]{5,13}$/.test(national) && /\d{2}/.test(national));
}

function isDni(number: string): boolean {
  const match = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(number);
  if (!match) return false;
  const [, prefix = '', digits = '', letter] = match;
  if (prefix.length + digits.length !== 8) return false;
  const value = Number((prefix === '' ? '' : String('XYZ'.indexOf(prefix))) + digits);
  return dniLetters[value % 23] === letter;
}

function isCif(number: string): boolean {
  const match = /^([A-HJ-NP-SUVW])(\d{7})([0-9A-J])$/.exec(number);
  if (!match) return false;
  const [, kind = '', digits = '', given = ''] = match;
  const control = (10 - (cifSum(digits) % 10)) % 10;
  if ('KLMNPQRSW'.includes(kind)) return given === cifLetters[control];
  if ('ABEH'.includes(kind)) return given === String(control);
  return given === String(control) || given === cifLetters[control];
}

function cifSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
}
