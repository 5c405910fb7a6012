import { ApiError } from '@parral/api-client';
import { useApiClient } from '@parral/api-client/hooks';
import { translator } from '@parral/site/words';
import { pageQueryClient, useAlive } from '@parral/site/browser';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, Heading, Notice, Page, Skeleton, Stack, Text, TextLink } from '@parral/ui';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useQueryValue } from '../../address/use-query-value.ts';
import type block from './block.ts';
import { screen } from './BookedVisit.css.ts';
import type { BookedVisitData } from './load.server.ts';
import { Details } from './Details.tsx';

/** A booking behind the private link of its mails: what it is, and changing it while that is possible. */
export default function BookedVisit(props: BlockProps<BlockAttributes<typeof block>, BookedVisitData>) {
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

function Booked({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, BookedVisitData>) {
  const t = translator(data.words, language);
  const client = useApiClient();
  const queries = useQueryClient();
  const given = useQueryValue('token');
  const alive = useAlive();
  const token = attributes.token ?? given;
  const key = ['booking', 'booked', token, language];
  const booking = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.getBooking({ path: { token }, query: { language } }, { signal }),
    enabled: token !== '',
    retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isTransient,
  });

  if (booking.data && token) {
    return <Details booking={booking.data} token={token} data={data} language={language} onChanged={(changed) => queries.setQueryData(key, changed)} />;
  }
  if ((token === '' && alive) || (booking.error instanceof ApiError && booking.error.status === 404)) {
    return (
      <Told title={t('none_title')}>
        <Text size="lead">{t('none')}</Text>
        <Text>
          <TextLink variant="inline" href={`mailto:${data.contactEmail}`}>
            {data.contactEmail}
          </TextLink>
        </Text>
        <Button href={attributes.experiencesUrl}>{t('to_visits')}</Button>
      </Told>
    );
  }
  if (booking.isError) {
    return (
      <Told title={t('title')}>
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
      </Told>
    );
  }
  return (
    <Told title={t('title')}>
      <Skeleton shape="block" label={t('loading')} />
    </Told>
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={24}>
      <Heading level={1} size="form">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
