import { createClient } from '@parral/api-client';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useEffect, useState } from 'react';
import { useWords } from '@parral/site/words';
import { Heading, Stack, Text } from '@parral/ui';
import { GiftLinks } from './GiftLinks.tsx';

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

type Gifts = components['schemas']['Order']['gifts'];

const client = createClient({ baseUrl: '' });
const tries = 15;
const pause = 1000;

/** The vouchers of an order that was just paid, asked for until they are made; null: they come later, by mail. */
function useNewGifts(token: string, expected: number, language: Language): Gifts | null | undefined {
  const [gifts, setGifts] = useState<Gifts | null>();
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (left: number) => {
      const made = await madeBy(token, language);
      if (gone) return;
      if (made.length >= expected) setGifts(made);
      else if (left > 1) timer = setTimeout(() => void ask(left - 1), pause);
      else setGifts(null);
    };
    void ask(tries);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [token, expected, language]);
  return gifts;
}

async function madeBy(token: string, language: Language): Promise<Gifts> {
  try {
    return (await client.getOrder({ path: { token }, query: { language } })).gifts;
  } catch (error) {
    console.error('the vouchers of the order could not be asked for', error);
    return [];
  }
}
