import type { Language } from '@parral/api-spec/languages';
import { translator } from '@parral/site/words';
import { Stack, Text, TextLink } from '@parral/ui';
import messages from './messages.ts';

/** A list that its filters left empty, with the way back to all of it. */
export function NothingFound({ href, language }: { href: string; language: Language }) {
  const t = translator(messages[language], language);
  return (
    <Stack gap={12}>
      <Text>{t('nothing')}</Text>
      <TextLink href={href}>{t('show_all')}</TextLink>
    </Stack>
  );
}
