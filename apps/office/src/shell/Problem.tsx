import { useWords } from '@parral/site/words';
import { Notice } from '@parral/ui';

/** Above a form: what went wrong, in words that `problemText` has found. */
export function Problem({ text }: { text: string | null }) {
  const t = useWords('office/shell');
  return (
    text !== null && (
      <Notice tone="error" title={t('not_done')} live>
        {text}
      </Notice>
    )
  );
}
