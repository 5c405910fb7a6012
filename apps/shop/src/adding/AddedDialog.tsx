import type { Translate } from '@parral/site';
import { Button, Dialog, Text } from '@parral/ui';
import type { AddOutcome } from './add-to-basket.ts';
import type es from './messages.es.ts';

export interface AddedDialogProps {
  outcome: AddOutcome | undefined;
  onClose: () => void;
  basketUrl: string;
  t: Translate<typeof es>;
}

/** The popup after adding: what is in the basket now and the way there, or why it is not (specification section 7 and 8). */
export function AddedDialog({ outcome, onClose, basketUrl, t }: AddedDialogProps) {
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
          {added && <Button href={basketUrl}>{t('to_basket')}</Button>}
          <Button variant="outline" onClick={onClose}>
            {added ? t('go_on') : t('close')}
          </Button>
        </>
      }
    >
      <Text tone={added ? 'ink' : 'error'}>{outcome && wordsOf(outcome, t)}</Text>
    </Dialog>
  );
}

function wordsOf(outcome: AddOutcome, t: AddedDialogProps['t']): string {
  if (outcome.kind === 'refused') return outcome.reason;
  if (outcome.kind === 'failed') return t('failed');
  return t('added', { title: outcome.addition.title, count: outcome.addition.quantity });
}
