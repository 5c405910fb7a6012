import { formatPrice, stepReached, stepsBelow } from '@parral/rules';
import type { Translate } from '@parral/site/words';
import { Stack, Text } from '@parral/ui';
import type { Variant } from '../choose-variant.ts';

/** What one bottle costs in a line of so many, in euros: that of the step which the quantity has reached (packages/rules, price-steps). */
export function offerFor({ price, price_before: before, price_per_litre: perLitre, price_steps: steps, volume_ml: volume }: Variant, quantity: number) {
  const reached = price === null ? null : stepReached(price, steps, quantity);
  if (reached === null) return { each: price, before, perLitre };
  // What it cost before a reduction stands beside that reduction, never beside a step (Directive 98/6/EC, article 6a).
  return { each: reached.price, before: null, perLitre: Math.round((reached.price * 100_000) / volume) / 100 };
}

interface PriceStepsProps {
  variant: Variant;
  quantity: number;
  t: Translate<'shop/product'>;
}

/** What larger lines cost, one short line for each step; the one that the quantity has reached stands out. */
export function PriceSteps({ variant: { price, price_steps: steps }, quantity, t }: PriceStepsProps) {
  const lower = price === null ? [] : stepsBelow(price, steps);
  if (price === null || lower.length === 0) return null;
  const reached = stepReached(price, steps, quantity);
  return (
    <Stack gap={4}>
      {lower.map((step) => (
        <Text key={step.from} size="small" tone={step === reached ? 'ink' : 'muted'} strong={step === reached} figures>
          {t('price_steps', { from: step.from, price: formatPrice(step.price) })}
        </Text>
      ))}
    </Stack>
  );
}
