import { ApiError } from '@parral/api-client';
import { apiKey, useApiQuery } from '@parral/api-client/hooks';
import { pageQueryClient, useHydrated } from '@parral/site/browser';
import { Picture } from '@parral/site/images';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useWords } from '@parral/site/words';
import { Button, Heading, Inline, Notice, Page, Skeleton, Stack, Text, TextLink } from '@parral/ui';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useQueryValue } from '../../address/use-query-value.ts';
import type block from './block.ts';
import { beside, missing, screen } from './BookedVisit.css.ts';
import { Details } from './Details.tsx';
import type { BookedVisitData } from './load.server.ts';

type BookedVisitProps = BlockProps<BlockAttributes<typeof block>, BookedVisitData>;

/** A booking behind the private link of its mails: what it is, and changing it while that is possible. */
export default function BookedVisit(props: BookedVisitProps) {
  const [queryClient] = useState(pageQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Page>
        <div className={screen}>
          <Booked {...props} />
        </div>
      </Page>
    </QueryClientProvider>
  );
}

function Booked({ attributes, data, language }: BookedVisitProps) {
  const t = useWords('booking/booked-visit');
  const queries = useQueryClient();
  const inQuery = useQueryValue('token');
  const alive = useHydrated();
  const token = attributes.token ?? inQuery;
  const request = { path: { token }, query: { language } };
  const booking = useApiQuery('getBooking', request, { enabled: token !== '' });

  if (booking.data && token) {
    const onChanged = (changed: typeof booking.data) => queries.setQueryData(apiKey('getBooking', request), changed);
    return <Details booking={booking.data} token={token} data={data} language={language} onChanged={onChanged} />;
  }
  if ((token === '' && alive) || (booking.error instanceof ApiError && booking.error.status === 404)) {
    return (
      <div className={beside}>
        <Titled title={t('none_title')}>
          <Text size="lead">{t('none')}</Text>
          <Text>
            <TextLink variant="inline" href={`mailto:${data.contactEmail}`}>
              {data.contactEmail}
            </TextLink>
          </Text>
          <Inline>
            <Button href={attributes.experiencesUrl}>{t('to_visits')}</Button>
          </Inline>
        </Titled>
        {data.missing && <Picture className={missing} {...data.missing} alt="" sizes="(min-width: 1024px) 624px, 100vw" />}
      </div>
    );
  }
  if (booking.isError) {
    return (
      <Titled title={t('title')}>
        <Notice
          tone="error"
          live
          title={t('load_failed_title')}
          action={
            <Button variant="outline" onClick={() => void booking.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('load_failed')}
        </Notice>
      </Titled>
    );
  }
  return (
    <Titled title={t('title')}>
      <Skeleton shape="block" label={t('loading')} />
    </Titled>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={24}>
      <Heading level={1} size="form">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
