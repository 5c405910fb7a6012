import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  conditions,
  draftOf,
  email,
  formErrors,
  judgeFields,
  mergeKept,
  optionalText,
  payerFields,
  phone,
  placeFields,
  requiredText,
  zodResolver,
} from './index.ts';

const schema = z
  .object({ name: requiredText, email, phone: optionalText('phone', (value) => /^\d+$/.test(value)), invoice: z.boolean(), company: z.string() })
  .check(
    conditions((values, report) => {
      if (values.invoice) judgeFields(values, { company: requiredText }, report, 'billing.');
    }),
  );
const good = { name: 'Ana', email: ' ana@correo.es ', phone: '', invoice: false, company: '' };

describe('what is wrong with a form', () => {
  it('one error for each field: blank is "required" before it is not valid', () => {
    expect(formErrors(schema, good)).toEqual({});
    expect(formErrors(schema, { ...good, name: ' ', email: '' })).toEqual({ name: 'required', email: 'required' });
    expect(formErrors(schema, { ...good, email: 'ana', phone: 'x' })).toEqual({ email: 'email', phone: 'phone' });
  });

  it('fields that a condition asks for are judged also where others are wrong, under their own path', () => {
    expect(formErrors(schema, { ...good, name: '', invoice: true })).toEqual({ name: 'required', 'billing.company': 'required' });
  });

  it('react-hook-form is told the values as they were typed, or the errors where the fields stand', async () => {
    const options = {} as never;
    expect(await zodResolver(schema)(good, undefined, options)).toEqual({ values: good, errors: {} });
    expect(await zodResolver(schema)({ ...good, invoice: true }, undefined, options)).toEqual({
      values: {},
      errors: { billing: { company: { type: 'schema', message: 'required' } } },
    });
  });
});

describe('section 5: billing address', () => {
  const payer = { documentType: 'nif_cif', entity: 'company' } as const;

  it('"company required when company; first and last name required when individual (dni, passport, or nif_cif person)"', () => {
    expect(Object.keys(payerFields(payer))).toEqual(['documentNumber', 'company', 'email']);
    for (const individual of [
      { ...payer, entity: 'person' },
      { ...payer, documentType: 'dni' },
      { ...payer, documentType: 'passport' },
    ] as const)
      expect(Object.keys(payerFields(individual))).toEqual(['documentNumber', 'name', 'surname', 'email']);
  });

  it('"postcode must match the country’s regex when a country is set"; a country without one takes any', () => {
    const isGood = (country: string, postcode: string) => placeFields({ country }, { PT: '\\d{4}-\\d{3}' }).postalCode.safeParse(postcode).success;
    expect([isGood('PT', ' 1000-001 '), isGood('PT', '1000'), isGood('NZ', '1000'), isGood('NZ', ' ')]).toEqual([true, false, true, false]);
  });

  it('e-mail and phone have their form', () => {
    expect([email, phone].map((field) => field.safeParse('no').error?.issues[0]?.message)).toEqual(['email', 'phone']);
  });
});

describe('what a tab keeps of a form', () => {
  it('comes back field by field where it has the field’s type; a text that is no draft counts as none', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    const draft = draftOf<typeof good>('test.form', (found) => mergeKept(good, found));
    expect(draft.read()).toBeNull();
    draft.keep({ ...good, name: 'Eva' });
    expect(draft.read()).toEqual({ ...good, name: 'Eva' });
    kept.set('test.form', '{"name":7,"phone":"600","other":"x"}');
    expect(draft.read()).toEqual({ ...good, phone: '600' });
    kept.set('test.form', '"text"');
    expect(draft.read()).toBeNull();
    draft.forget();
    expect(kept.size).toBe(0);
  });

  it('storage that is closed is logged, and the form goes on without', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
    const draft = draftOf<typeof good>('test.form', () => good);
    expect(draft.read()).toBeNull();
    draft.keep(good);
    draft.forget();
    expect(log).toHaveBeenCalledTimes(3);
  });
});
