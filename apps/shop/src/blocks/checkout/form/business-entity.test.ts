import { describe, expect, it } from 'vitest';
import { asksForEntity, billingOnLoad, clearedByEntity } from './business-entity.ts';
import { emptyValues } from './checkout-values.ts';

const empty = emptyValues('ES').billing;

describe('section 4: "for a company tax-id document, a choice of person or company"', () => {
  it('asks for nif_cif only', () => {
    expect(asksForEntity('nif_cif')).toBe(true);
    expect(asksForEntity('dni')).toBe(false);
    expect(asksForEntity('passport')).toBe(false);
  });
});

describe('section 4: "changing it clears first name, last name and company"', () => {
  it('clears the three and nothing else', () => {
    expect(Object.entries(clearedByEntity)).toEqual([
      ['name', ''],
      ['surname', ''],
      ['company', ''],
    ]);
  });
});

describe('section 4: "Company is chosen on load when a company value exists and the document type is nif_cif"', () => {
  it.each([
    [{ documentType: 'nif_cif', company: 'Bodegas SL' }, 'company'],
    [{ documentType: 'nif_cif', company: ' ', name: 'Ana' }, 'person'],
    [{ documentType: 'dni', company: 'Bodegas SL' }, 'person'],
  ] as const)('%o → %s', (given, entity) => {
    expect(billingOnLoad({ ...empty, ...given }).entity).toBe(entity);
  });
  it('leaves the choice alone while neither name is there', () => {
    expect(billingOnLoad({ ...empty, entity: 'company' }).entity).toBe('company');
  });
});
