import { cataloguePath } from '@parral/site/paths';
import { useWords } from '@parral/site/words';
import { Notice, TextLink } from '@parral/ui';
import type { PagesProps } from './Pages.tsx';

/** A category or a choice without wines, and the way to those there are; a catalogue without any says so. */
export function None({ data: { category, sort, filters, catalogueUrl } }: PagesProps) {
  const t = useWords('shop/catalogue');
  const narrowed = Object.keys(filters).length > 0;
  if (!narrowed && category === null) return <Notice title={t('none_at_all_title')}>{t('none_at_all')}</Notice>;
  return narrowed ? (
    <Notice title={t('none_filtered_title')} action={<TextLink href={cataloguePath(catalogueUrl, { category, sort })}>{t('filters_reset')}</TextLink>}>
      {t('none_filtered')}
    </Notice>
  ) : (
    <Notice title={t('none_title')} action={<TextLink href={catalogueUrl}>{t('see_all')}</TextLink>}>
      {t('none')}
    </Notice>
  );
}
