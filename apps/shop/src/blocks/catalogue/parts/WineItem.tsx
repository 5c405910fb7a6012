import type { components } from '@parral/api-spec';
import { formatPrice } from '@parral/rules';
import { winePath } from '@parral/site/paths';
import type { AddToBasket } from '@parral/site/browser';
import type { Translate } from '@parral/site/words';
import { Badge, Button, Price, ShelfItem } from '@parral/ui';
import type { Availability } from '../../../adding/availability.ts';
import { untilScript } from '../../../adding/until-script.ts';
import { nameOf } from '../../product/choose-variant.ts';
import { StaticBottle } from '../../../static/StaticBottle.tsx';

type Card = components['schemas']['ProductCard'];

interface WineItemProps {
  card: Card;
  category: string | null;
  availability: Availability | undefined;
  adding: AddToBasket;
  t: Translate<'shop/adding'>;
  /** Said before the price that was, for those who listen. */
  beforeLabel: string;
}

/** One wine of the catalogue, with its way into the basket. */
export function WineItem({ card, category, availability, adding, t, beforeLabel }: WineItemProps) {
  const before = card.price_before === null ? undefined : { amount: formatPrice(card.price_before), label: beforeLabel };
  return (
    <ShelfItem
      bottle={<StaticBottle key={card.id} bottle={card.bottle} />}
      href={winePath(card.href, category)}
      name={card.title}
      {...(card.vintage !== null && { vintage: String(card.vintage) })}
      text={card.subtitle}
      price={card.price !== null && <Price size="plain" amount={formatPrice(card.price)} {...(before && { before })} />}
      aside={card.format}
      flag={flagOf(card, availability, t)}
      action={<Action card={card} availability={availability} adding={adding} t={t} />}
      headingLevel={2}
    />
  );
}

function flagOf(card: Card, availability: Availability | undefined, t: WineItemProps['t']) {
  if (availability?.availability === 'few' && availability.left !== null) return <Badge>{t('few', { count: availability.left })}</Badge>;
  if (availability?.availability === 'sold_out') return <Badge tone="muted">{t('sold_out')}</Badge>;
  return card.badge && <Badge>{card.badge}</Badge>;
}

function Action({ card, availability, adding, t }: Pick<WineItemProps, 'card' | 'availability' | 'adding' | 't'>) {
  const title = nameOf(card);
  const off = card.is_locked
    ? t('locked')
    : availability?.availability === 'sold_out'
      ? t('sold_out')
      : availability?.availability === 'soon'
        ? t('soon')
        : availability?.allocation?.left === 0
          ? t('had')
          : null;
  if (off !== null)
    return (
      <Button size="small" variant="outline" full disabled>
        {off}
      </Button>
    );
  return (
    <Button
      size="small"
      variant="outline"
      full
      {...untilScript}
      busy={adding.pending === card.id}
      aria-label={t('add_named', { title })}
      onClick={() => void adding.add({ productId: card.id, quantity: 1, title, price: card.price })}
    >
      {t('add')}
    </Button>
  );
}
