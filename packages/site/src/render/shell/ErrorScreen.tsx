import { Button, Heading, Inline, Section, Stack, Text } from '@parral/ui';
import type { ErrorView } from '../../http/app.ts';
import { addressesOf } from '../site-texts.ts';
import { useWords } from '../../words/use-words.ts';

const explained = ['403', '404', '410', '429'] as const;

/** Status and 'Error' (specification section 2), what happened, and a way on. */
export function ErrorScreen({ view }: { view: ErrorView }) {
  const t = useWords('site/shell');
  const addresses = addressesOf(view.site, view.language);
  const known = explained.find((status) => status === String(view.status));
  return (
    <Section>
      <Stack gap={24} align="start">
        <Text size="label" tone="muted">
          {view.status}
        </Text>
        <Heading level={1}>{t('error_title')}</Heading>
        <Text size="lead" narrow>
          {t(known ? `error_text_${known}` : 'error_text')}
        </Text>
        {view.errorId && (
          <Text tone="muted" narrow>
            {t('error_id', { errorId: view.errorId })}
          </Text>
        )}
        <Inline gap={16}>
          <Button href={addresses.home}>{t('error_home')}</Button>
          <Button href={addresses.catalogue} variant="outline">
            {t('error_wines')}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}
