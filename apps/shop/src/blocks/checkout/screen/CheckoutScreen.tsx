import { apiKey, useApiQuery } from '@parral/api-client/hooks';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { Button, Heading, Notice, Page, Skeleton, Stack, Text } from '@parral/ui';
import { hashKey, keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { chosenCountry } from '../../../draft/chosen-country.store.ts';
import * as css from '../Checkout.css.ts';
import type { CheckoutData } from '../load.server.ts';
import { CheckoutFlow, type Preview } from './CheckoutFlow.tsx';

interface CheckoutScreenProps extends CheckoutData {
  basketUrl: string;
  catalogueUrl: string;
  confirmationUrl: string;
  termsUrl: string;
  language: Language;
  brand: string;
}

/**
 * Loads the basket anew, whatever is known of it, and the served countries; then what the club knows of a member; then the
 * order can begin (specification section 2, checkout). Without member data the buyer is a visitor: the failure is only logged.
 */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { language, catalogueUrl, brand } = props;
  const t = useWords('shop/checkout');
  const queries = useQueryClient();
  const countries = useApiQuery('listShippingCountries', { query: { language } });
  const [chosen, setChosen] = useState<Preview>();
  const first = useMemo(() => countries.data && chosenCountry(countries.data), [countries.data]);
  const preview = chosen ?? (first === undefined ? undefined : { shippingCountryCode: first });
  /** What the amounts are asked for already is no news: the form would be drawn a second time for it. */
  const choose = useCallback(
    (next: Preview) => setChosen((last) => (hashKey([next]) === hashKey([last ?? { shippingCountryCode: first }]) ? last : next)),
    [first],
  );
  const basket = useApiQuery(
    'getBasket',
    { query: { language, ...preview } },
    { enabled: preview !== undefined, refetchOnMount: 'always', placeholderData: keepPreviousData },
  );

  const session = useApiQuery('getSession', {});
  const loggedIn = Boolean(session.data?.member);
  const member = useApiQuery('getMemberData', { query: { site: brand } }, { enabled: loggedIn && basket.data !== undefined });
  const known = session.isError || (session.isSuccess && (!loggedIn || member.isSuccess || member.isError));
  // The answers come as urgent news; the form they bring is large. Deferred it is drawn in slices, so that a tap meanwhile is heard.
  const ready = useDeferredValue(known && basket.data !== undefined && countries.data !== undefined);
  const failure = session.error ?? member.error;
  useEffect(() => {
    if (failure) console.error('the member data could not be had; the checkout goes on as for a visitor', failure);
  }, [failure]);

  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) void queries.invalidateQueries({ queryKey: apiKey('getBasket') });
    };
    addEventListener('pageshow', restored);
    return () => removeEventListener('pageshow', restored);
  }, [queries]);

  if (basket.data && countries.data) {
    if (basket.data.lines.length === 0) {
      return (
        <Apart title={t('empty_title')}>
          <Text size="lead">{t('empty')}</Text>
          <Button href={catalogueUrl}>{t('to_catalogue')}</Button>
        </Apart>
      );
    }
    if (!ready) return <Waiting title={t('step_data')} label={t('loading')} />;
    return (
      <Page>
        <CheckoutFlow
          {...props}
          buyer={{ member: member.data ?? null, pickup: props.pickup, byMail: !basket.data.needs_shipping }}
          countries={countries.data}
          basket={basket.data}
          refreshing={basket.isFetching}
          refreshFailed={basket.isError}
          onPreview={choose}
          onRefresh={() => basket.refetch()}
        />
      </Page>
    );
  }
  if (basket.isError || countries.isError) {
    const again = () => void Promise.all([countries.refetch(), basket.refetch()]);
    return (
      <Apart title={t('step_data')}>
        <Notice
          tone="error"
          live
          title={t('load_failed_title')}
          action={
            <Button variant="outline" onClick={again}>
              {t('retry')}
            </Button>
          }
        >
          {t('load_failed')}
        </Notice>
      </Apart>
    );
  }
  return <Waiting title={t('step_data')} label={t('loading')} />;
}

function Waiting({ title, label }: { title: string; label: string }) {
  return (
    <Apart title={title}>
      <Skeleton shape="block" label={label} />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Apart>
  );
}

function Apart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page>
      <div className={css.screen}>
        <Stack gap={24} align="start">
          <Heading level={1} size="form">
            {title}
          </Heading>
          {children}
        </Stack>
      </div>
    </Page>
  );
}
