import type { RequestOf } from '@parral/api-client';

type Wish = RequestOf<'refundOfficeOrder'>['body'];

/** What a form asks to give back, as the call takes it; null where it does not say (no bottles, no amount that is one). */
export function refundWish(form: URLSearchParams): Wish | null {
  const said = { version: form.get('version') ?? '', reason: (form.get('reason') ?? '').trim() };
  const what = form.get('what');
  if (what === 'all') return { ...said, all: true };
  if (what === 'amount') {
    const amount = eurosIn(form.get('amount') ?? '');
    return amount === null ? null : { ...said, amount };
  }
  const lines = [...form].flatMap(([name, value]) => {
    const units = Number(value);
    return name.startsWith('units-') && Number.isInteger(units) && units > 0 ? [{ product_id: name.slice('units-'.length), units }] : [];
  });
  return lines.length === 0 ? null : { ...said, lines, ...(form.get('restock') === 'yes' && { restock: true }) };
}

/** An amount as people type it, with a comma or a point before at most two decimals: `12,50` → 12.5; null for anything else. */
export function eurosIn(text: string): number | null {
  const plain = text.trim().replace(/\s*€$/, '');
  if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(plain)) return null;
  const euros = Number(plain.replace(',', '.'));
  return euros > 0 ? euros : null;
}
