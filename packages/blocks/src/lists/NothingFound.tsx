import { useWords } from '@parral/site/words';
import { Stack, Text, TextLink } from '@parral/ui';

/** A list that its filters left empty, with the way back to all of it. */
export function NothingFound({ href }: { href: string }) {
  const t = useWords('blocks/lists');
  return (
    <Stack gap={12}>
      <Text>{t('nothing')}</Text>
      <TextLink href={href}>{t('show_all')}</TextLink>
    </Stack>
  );
}
