import { staticPart } from '../../static/static-part.tsx';
import { FilterPanel } from './parts/FilterPanel.tsx';
import { None } from './parts/None.tsx';
import { Pages, type PagesProps } from './parts/Pages.tsx';
import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Shelf, Stack, Text } from '@parral/ui';
import { useAddToBasket } from '@parral/site/browser';
import { withMemberTerms } from '../../adding/member-terms.ts';
import { useAvailability } from '../../adding/use-availability.ts';
import { shownList } from '../../impressions/shown-list.ts';
import type block from './block.ts';
import { shelves } from './Catalogue.css.ts';
import { filledFormPath } from './catalogue-form.ts';
import type { CatalogueData } from './load.server.ts';
import { Controls } from './parts/Controls.tsx';
import { WineItem } from './parts/WineItem.tsx';

const StaticPages = staticPart<PagesProps>(import.meta.env.SSR ? Pages : null, async () => (await import('./parts/lazy-pages.ts')).Pages);
const StaticNone = staticPart<PagesProps>(import.meta.env.SSR ? None : null, async () => (await import('./parts/lazy-pages.ts')).None);
const StaticFilters = staticPart<PagesProps>(import.meta.env.SSR ? FilterPanel : null, async () => (await import('./parts/lazy-pages.ts')).FilterPanel);

/** The catalogue: shelves at true scale. Categories, filters, order and pages are links and forms, so all but adding works without script. */
export default function Catalogue({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, CatalogueData>) {
  const { list, category, basketUrl } = data;
  const t = useWords('shop/catalogue');
  const tAdd = useWords('shop/adding');
  const adding = useAddToBasket(language);
  const availability = useAvailability(
    data.availability,
    list.products.map(({ id }) => id),
  );

  return (
    <Stack gap={0}>
      {adding.failed && (
        <div role="alert">
          <Text tone="error">{tAdd('failed')}</Text>
        </div>
      )}
      <Controls data={data} t={t} />
      <div
        onSubmit={(event) => {
          event.preventDefault();
          location.assign(filledFormPath(data.catalogueUrl, new FormData(event.target)));
        }}
      >
        <StaticFilters data={data} language={language} />
      </div>
      {list.products.length === 0 ? (
        <StaticNone data={data} language={language} />
      ) : (
        <div className={shelves} {...shownList({ catalogue: attributes.pageId, view: data.view }, list.products, language)}>
          <Shelf label={t('wines')}>
            {list.products.map((card) => (
              <WineItem
                key={card.id}
                card={withMemberTerms(card, availability.get(card.id))}
                category={category}
                availability={availability.get(card.id)}
                adding={adding}
                t={tAdd}
                beforeLabel={t('price_before')}
              />
            ))}
          </Shelf>
        </div>
      )}
      {list.total > 0 && <StaticPages data={data} language={language} />}
      {adding.Popup && (
        <adding.Popup outcome={adding.outcome} onClose={adding.dismiss} basketUrl={basketUrl} checkoutUrl={data.checkoutUrl} stayLabel={tAdd('go_on')} />
      )}
    </Stack>
  );
}
