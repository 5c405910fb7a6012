import { Picture } from '@parral/site/images';
import { listPath } from '@parral/site/paths';
import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Heading, Text } from '@parral/ui';
import { trustedMarkup } from '@parral/ui/trusted-types';
import { Categories } from '../../lists/Categories.tsx';
import { ListPages } from '../../lists/ListPages.tsx';
import { NothingFound } from '../../lists/NothingFound.tsx';
import type block from './block.ts';
import type { VideosData } from './load.server.ts';
import { phoneMedia } from './media.ts';
import * as css from './Videos.css.ts';

/**
 * The films of the virtual visit by category, subcategory and page (specification section 2), as a cinema shows them: the first hangs on
 * the sheet, all stand on the bill below. A press on a poster plays its film on the sheet, wherever the poster stands.
 */
export default function Videos({ attributes, data }: BlockProps<BlockAttributes<typeof block>, VideosData>) {
  const { title, accent, text, alt } = attributes;
  const { list, path, page, category, subcategory, scene } = data;
  const t = useWords('blocks/videos');
  const href = (cat_id: number | undefined, subcat_id: number | undefined, p: number) => listPath(path, 'videos', { cat_id, subcat_id, p });
  const chosen = list.categories.find(({ id }) => id === category);
  // Where a scene opens the page, it is what is seen first: the film on its sheet comes after it and the faces.
  const films = list.html.map((film) => (scene ? film.replace('fetchpriority="high"', 'fetchpriority="low"') : film));
  // It stands on the bill too, where its id belongs.
  const first = films[0]?.replace(/ id="[^"]*"/, '');
  return (
    <div className={css.cinema}>
      {title && (
        <header className={scene ? css.words.beside : css.words.above} data-field="footer">
          <Heading level={1} emphasis={accent}>
            {title}
          </Heading>
          {text && <Text size="lead">{text}</Text>}
        </header>
      )}
      <div className={scene ? css.house.drawn : css.house.plain}>
        <div className={css.stage} data-field="footer">
          {scene?.narrow && (
            <Picture className={css.picture} {...scene.wide} alt={alt} sizes="100vw" fetchPriority="high" narrow={{ ...scene.narrow, media: phoneMedia }} />
          )}
          {scene && first && (
            <p className={css.now} aria-hidden="true">
              {t('now')}
            </p>
          )}
          {first && (
            // oxlint-disable-next-line react/no-danger -- sanitised by the server, which lets through a short list of elements
            <div className={css.screen} dangerouslySetInnerHTML={{ __html: trustedMarkup(first) }} />
          )}
        </div>
        <section id="videos" className={css.bill} data-section={title && 'plain'}>
          <div className={css.top}>
            <Heading level={2}>{t('programme')}</Heading>
            <div>
              <Categories categories={list.categories} current={category} href={(id) => href(id, undefined, 1)} />
              {chosen && chosen.subcategories.length > 0 && (
                <Categories
                  label={t('within', { name: chosen.name })}
                  categories={chosen.subcategories}
                  current={subcategory}
                  href={(id) => href(category, id, 1)}
                />
              )}
            </div>
          </div>
          {films.length === 0 ? (
            <NothingFound href={href(undefined, undefined, 1)} />
          ) : (
            <ul className={css.films}>
              {films.map((fragment) => (
                // oxlint-disable-next-line react/no-danger -- sanitised by the server, which lets through a short list of elements
                <li key={fragment} dangerouslySetInnerHTML={{ __html: trustedMarkup(fragment) }} />
              ))}
            </ul>
          )}
          <ListPages page={page} totalPages={list.total_pages} href={(to) => href(category, subcategory, to)} />
        </section>
      </div>
    </div>
  );
}
