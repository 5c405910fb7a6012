import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Text, TextLink } from '@parral/ui';
import { useAddToBasket } from '@parral/site/browser';
import { useAvailability } from '../../adding/use-availability.ts';
import type block from './block.ts';
import * as css from './Gifts.css.ts';
import type { GiftsData } from './load.server.ts';
import { GiftTicket } from './parts/GiftTicket.tsx';

/** The vouchers that the shop sells as gifts: for which visit, for how many people, and into the basket. */
export default function Gifts({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, GiftsData>) {
  const { groups, basketUrl } = data;
  const t = useWords('shop/gifts');
  const tAdd = useWords('shop/adding');
  const adding = useAddToBasket(language);
  const availability = useAvailability(
    data.availability,
    groups.flatMap(({ choices }) => choices.map(({ id }) => id)),
  );

  if (groups.length === 0)
    return (
      <Text narrow>
        {t('none')}{' '}
        <TextLink variant="inline" href={`mailto:${data.contactEmail}`}>
          {data.contactEmail}
        </TextLink>
      </Text>
    );
  return (
    <>
      <noscript>
        <Text tone="muted">{t('needs_script')}</Text>
      </noscript>
      <ul className={css.list} aria-label={t('list')}>
        {groups.map((group, index) => (
          <li key={group.key}>
            <GiftTicket
              group={group}
              picture={group.experience === null ? attributes.picture : group.experience.picture}
              first={index === 0}
              availability={availability}
              adding={adding}
              t={t}
              tAdd={tAdd}
            />
          </li>
        ))}
      </ul>
      {adding.failed && (
        <div role="alert">
          <Text tone="error">{tAdd('failed')}</Text>
        </div>
      )}
      {adding.Popup && (
        <adding.Popup outcome={adding.outcome} onClose={adding.dismiss} basketUrl={basketUrl} checkoutUrl={data.checkoutUrl} stayLabel={tAdd('go_on')} />
      )}
    </>
  );
}
