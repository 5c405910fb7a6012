import { useWords } from '@parral/site/words';
import { Card, Heading, Skeleton, Stack } from '@parral/ui';
import * as css from '../Basket.css.ts';

/** The basket's own shape while it is on its way: rows beside a summary. */
export function Loading() {
  const t = useWords('shop/basket');
  return (
    <Stack gap={32}>
      <Heading level={1} size="form" id="basket-title">
        {t('title')}
      </Heading>
      <div className={css.columns}>
        <div className={css.waitingRows}>
          <Skeleton width="half" label={t('loading')} />
          {['first', 'second'].map((row) => (
            <div key={row} className={css.waitingRow}>
              <Skeleton shape="control" />
              <Stack gap={4}>
                <Skeleton width="half" />
                <Skeleton width="short" />
              </Stack>
            </div>
          ))}
        </div>
        <Card as="aside">
          <Stack gap={20}>
            <Heading level={2} size="minor">
              {t('summary')}
            </Heading>
            <Stack gap={8}>
              <Skeleton />
              <Skeleton />
              <Skeleton width="half" />
            </Stack>
            <Skeleton shape="control" />
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}
