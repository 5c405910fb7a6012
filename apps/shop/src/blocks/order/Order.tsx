import { Runtime } from '@parral/site/browser';
import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, Heading, Inline, Page, Skeleton, Stack, Text, TextLink } from '@parral/ui';
import type block from './block.ts';
import type { OrderData } from './load.server.ts';
import * as css from './Order.css.ts';
import { FindOrder } from './parts/FindOrder.tsx';
import { OrderDetails } from './parts/OrderDetails.tsx';
import { useOrder } from './use-order.ts';
import { Withdrawal } from './withdrawal/Withdrawal.tsx';

type OrderProps = BlockProps<BlockAttributes<typeof block>, OrderData>;

/** An order behind the private link of its mails, with the withdrawal function; without a link, that function alone. */
export default function Order(props: OrderProps) {
  return (
    <Runtime>
      <OrderScreen {...props} />
    </Runtime>
  );
}

function OrderScreen({ attributes, data, language }: OrderProps) {
  const t = useWords('shop/order');
  const { lookup, reload } = useOrder({ fromPath: attributes.token, linked: data.linked, language });
  const context = { t, language, contactEmail: data.contactEmail, withdrawalUrl: attributes.withdrawalUrl, privacy: data.privacy };
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
        {lookup.kind === 'loading' && <Skeleton shape="block" label={t('loading')} />}
        {lookup.kind === 'order' && (
          <OrderDetails order={lookup.order} t={t} language={language}>
            <Withdrawal {...context} order={lookup.order} token={lookup.token} onWithdrawn={reload} />
          </OrderDetails>
        )}
        {lookup.kind === 'none' && (
          <div className={css.narrow}>
            <Heading level={1} size="form">
              {t('find_title')}
            </Heading>
            <Text narrow>{t('find_lead')}</Text>
            <FindOrder t={t} language={language} privacy={data.privacy} />
            <div className={css.apart}>
              <Heading level={2} size="minor">
                {t('withdraw_title')}
              </Heading>
              <Text narrow>{t('withdraw_lead')}</Text>
              <Withdrawal {...context} order={null} token={null} onWithdrawn={() => undefined} />
            </div>
          </div>
        )}
        {lookup.kind === 'missing' && (
          <Stack gap={24}>
            <Heading level={1} size="form">
              {t('missing_title')}
            </Heading>
            <Text narrow>
              {t('missing')} {mail}
            </Text>
            <FindOrder t={t} language={language} privacy={data.privacy} />
            {toCatalogue}
          </Stack>
        )}
        {lookup.kind === 'offline' && (
          <Stack gap={24}>
            <Heading level={1} size="form">
              {t('offline_title')}
            </Heading>
            <div role="alert">
              <Text narrow>{t('offline')}</Text>
            </div>
            <Inline>
              <Button variant="outline" onClick={reload}>
                {t('retry')}
              </Button>
            </Inline>
          </Stack>
        )}
      </div>
    </Page>
  );
}
