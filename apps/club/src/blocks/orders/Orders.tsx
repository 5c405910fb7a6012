import { useWords } from '@parral/site/words';
import { useAddToBasket } from '@parral/site/browser';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, Heading, Notice, Stack, Text } from '@parral/ui';
import type block from './block.ts';
import type { OrdersData } from './load.server.ts';
import * as css from './Orders.css.ts';
import { Membership } from './parts/Membership.tsx';

/** What was bought in the current membership and in those before, online, in the shop and elsewhere (specification section 2). */
export default function Orders({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, OrdersData>) {
  const t = useWords('club/orders');
  const adding = useAddToBasket(language);
  if (data === null)
    return (
      <div className={css.screen}>
        <Notice tone="error" title={t('failed_title')}>
          {t('failed')}
        </Notice>
      </div>
    );
  const { current, past } = data;
  return (
    <>
      <div className={css.screen}>
        <section aria-labelledby="current-membership">
          <Stack gap={24}>
            <Heading level={2} size="small" id="current-membership">
              {t('current')}
            </Heading>
            {current ? (
              <Membership membership={current} current adding={adding} t={t} language={language} />
            ) : (
              <Stack gap={16} align="start">
                <Text>{t('no_current')}</Text>
                <Button variant="outline" href={attributes.catalogueUrl}>
                  {t('to_catalogue')}
                </Button>
              </Stack>
            )}
          </Stack>
        </section>
        {past.length > 0 && (
          <section aria-labelledby="past-memberships">
            <Stack gap={32}>
              <Heading level={2} size="small" id="past-memberships">
                {t('past')}
              </Heading>
              {past.map((membership) => (
                <Membership key={membership.id} membership={membership} adding={adding} t={t} language={language} />
              ))}
            </Stack>
          </section>
        )}
      </div>
      {adding.failed && (
        <div role="alert">
          <Text tone="error">{t('reorder_failed')}</Text>
        </div>
      )}
      {adding.Popup && <adding.Popup outcome={adding.outcome} onClose={adding.dismiss} basketUrl={attributes.basketUrl} stayLabel={t('go_on')} />}
    </>
  );
}
