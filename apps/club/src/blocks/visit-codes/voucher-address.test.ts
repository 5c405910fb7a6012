import { describe, expect, it } from 'vitest';
import { voucherAddress } from './voucher-address.ts';

const urls = {
  alba: { es: 'http://localhost:3000/es/visitas/bono', en: 'http://localhost:3000/en/visits/voucher' },
  brisa: { es: 'http://brisa.localhost:3000/es/visitas/bono?from=club' },
};

describe('section 9: "Voucher links append a voucher query parameter with the code"', () => {
  it('leads to the page of the code’s own house, in the reader’s language', () => {
    expect(voucherAddress(urls, 'alba', 'en', 'MTL 7K4')).toBe('http://localhost:3000/en/visits/voucher?voucher=MTL+7K4');
    expect(voucherAddress(urls, 'brisa', 'es', 'ORA-3P8')).toBe('http://brisa.localhost:3000/es/visitas/bono?from=club&voucher=ORA-3P8');
  });
  it('is no link where the estate has no such page', () => {
    expect(voucherAddress(urls, 'brisa', 'en', 'ORA-3P8')).toBeNull();
  });
});
