/** Issue 16: "whatever changes something is written in a log of actions (who, when, what, before and after, why)": read in the office's words, not in those of the program. */
import { createWords } from '@parral/site/render';
import { describe, expect, it } from 'vitest';
import { messages } from '../../messages.ts';
import { whatChanged } from './action-facts.ts';
import { subjectPath, subjectText } from './action-subject.ts';

const words = createWords({ office: messages });
const said = (before: Record<string, string | number | boolean> | null, after: Record<string, string | number | boolean | null> | null) =>
  (['es', 'en'] as const).map((language) => whatChanged({ before, after }, words.in(language), language).replaceAll('\u{A0}', ' '));

describe('what an action changed', () => {
  it.each([
    [
      { left_cents: 12440 },
      { refund_cents: 2450, left_cents: 9990 },
      'Queda por devolver: 124,40 € → 99,90 €; Devuelto: 24,50 €',
      'Left to refund: 124,40 € → 99,90 €; Refunded: 24,50 €',
    ],
    [
      { status: 'new' },
      { status: 'in_process', tracking_number: 'EBR1' },
      'Estado: por preparar → en camino; Seguimiento: EBR1',
      'State: to pack → on its way; Tracking: EBR1',
    ],
    [
      { date: '2026-12-03T16:10' },
      { date: '2026-12-04T11:00' },
      'Cuándo: 3 dic 2026, 16:10 → 4 dic 2026, 11:00',
      'When: 3 Dec 2026, 16:10 → 4 Dec 2026, 11:00',
    ],
    [{ until: '2026-12-31' }, { until: null }, 'Hasta: 31 dic 2026 → –', 'Until: 31 Dec 2026 → –'],
    [{ role: 'shop' }, { role: 'read-only' }, 'Función: Tienda → Solo lectura', 'Role: Shop → Read only'],
    [null, { sale: 'off', from: 'now', active: true }, 'Venta: fuera de venta; Desde: en el acto; Sirve: sí', 'Sale: off sale; From: at once; Valid: yes'],
    [null, { something_new: 3 }, 'something_new: 3', 'something_new: 3'],
  ])('%j → %j', (before, after, spanish, english) => {
    expect(said(before, after)).toEqual([spanish, english]);
  });
});

describe('what it was done to', () => {
  const at = (kind: string, subject: string, after: Record<string, string> | null = null) => ({
    kind,
    subject_kind: kind.split('.')[0] ?? '',
    subject,
    after,
    erased: false,
  });
  it.each([
    ['order.refund', 'K7QX-3182', '/office/orders/K7QX-3182'],
    ['visit.move', 'V-7K2F', '/office/visits/V-7K2F'],
    ['member.level', '01042', '/office/club/01042'],
    ['voucher.stop', 'V-ANY', '/office/vouchers/V-ANY'],
    ['wine.price', 'ALB-RES-2019-75', '/office/wines/ALB-RES-2019-75'],
    ['slot.close', '2026-12-03T16:10 2', '/office/visits?day=2026-12-03'],
    ['list.take', 'coupons', '/office/coupons'],
    ['member.erase', '01042', undefined],
    ['coupon.stop', 'NAVIDAD', '/office/coupons/NAVIDAD'],
    ['outbox.retry', 'dead', undefined],
  ])('%s of %s is looked at under %s', (kind, subject, path) => {
    expect(subjectPath(at(kind, subject))).toBe(path);
  });

  it('people and links are called by their names', () => {
    const people = new Map([['7c4f3f8e', 'Marta Gil']]);
    const text = (kind: string, subject: string, after: Record<string, string> | null = null) =>
      subjectText(at(kind, subject, after), people, words.in('en'), 'en');
    expect([
      text('staff.change', '7c4f3f8e'),
      text('link.make', '1b67', { name: 'Ana Ros' }),
      text('slot.close', '2026-12-03T16:10 2'),
      text('list.take', 'coupons'),
    ]).toEqual(['Marta Gil', 'Ana Ros', '3 Dec 2026, 16:10', 'Coupons']);
  });
});
