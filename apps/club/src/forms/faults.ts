/** What can be wrong with a field of the club's forms; each block has a text for its own under `error_<fault>`. */
export type Fault = 'required' | 'email' | 'phone' | 'date' | 'document' | 'postcode' | 'email_in_use' | 'document_in_use' | 'consent' | 'refused';

export type Report = (path: string, fault: Fault) => void;

/** Reports `required` where a field is empty, blanks not counting. */
export function need<Values extends object>(values: Values, fields: readonly (keyof Values & string)[], report: Report): void {
  for (const field of fields) if (String(values[field]).trim() === '') report(field, 'required');
}

/** Reports `required` when empty, else `fault` when the form is not right. */
export function judge(value: string, path: string, fault: Fault, isRight: (value: string) => boolean, report: Report): void {
  if (value.trim() === '') report(path, 'required');
  else if (!isRight(value)) report(path, fault);
}
