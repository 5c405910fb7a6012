import type { Translate } from '@parral/site';
import { Button, Dialog, Text } from '@parral/ui';
import type es from '../messages.es.ts';
import type { ReorderOutcome } from '../use-reorder.ts';

interface ReorderDialogProps {
  outcome: ReorderOutcome | null;
  onClose: () => void;
  basketUrl: string;
  t: Translate<typeof es>;
}

/** The popup after reordering: what is in the basket now and the way there, or why it is not. */
export function ReorderDialog({ outcome, onClose, basketUrl, t }: ReorderDialogProps) {
  const added = outcome?.kind === 'added';
  return (
    <Dialog
      open={outcome !== null}
      onClose={onClose}
      size="side"
      closeLabel={t('close')}
      title={t(added ? 'added_title' : 'refused_title')}
      actions={
        <>
          {added && <Button href={basketUrl}>{t('to_basket')}</Button>}
          <Button variant="outline" onClick={onClose}>
            {t(added ? 'go_on' : 'close')}
          </Button>
        </>
      }
    >
      <Text tone={outcome === null || added ? 'ink' : 'error'}>
        {outcome === null
          ? ''
          : outcome.kind === 'added'
            ? t('added', { title: outcome.title, count: outcome.count })
            : outcome.kind === 'refused'
              ? outcome.reason
              : t('reorder_failed')}
      </Text>
    </Dialog>
  );
}
