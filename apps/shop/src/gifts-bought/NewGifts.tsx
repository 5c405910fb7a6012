import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { Heading, Stack, Text } from '@parral/ui';
import { GiftLinks } from './GiftLinks.tsx';
import { useNewGifts } from './use-new-gifts.ts';

interface NewGiftsProps {
  /** Of the order's private link. */
  token: string;
  /** How many were bought. */
  expected: number;
  language: Language;
}

/** The vouchers of an order that was just paid: they are made in the moments after it. */
export function NewGifts({ token, expected, language }: NewGiftsProps) {
  const t = useWords('shop/gifts-bought');
  const gifts = useNewGifts(token, expected, language);
  return (
    <Stack gap={8}>
      <Heading level={2} size="minor">
        {t('title')}
      </Heading>
      <output>{!gifts && <Text tone="muted">{t(gifts === null ? 'later' : 'preparing')}</Text>}</output>
      {gifts && <GiftLinks gifts={gifts} language={language} />}
    </Stack>
  );
}
