import type { components } from '@parral/api-spec';
import { formatPercent, formatPrice } from '@parral/rules';
import { useWords } from '@parral/site/words';

type TaxAtRate = components['schemas']['TaxAtRate'];

/** The VAT in a total, by rate, in a sentence or two: what stands under a sum (specification section 2, "tax included"). */
export function TaxNote({ taxes }: { taxes: readonly TaxAtRate[] }) {
  const t = useWords('shop/tax-note');
  const at = taxes.flatMap(({ rate_percent: rate, tax }) => (rate === null || rate === 0 ? [] : [{ amount: formatPrice(tax), rate: formatPercent(rate) }]));
  const [first] = at;
  const sentences = [
    ...(first === undefined ? [] : [at.length === 1 ? t('one', first) : t('several', { parts: at.map((part) => t('part', part)).join(', ') })]),
    ...(taxes.some(({ rate_percent: rate }) => rate === 0) ? [t('none')] : []),
    ...(taxes.some(({ rate_percent: rate }) => rate === null) ? [t('later')] : []),
  ];
  return sentences.join('. ');
}
