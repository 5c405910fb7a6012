import { describe, expect, it } from 'vitest';
import { dispatchesIn } from './dispatch-list.ts';

describe('issue 16, orders: "carrier and tracking by file"', () => {
  it('reads what carriers and tables write: separators, quotes, a heading, empty lines', () => {
    expect(dispatchesIn('Pedido;Transportista;Seguimiento\r\nK7QX-3182;gls;883\n\n"M2RT-9004","Correos Express",""\nA1B2-0001\tgls\t77')).toEqual({
      rows: [
        { number: 'K7QX-3182', carrier: 'gls', tracking_number: '883' },
        { number: 'M2RT-9004', carrier: 'Correos Express' },
        { number: 'A1B2-0001', carrier: 'gls', tracking_number: '77' },
      ],
      faulty: [],
    });
  });

  it('a first order whose number has no digit is no heading: it was never sent, one list of twenty', () => {
    expect(dispatchesIn('KWQX-TVBN;gls;1\nM2RT-9004;gls').rows.map(({ number }) => number)).toEqual(['KWQX-TVBN', 'M2RT-9004']);
    expect(dispatchesIn('Delivery;Carrier\nKWQX-TVBN;gls').rows.map(({ number }) => number)).toEqual(['KWQX-TVBN']);
  });

  it('names the lines that say too little', () => {
    expect(dispatchesIn('K7QX-3182;gls\nM2RT-9004\n;gls').faulty).toEqual([2, 3]);
  });
});
