import { useWords } from '@parral/site/words';
import { Heading, Text, TextLink } from '@parral/ui';
import { home } from '../routing/paths.ts';
import * as css from './Shell.css.ts';

/** Why a page is not shown, and the way on; `errorId` stands in the log. */
export function Refused({ status, errorId }: { status: number; errorId: string | null }) {
  const t = useWords('office/shell');
  const why = status === 403 || status === 404 ? (`refused_${status}` as const) : 'refused_other';
  return (
    <div className={css.stack}>
      <Heading level={1}>{t('refused_title', { status })}</Heading>
      <Text narrow>{t(why)}</Text>
      {errorId && <Text tone="muted">{t('error_id', { id: errorId })}</Text>}
      <div>
        <TextLink href={home}>{t('to_today')}</TextLink>
      </div>
    </div>
  );
}
