import { emitSiteEvent, onOtherTabChange } from '@parral/site/browser';
import { useDeferredValue, useEffect, type MouseEvent, useCallback, useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '@parral/api-client/hooks';
import type { Language } from '@parral/api-spec/languages';
import { needsContactNotice } from '@parral/rules';
import { useWords } from '@parral/site/words';
import { Button, Heading, Notice, Stack, Text, TextLink } from '@parral/ui';
import * as css from '../Basket.css.ts';
import { chosenCountry, keepCountry } from '../../../draft/chosen-country.store.ts';
import { useBasketChanges } from '../changes/use-basket-changes.ts';
import type { BasketData } from '../load.server.ts';
import { lineError, stopsCheckout } from '../line-error.ts';
import { BasketLine, type Line } from '../parts/BasketLine.tsx';
import { BasketLines } from '../parts/BasketLines.tsx';
import { Coupon } from '../parts/Coupon.tsx';
import { Loading } from '../parts/Loading.tsx';
import { EmptyBasket, GoneNotice, LoadFailed, ManyNotice, TooHighNotice } from '../parts/Messages.tsx';
import { Summary } from '../parts/Summary.tsx';

interface BasketViewProps extends BasketData {
  catalogueUrl: string;
  checkoutUrl: string;
  language: Language;
}

/** The basket as it is now, with what the buyer is changing. */
export function BasketView({ catalogueUrl, checkoutUrl, contactEmail, countries, emptyPicture, missing, language }: BasketViewProps) {
  const t = useWords('shop/basket');
  // What is drawn on the server has no tab to remember anything.
  const [country, setCountry] = useState(() => (typeof window === 'undefined' ? countries[0]?.iso_code : chosenCountry(countries)));
  const query = { language, ...(country !== undefined && { shippingCountryCode: country }) };
  const { data: basket, isError, isFetching, refetch } = useApiQuery('getBasket', { query }, { placeholderData: keepPreviousData });
  const changes = useBasketChanges(language, country);
  const [leaving, setLeaving] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  useFreshBasket(
    useCallback(() => void refetch({ cancelRefetch: false }), [refetch]),
    basket?.lines.length,
  );

  // The first answer is urgent news and draws all there is: deferred it is drawn in slices, so that a tap meanwhile is heard.
  const drawn = useDeferredValue(basket !== undefined);

  if (!basket) return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Loading />;
  if (!drawn) return <Loading />;
  if (basket.lines.length === 0) return <EmptyBasket catalogueUrl={catalogueUrl} picture={emptyPicture} missing={missing} />;

  const quantityOf = (line: Line) => changes.drafts.get(line.id) ?? line.quantity;
  const stale = changes.busy || isFetching;
  const stopped = basket.lines.some((line) => stopsCheckout(line, quantityOf(line)));

  async function toCheckout(event: MouseEvent) {
    if ((!changes.busy && !changes.again) || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (leaving) return;
    setLeaving(true);
    changes.again?.();
    const now = await changes.flush();
    if (now && now.line_errors.length === 0 && now.lines.length > 0) location.assign(checkoutUrl);
    else setLeaving(false);
  }

  async function remove(line: Line) {
    const gone = await changes.remove(line.id);
    // What was pressed is gone with its row: reading goes on at the top.
    document.querySelector<HTMLElement>('#basket-title')?.focus();
    setAnnouncement(gone ? t('removed', { title: line.product.title }) : '');
  }

  function deliverTo(chosen: string) {
    keepCountry(chosen);
    setCountry(chosen);
  }

  return (
    <Stack gap={32}>
      <Heading level={1} size="form" id="basket-title">
        {t('title')}
      </Heading>
      {changes.failed && (
        <Notice
          tone="error"
          live
          title={t('failed_title')}
          action={
            changes.again && (
              <Button variant="outline" onClick={changes.again}>
                {t('retry')}
              </Button>
            )
          }
        >
          {t('failed')}
        </Notice>
      )}
      {basket.line_errors.some(({ line_id }) => !basket.lines.some(({ id }) => id === line_id)) && <GoneNotice />}
      {stopped && <TooHighNotice email={contactEmail} />}
      {needsContactNotice(basket.lines.map((line) => quantityOf(line) * line.product.bottles)) && <ManyNotice email={contactEmail} />}
      <div className={css.columns}>
        <Stack gap={20} align="stretch">
          <BasketLines>
            {basket.lines.map((line) => (
              <BasketLine
                key={line.id}
                line={line}
                quantity={quantityOf(line)}
                error={lineError(basket, line, quantityOf(line))}
                stale={changes.busy && changes.drafts.has(line.id)}
                onQuantity={(quantity) => changes.setQuantity(line.id, quantity, { send: !stopsCheckout(line, quantity) })}
                onRemove={() => void remove(line)}
              />
            ))}
          </BasketLines>
          <output>
            {announcement && (
              <Text as="span" size="small" tone="muted">
                {announcement}
              </Text>
            )}
          </output>
          <div>
            <TextLink href={catalogueUrl}>{t('go_on')}</TextLink>
          </div>
        </Stack>
        <Summary
          basket={basket}
          country={country}
          countries={countries}
          onCountry={deliverTo}
          stale={stale}
          stopped={stopped}
          checkoutUrl={checkoutUrl}
          onCheckout={(event) => void toCheckout(event)}
          leaving={leaving}
          coupon={basket.coupon_enabled && <Coupon vouchers={basket.vouchers} onApply={changes.applyCoupon} onRemove={changes.removeCoupon} />}
        />
      </div>
    </Stack>
  );
}

/**
 * Asks for the basket anew when it may have changed elsewhere: another tab says so, the reader comes back
 * to this one, or the browser brings the page back as it was. The header's figure follows `lines`.
 */
function useFreshBasket(refresh: () => void, lines: number | undefined): void {
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    const stop = onOtherTabChange(refresh);
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', back);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', back);
    };
  }, [refresh]);

  useEffect(() => {
    if (lines !== undefined) emitSiteEvent('basket:changed', { lines });
  }, [lines]);
}
