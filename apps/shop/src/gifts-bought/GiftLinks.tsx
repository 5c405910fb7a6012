import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, useWords } from '@parral/site/words';
import { Badge, Stack, Text, TextLink } from '@parral/ui';
import * as css from './GiftLinks.css.ts';

interface GiftLinksProps {
  gifts: components['schemas']['Order']['gifts'];
  language: Language;
}

/** The vouchers that were bought in an order, each with the way to its page to print. */
export function GiftLinks({ gifts, language }: GiftLinksProps) {
  const t = useWords('shop/gifts-bought');
  return (
    <ul className={css.list}>
      {gifts.map(({ title, participants_number: count, end_date, url, error }, index) => (
        <li key={url} className={css.gift}>
          <Stack gap={0}>
            <Text strong>{title}</Text>
            <Text size="small" tone="muted">
              {t('people', { count, day: formatDay(end_date, language) })}
            </Text>
            {error && <Badge tone="muted">{t(error)}</Badge>}
          </Stack>
          <TextLink href={url} aria-label={t('open_named', { title, number: index + 1 })}>
            {t('open')}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
