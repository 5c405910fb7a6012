import { formatPrice } from '@parral/rules';
import { Button, Dialog, Text } from '@parral/ui';
import type { Translate } from '../../words/translator.ts';
import { useWords } from '../../words/use-words.ts';
import type { AddOutcome } from './add-to-basket.ts';

export interface AddedDialogProps {
  outcome: AddOutcome | undefined;
  onClose: () => void;
  basketUrl: string;
  /** Straight on to pay; left out where the page does not know the way. */
  checkoutUrl?: string | undefined;
  /** What the way back to the page says. */
  stayLabel: string;
}

/** The popup after adding: what is in the basket now and the way there, or why it is not (specification sections 7 and 8). */
export function AddedDialog({ outcome, onClose, basketUrl, checkoutUrl, stayLabel }: AddedDialogProps) {
  const t = useWords('site/add-to-basket');
  const added = outcome?.kind === 'added';
  return (
    <Dialog
      open={outcome !== undefined}
      onClose={onClose}
      size="side"
      closeLabel={t('close')}
      title={added ? t('added_title') : t('refused_title')}
      actions={
        <>
          {added && checkoutUrl && <Button href={checkoutUrl}>{t('to_checkout')}</Button>}
          {added && (
            <Button href={basketUrl} variant={checkoutUrl ? 'outline' : 'filled'}>
              {t('to_basket')}
            </Button>
          )}
          <Button variant={added && checkoutUrl ? 'quiet' : 'outline'} onClick={onClose}>
            {added ? stayLabel : t('close')}
          </Button>
        </>
      }
    >
      <Text tone={added ? 'ink' : 'error'}>{outcome && wordsOf(outcome, t)}</Text>
      {added && (
        <Text strong figures>
          {t('total', { amount: formatPrice(outcome.total) })}
        </Text>
      )}
    </Dialog>
  );
}

function wordsOf(outcome: AddOutcome, t: Translate<'site/add-to-basket'>): string {
  if (outcome.kind === 'refused') return outcome.reason;
  if (outcome.kind === 'failed') return t('failed');
  return t('added', { title: outcome.addition.title, count: outcome.addition.quantity });
}
