import { createClient } from '@parral/api-client';
import { formatDay, useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, Heading, Inline, Notice, Page, Skeleton, Stack, Text, TextLink } from '@parral/ui';
import { useCallback, useEffect, useState } from 'react';
import type block from './block.ts';
import { findGift, type Found } from './find-gift.ts';
import { GiftSheet } from './GiftSheet.tsx';
import * as css from './GiftVoucher.css.ts';
import type { GiftVoucherData } from './load.server.ts';

const client = createClient({ baseUrl: '' });

/** A voucher that was bought as a gift, behind the private link of its mail: to show, to print, to pass on. */
export default function GiftVoucher({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, GiftVoucherData>) {
  const t = useWords('shop/gift-voucher');
  const [found, setFound] = useState<Found>();
  const look = useCallback(
    () => findGift(client, attributes.token ?? new URLSearchParams(location.search).get('token'), language).then(setFound),
    [attributes.token, language],
  );
  useEffect(() => void look(), [look]);
  const day = (iso: string) => formatDay(iso, language);

  return (
    <Page>
      <div className={css.screen}>
        {!found && <Skeleton shape="block" label={t('loading')} />}
        {found?.kind === 'gift' && (
          <>
            {found.gift.fault && <Notice tone={found.gift.fault === 'ERROR_VOUCHER_USED' ? 'info' : 'error'} title={t(found.gift.fault)} />}
            <GiftSheet voucher={found.gift.voucher} address={new URL(found.gift.redeem_url, location.href)} data={data} t={t} day={day} />
            <div className={css.onScreen}>
              <Inline>
                {found.gift.fault === null && <Button href={found.gift.redeem_url}>{t('book')}</Button>}
                <Button variant="outline" onClick={() => window.print()}>
                  {t('print')}
                </Button>
              </Inline>
            </div>
          </>
        )}
        {found?.kind === 'missing' && (
          <Stack gap={24}>
            <Heading level={1} size="form">
              {t('missing_title')}
            </Heading>
            <Text narrow>
              {t('missing')}{' '}
              <TextLink variant="inline" href={`mailto:${data.contactEmail}`}>
                {data.contactEmail}
              </TextLink>
            </Text>
          </Stack>
        )}
        {found?.kind === 'offline' && (
          <Stack gap={24}>
            <Heading level={1} size="form">
              {t('offline_title')}
            </Heading>
            <Notice
              tone="error"
              live
              action={
                <Button variant="outline" onClick={() => void look()}>
                  {t('retry')}
                </Button>
              }
            >
              {t('offline')}
            </Notice>
          </Stack>
        )}
      </div>
    </Page>
  );
}
