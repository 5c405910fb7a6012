import type { AddToBasket } from '@parral/site/browser';
import { Picture } from '@parral/site/images';
import type { Translate } from '@parral/site/words';
import { formatPrice } from '@parral/rules';
import { Button, Heading, OptionTiles, Price, Text, TextLink } from '@parral/ui';
import { type ChangeEvent, useId, useState } from 'react';
import type { Availability } from '../../../adding/availability.ts';
import { untilScript } from '../../../adding/until-script.ts';
import type { GiftGroup } from '../gift-groups.ts';
import * as css from '../Gifts.css.ts';

interface GiftTicketProps {
  group: GiftGroup;
  /** Path of its picture; left out where there is none. */
  picture?: string | null | undefined;
  /** It stands in the first view: its picture is fetched at once. */
  first: boolean;
  availability: ReadonlyMap<string, Availability>;
  adding: AddToBasket;
  t: Translate<'shop/gifts'>;
  tAdd: Translate<'shop/adding'>;
}

/** One visit to give, as a ticket: what it is, for how many, what it costs, and the way into the basket. */
export function GiftTicket({ group, picture, first, availability, adding, t, tAdd }: GiftTicketProps) {
  const { choices, experience } = group;
  const [chosen, choose] = useState(choices[0].id);
  const name = useId();
  const gift = choices.find(({ id }) => id === chosen) ?? choices[0];
  const soldOut = availability.get(gift.id)?.availability === 'sold_out';
  const visit = experience?.title ?? t('any_visit');
  const people = t('people', { count: gift.participants_number });
  const title = `${gift.title}. ${people}`;

  return (
    <article className={css.ticket} aria-labelledby={`${name}-title`}>
      {picture && (
        <Picture
          className={css.picture}
          src={picture}
          alt=""
          width={640}
          height={480}
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          sizes="(min-width: 1024px) 31vw, 100vw"
        />
      )}
      <div className={css.words}>
        <Text size="label" tone="muted">
          {t('kind')}
        </Text>
        <Heading level={2} size="small" id={`${name}-title`}>
          {visit}
        </Heading>
        <Text>{gift.text}</Text>
        <Text size="small" tone="muted">
          {t('valid', { count: gift.months })}
          {experience?.href && (
            <>
              {'. '}
              <TextLink variant="inline" href={experience.href} aria-label={t('see_visit_named', { title: visit })}>
                {t('see_visit')}
              </TextLink>
            </>
          )}
        </Text>
      </div>
      <div className={css.stub}>
        {choices.length > 1 ? (
          <OptionTiles
            legend={t('people')}
            name={name}
            value={gift.id}
            options={choices.map((one) => ({
              value: one.id,
              title: String(one.participants_number),
              text: availability.get(one.id)?.availability === 'sold_out' ? t('sold_out') : undefined,
              off: availability.get(one.id)?.availability === 'sold_out',
            }))}
            onChange={(event: ChangeEvent<HTMLInputElement>) => choose(event.target.value)}
          />
        ) : (
          <Text strong>{people}</Text>
        )}
        <Price size="big" label={t('price')} amount={formatPrice(gift.price)} note={t('price_note')} />
        <Button
          full
          disabled={soldOut}
          {...(!soldOut && untilScript)}
          busy={adding.pending === gift.id}
          aria-label={soldOut ? undefined : tAdd('add_named', { title })}
          onClick={() => void adding.add({ productId: gift.id, quantity: 1, title, price: gift.price })}
        >
          {soldOut ? tAdd('sold_out') : tAdd('add')}
        </Button>
      </div>
    </article>
  );
}
