import { createClient } from '@parral/api-client';
import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, Heading, Inline, Page, Skeleton, Stack, Text, TextLink } from '@parral/ui';
import { useCallback, useEffect, useState } from 'react';
import type block from './block.ts';
import { findOrder, type Found } from './find-order.ts';
import type { OrderData } from './load.server.ts';
import * as css from './Order.css.ts';
import { orderToken } from './order-token.ts';
import { OrderDetails } from './parts/OrderDetails.tsx';
import { Withdrawal } from './withdrawal/Withdrawal.tsx';

const client = createClient({ baseUrl: '' });

/** An order behind the private link of its mails, with the withdrawal function; without a link, that function alone. */
export default function Order({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, OrderData>) {
  const t = useWords('shop/order');
  const [found, setFound] = useState<Found>();

  const look = useCallback(() => findOrder(client, orderToken(attributes.token, location.search), language).then(setFound), [attributes.token, language]);
  useEffect(() => void look(), [look]);

  const around = { t, language, contactEmail: data.contactEmail, withdrawalUrl: attributes.withdrawalUrl, client };
  const mail = (
    <TextLink variant="inline" href={`mailto:${data.contactEmail}`}>
      {data.contactEmail}
    </TextLink>
  );
  const toCatalogue = (
    <Inline>
      <Button variant="outline" href={attributes.catalogueUrl}>
        {t('catalogue')}
      </Button>
    </Inline>
  );

  return (
    <Page>
      <div className={css.screen}>
        {!found && <Skeleton shape="block" label={t('loading')} />}
        {found?.kind === 'order' && (
          <OrderDetails order={found.order} t={t} language={language}>
            <Withdrawal {...around} order={found.order} token={orderToken(attributes.token, location.search)} onWithdrawn={() => void look()} />
          </OrderDetails>
        )}
        {found?.kind === 'none' && (
          <div className={css.narrow}>
            <Heading level={1} size="form">
              {t('find_title')}
            </Heading>
            <Text narrow>{t('find_lead')}</Text>
            <Withdrawal {...around} order={null} token={null} onWithdrawn={() => undefined} />
          </div>
        )}
        {found?.kind === 'missing' && (
          <Stack gap={24}>
            <Heading level={1} size="form">
              {t('missing_title')}
            </Heading>
            <Text narrow>
              {t('missing')} {mail}
            </Text>
            {toCatalogue}
          </Stack>
        )}
        {found?.kind === 'offline' && (
          <Stack gap={24}>
            <Heading level={1} size="form">
              {t('offline_title')}
            </Heading>
            <div role="alert">
              <Text narrow>{t('offline')}</Text>
            </div>
            <Inline>
              <Button variant="outline" onClick={() => void look()}>
                {t('retry')}
              </Button>
            </Inline>
          </Stack>
        )}
      </div>
    </Page>
  );
}
