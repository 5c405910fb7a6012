import { ApiError } from '@parral/api-client';
import { useApiQuery } from '@parral/api-client/hooks';
import { Runtime, useHydrated } from '@parral/site/browser';
import { Picture } from '@parral/site/images';
import { formatDay, useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, Heading, Inline, Notice, Page, Skeleton, Stack, Text, TextLink } from '@parral/ui';
import { useEffect } from 'react';
import type block from './block.ts';
import { GiftSheet } from './GiftSheet.tsx';
import * as css from './GiftVoucher.css.ts';
import type { GiftVoucherData } from './load.server.ts';

type GiftVoucherProps = BlockProps<BlockAttributes<typeof block>, GiftVoucherData>;

/** A voucher that was bought as a gift, behind the private link of its mail: to show, to print, to pass on. */
export default function GiftVoucher(props: GiftVoucherProps) {
  return (
    <Runtime>
      <GiftScreen {...props} />
    </Runtime>
  );
}

function GiftScreen({ attributes, data, language }: GiftVoucherProps) {
  const t = useWords('shop/gift-voucher');
  const isHydrated = useHydrated();
  const token = attributes.token ?? (isHydrated ? (new URLSearchParams(location.search).get('token') ?? '') : '');
  const isAsked = isHydrated && token !== '';
  const { data: gift, error, refetch } = useApiQuery('getGiftVoucher', { path: { token }, query: { language } }, { enabled: isAsked, retry: false });
  useEffect(() => {
    if (error) console.error('the gift voucher could not be shown', error);
  }, [error]);
  const isOffline = error !== null && (!(error instanceof ApiError) || error.isTransient);
  const isMissing = isHydrated && (token === '' || (error !== null && !isOffline));
  const day = (iso: string) => formatDay(iso, language);

  return (
    <Page>
      <div className={css.screen}>
        {!gift && !isMissing && !isOffline && <Skeleton shape="block" label={t('loading')} />}
        {gift && (
          <>
            {gift.error && <Notice tone={gift.error === 'ERROR_VOUCHER_USED' ? 'info' : 'error'} title={t(gift.error)} />}
            <GiftSheet voucher={gift.voucher} address={new URL(gift.redeem_url, location.href)} data={data} t={t} day={day} />
            <div className={css.onScreen}>
              <Inline>
                {gift.error === null && <Button href={gift.redeem_url}>{t('book')}</Button>}
                <Button variant="outline" onClick={() => window.print()}>
                  {t('print')}
                </Button>
              </Inline>
            </div>
          </>
        )}
        {isMissing && (
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
            {data.cover && <Picture className={css.missing} {...data.cover} alt="" sizes="(min-width: 768px) 720px, 100vw" />}
          </Stack>
        )}
        {!gift && isOffline && (
          <Stack gap={24}>
            <Heading level={1} size="form">
              {t('offline_title')}
            </Heading>
            <Notice
              tone="error"
              live
              action={
                <Button variant="outline" onClick={() => void refetch()}>
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
