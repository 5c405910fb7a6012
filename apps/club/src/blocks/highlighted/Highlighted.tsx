import { Runtime } from '@parral/site/browser';
import { formatPrice, type Translate, useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { WineBottle } from '@parral/site/images';
import { Button, ProductCard, ProductCards, Stack, StatusMessage, Text } from '@parral/ui';
import { useEffect, useRef } from 'react';
import { SessionEnded } from '../../session/SessionEnded.tsx';
import type block from './block.ts';
import * as css from './Highlighted.css.ts';
import type { HighlightedData } from './load.server.ts';
import { useHighlighted } from './use-highlighted.ts';

type HighlightedProps = BlockProps<BlockAttributes<typeof block>, HighlightedData>;

/** What the club keeps for its members, eight and eight more; some for certain levels only. */
export default function Highlighted(props: HighlightedProps) {
  return (
    <Runtime>
      <HighlightedCards {...props} />
    </Runtime>
  );
}

function HighlightedCards({ attributes, data, language }: HighlightedProps) {
  const t = useWords('club/highlighted');
  const { cards, newest, hasMore, state, more, follow } = useHighlighted(attributes.pageId, language, data);
  const place = useRef<HTMLDivElement>(null);

  // The button may be gone with the last page: the reader goes on at the first new card, once it stands there.
  useEffect(() => {
    if (newest > 0) place.current?.querySelectorAll('li')[newest]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [newest]);

  if (cards.length === 0)
    return (
      <div className={css.screen}>
        <Stack gap={16} align="start">
          <Text>{t('none')}</Text>
          {attributes.catalogueUrl && (
            <Button variant="outline" href={attributes.catalogueUrl}>
              {t('to_catalogue')}
            </Button>
          )}
        </Stack>
      </div>
    );
  return (
    <div className={css.screen} ref={place}>
      <ProductCards label={t('list')} walled={data.wall !== undefined}>
        {cards.map(({ card, tracked }) => (
          <ProductCard
            key={card.id}
            headingLevel={2}
            niche={data.wall && { src: data.wall[card.is_locked ? 'locked' : 'lit'], wall: data.wall.bare }}
            picture={
              <span className={css.bottle}>
                <WineBottle bottle={card.bottle} />
              </span>
            }
            title={card.title}
            text={[
              card.label,
              card.children_count > 1 ? t('children', { count: card.children_count }) : card.product_title,
              card.allocation && allocated(card.allocation, t),
            ]
              .filter(Boolean)
              .join('. ')}
            {...(card.price !== null && {
              price: card.children_count > 1 ? t('from', { price: formatPrice(card.price) }) : formatPrice(card.price),
            })}
            moreLabel={t('see')}
            href={card.full_slug}
            onFollow={() => follow(tracked)}
            locked={card.is_locked}
            lockedLabel={t('locked')}
          />
        ))}
      </ProductCards>
      <div className={css.foot}>
        {hasMore && (
          <Button variant="outline" busy={state === 'loading'} onClick={more}>
            {t(state === 'loading' ? 'loading' : 'more')}
          </Button>
        )}
        {state === 'ended' && <SessionEnded kept={false} />}
        <StatusMessage>{state === 'failed' ? t('failed') : t('shown', { count: cards.length })}</StatusMessage>
      </div>
    </div>
  );
}

/** How many bottles of it are the member's own in a season, and how many of them are left. */
function allocated({ limit, left }: { limit: number; left: number }, t: Translate<'club/highlighted'>): string {
  if (left === 0) return t('allocation_had', { count: limit });
  return left < limit ? t('allocation_left', { count: limit, left }) : t('allocation', { count: limit });
}
