import { localeOf, type Language } from '@parral/api-spec/languages';
import { defaultMaxQuantity, formatMoney, formatPrice, toCents } from '@parral/rules';
import type { AddToBasket } from '@parral/site/browser';
import type { Translate } from '@parral/site/words';
import { Badge, Button, Price, Quantity, Select, Text, YearSelector } from '@parral/ui';
import type { ChangeEvent } from 'react';
import type { Availability } from '../../../adding/availability.ts';
import { untilScript } from '../../../adding/until-script.ts';
import { formatsOf, nameOf, type Variant, vintagesOf } from '../choose-variant.ts';
import type { ProductData } from '../load.server.ts';
import { BackInStock } from '../back-in-stock/BackInStock.tsx';
import { offerFor, PriceSteps } from './PriceSteps.tsx';
import { bar, buy, choices, onDesk } from '../Product.css.ts';
import { unavailableReason, type ProductChoice } from '../use-product-choice.ts';

interface PurchaseProps {
  product: ProductData['product'];
  choice: ProductChoice;
  availability: ReadonlyMap<string, Availability>;
  adding: AddToBasket;
  privacy: ProductData['privacy'];
  language: Language;
  t: Translate<'shop/product'>;
  tAdd: Translate<'shop/adding'>;
}

/** Vintage, format, quantity and price, and the way into the basket. */
export function Purchase({ product, choice, availability, adding, privacy, language, t, tAdd }: PurchaseProps) {
  const { variant } = choice;
  const { known, stop, max, wanted } = offerOf(choice, availability);
  const { each, before, perLitre } = offerFor(variant, wanted);
  const years = vintagesOf(product.variants, variant.volume_ml);
  const own = stop === 'locked' ? null : (known?.allocation ?? null);

  return (
    <>
      {years.length > 0 && (
        <YearSelector
          legend={t('vintage')}
          hint={variant.vintage_note ?? undefined}
          name="vintage"
          value={String(variant.vintage)}
          options={years.map((one) => tile(one.variant, availability, language, t))}
          expandLabel={t('vintages_all', { count: years.length })}
          collapseLabel={t('vintages_fewer')}
          onChange={(event: ChangeEvent<HTMLInputElement>) => choice.chooseVintage(Number(event.target.value))}
        />
      )}
      <div className={choices}>
        {product.contents === null && (
          <Select
            label={t('format')}
            name="format"
            value={variant.id}
            onChange={(event: ChangeEvent<HTMLSelectElement>) => choice.chooseFormat(event.target.value)}
            options={formatsOf(product.variants, variant.vintage).map((one) => ({ value: one.id, label: one.format_name }))}
          />
        )}
        <Quantity
          label={t('quantity')}
          decreaseLabel={t('quantity_less')}
          increaseLabel={t('quantity_more')}
          value={wanted}
          max={max}
          onChange={choice.setQuantity}
          disabled={stop !== null}
        />
      </div>
      <div className={buy}>
        {each !== null && (
          <Price
            size="big"
            label={t('price')}
            amount={formatMoney(toCents(each) * wanted)}
            note={perLitre !== null && t('price_note', { perLitre: formatPrice(perLitre) })}
            {...(before !== null && {
              before: { amount: formatMoney(toCents(before) * wanted), label: t('price_before') },
            })}
          />
        )}
        <div className={onDesk}>
          <AddButton choice={choice} availability={availability} adding={adding} tAdd={tAdd} />
        </div>
      </div>
      <PriceSteps variant={variant} quantity={wanted} t={t} />
      {before !== null && (
        <Text size="small" tone="muted">
          {t('price_lowest', { amount: formatPrice(before) })}
        </Text>
      )}
      {stop !== null && (
        <Text size="small" tone="muted">
          {stop === 'locked' && product.club_levels.length > 0 ? t('levels_note', { levels: list(product.club_levels, language) }) : t(`${stop}_note`)}
        </Text>
      )}
      {stop === 'sold_out' && <BackInStock key={variant.id} sku={variant.id} title={nameOf(variant)} language={language} privacy={privacy} />}
      {own !== null && stop === null && (
        <Text size="small" tone="muted">
          {[
            t(product.contents === null ? 'allocation' : 'allocation_case', { count: own.limit }),
            own.left < own.limit && t('allocation_left', { count: own.left }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      )}
      {stop === null && known?.availability === 'few' && known.left !== null && (
        <div>
          <Badge>{t('few', { count: known.left })}</Badge>
        </div>
      )}
      <noscript>
        <Text size="small" tone="muted">
          {t('needs_script')}
        </Text>
      </noscript>
    </>
  );
}

interface BuyBarProps extends Pick<PurchaseProps, 'choice' | 'availability' | 'adding' | 't' | 'tAdd'> {}

/** A phone's way into the basket: what it comes to and the button, in reach wherever one reads. */
export function BuyBar({ choice, availability, adding, t, tAdd }: BuyBarProps) {
  const { wanted } = offerOf(choice, availability);
  const { each } = offerFor(choice.variant, wanted);
  return (
    <div className={bar}>
      {each === null ? <span /> : <Price size="plain" label={t('price')} amount={formatMoney(toCents(each) * wanted)} />}
      <AddButton choice={choice} availability={availability} adding={adding} tAdd={tAdd} />
    </div>
  );
}

function AddButton({ choice, availability, adding, tAdd }: Pick<PurchaseProps, 'choice' | 'availability' | 'adding' | 'tAdd'>) {
  const { variant } = choice;
  const { stop, wanted } = offerOf(choice, availability);
  const title = nameOf(variant);
  return (
    <Button
      full
      disabled={stop !== null}
      {...(stop === null && untilScript)}
      busy={adding.pending !== undefined}
      onClick={() => void adding.add({ productId: variant.id, quantity: wanted, title, price: offerFor(variant, wanted).each })}
    >
      {stop === null ? tAdd('add') : tAdd(stop)}
    </Button>
  );
}

/** What is known of the chosen bottle now: why it cannot be had, how many at most, and how many of them are wanted. */
function offerOf({ variant, quantity }: ProductChoice, availability: PurchaseProps['availability']) {
  const known = availability.get(variant.id);
  const max = Math.max(1, known?.max_quantity ?? defaultMaxQuantity);
  return { known, stop: unavailableReason(variant, known), max, wanted: Math.min(quantity, max) };
}

function list(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
}

function tile(variant: Variant, availability: PurchaseProps['availability'], language: Language, t: PurchaseProps['t']) {
  const stop = unavailableReason(variant, availability.get(variant.id));
  const price = variant.price === null ? undefined : formatPrice(variant.price);
  return {
    value: String(variant.vintage),
    title: String(variant.vintage),
    text: stop === 'soon' ? t('soon') : stop === 'sold_out' ? t('sold_out') : price,
    off: stop === 'soon',
  };
}
