import { formatPrice } from '@parral/rules';
import { useWords } from '@parral/site/words';
import { Button, Notice, TextLink } from '@parral/ui';
import type { ReactNode } from 'react';
import type { IntentProblem } from '../intent/intent-problem.ts';

interface ProblemNoticeProps {
  problem: IntentProblem;
  /** Totals in euros, when the price changed. */
  before: number;
  now: number;
  basketUrl: string;
  /** Where an order that is already under way can be seen; null when its payment is not known here. */
  orderUrl: string | null;
  onAgree: () => void;
  /** Sends once more what got no answer. */
  onAgain: () => void;
}

/** Why the order did not go on, and what can be done. What can be mended at a field, or is only logged, has no notice. */
export function ProblemNotice({ problem, before, now, basketUrl, orderUrl, onAgree, onAgain }: ProblemNoticeProps) {
  const t = useWords('shop/checkout');
  const money = (euros: number) => formatPrice(euros);
  const toBasket = <TextLink href={basketUrl}>{t('to_basket')}</TextLink>;

  switch (problem.kind) {
    case 'price_changed':
      return (
        <ProblemMessage
          title={t('price_changed_title')}
          action={
            <Button variant="outline" onClick={onAgree}>
              {t('price_changed_agree')}
            </Button>
          }
        >
          <p>{t('price_changed', { before: money(before), now: money(now) })}</p>
          <ul>
            {problem.lines.map(
              (line) =>
                line.price_seen !== undefined &&
                line.price_now !== undefined && (
                  <li key={line.product_id}>{t('price_line', { title: line.title, before: money(line.price_seen), now: money(line.price_now) })}</li>
                ),
            )}
          </ul>
        </ProblemMessage>
      );
    case 'stock':
      return (
        <ProblemMessage title={t('stock_title')} action={toBasket}>
          <p>{t('stock')}</p>
          <ul>
            {problem.lines.map(({ product_id, title, available = 0 }) => (
              <li key={product_id}>{available > 0 ? t('stock_line', { title, available }) : t('stock_line_zero', { title })}</li>
            ))}
          </ul>
        </ProblemMessage>
      );
    case 'allocation':
      return (
        <ProblemMessage title={t('allocation_title')} action={toBasket}>
          <p>{t('allocation')}</p>
          <ul>
            {problem.lines.map(({ product_id, title, available = 0 }) => (
              <li key={product_id}>{available > 0 ? t('allocation_line', { title, available }) : t('allocation_line_zero', { title })}</li>
            ))}
          </ul>
        </ProblemMessage>
      );
    case 'too_high':
      return (
        <ProblemMessage title={t('too_high_title')} action={toBasket}>
          {t('too_high')}
        </ProblemMessage>
      );
    case 'basket_empty':
      return (
        <ProblemMessage title={t('empty_title')} action={toBasket}>
          {t('empty')}
        </ProblemMessage>
      );
    case 'not_open':
      return (
        <ProblemMessage title={t('not_open_title')} action={orderUrl ? <TextLink href={orderUrl}>{t('see_order')}</TextLink> : toBasket}>
          {t('not_open')}
        </ProblemMessage>
      );
    case 'connection':
      return (
        <ProblemMessage
          title={t('connection_title')}
          action={
            <Button variant="outline" onClick={onAgain}>
              {t('retry')}
            </Button>
          }
        >
          {t('connection')}
        </ProblemMessage>
      );
    case 'country':
      return <ProblemMessage title={t('country_title')}>{t('country_refused')}</ProblemMessage>;
    default:
      return null;
  }
}

function ProblemMessage({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Notice tone="error" live title={title} action={action}>
      {children}
    </Notice>
  );
}
