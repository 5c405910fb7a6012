import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '../../platform/database/transaction.ts';
import type { Press, Projects, Videos } from '../../platform/content/index.ts';
import { describeOnBoth, type TestApi } from '../../testing/with-api.ts';
import { writeContentLists } from './content-list.store.ts';

type ProjectList = components['schemas']['ProjectList'];
type VideoList = components['schemas']['VideoList'];
type PressList = components['schemas']['PressList'];

const both = (words: string) => ({ es: words, en: `${words} (en)` });
const project = (id: number, more: Partial<Projects['projects'][number]> = {}) => ({
  id,
  category: id % 2 === 0 ? 'suelo' : 'gente',
  year: 2000 + id,
  title: both(`Proyecto ${id}`),
  text: both('Texto'),
  ...more,
});
const categories = [
  { id: 1, slug: 'suelo', name: both('Suelo') },
  { id: 2, slug: 'gente', name: both('Gente') },
  { id: 3, slug: 'nadie', name: both('Nadie') },
];
const film = (id: number, more: Partial<Videos['videos'][number]>) => ({
  id,
  category: 'suelo',
  title: both(`Film ${id}`),
  text: both('Texto'),
  seconds: 68,
  poster: '/images/alba/a.jpg',
  address: '/images/alba/a.mp4',
  ...more,
});
const article = (id: number, date: string, more: Partial<Press['articles'][number]> = {}) => ({
  id,
  category: 'suelo',
  date,
  outlet: 'Meseta',
  locale: 'es',
  title: `Artículo ${id}`,
  quote: both('Cita'),
  address: `https://meseta.example/${id}`,
  ...more,
});

const lists = {
  projects: { categories, projects: [...Array.from({ length: 9 }, (_, at) => project(at + 1)), project(50, { brands: ['brisa'] })] },
  videos: {
    categories: [
      { ...categories[0], subcategories: [{ id: 11, slug: 'ladera', name: both('Ladera') }] },
      { ...categories[1], subcategories: [] },
    ],
    videos: [film(1, { subcategory: 'ladera' }), film(2, {}), film(3, { category: 'gente' })],
  } as Videos,
  press: {
    categories,
    articles: [article(1, '2024-03-01'), article(2, '2026-01-09', { locale: 'de', category: 'gente' }), article(3, '2024-12-31', { brands: ['brisa'] })],
  },
};

async function put(api: TestApi, given: { projects: Projects; videos: Videos; press: Press }): Promise<void> {
  await transaction(api.context.db, async (tx) => {
    await writeContentLists(tx, given);
    await tx.execute(sql`update content_state set version = version + 1`);
  });
  await api.context.content.refresh();
}

describeOnBoth('projects, films and press (specification sections 2, 3 and 7)', (api) => {
  const projects = async (query: string) => (await api().visitor().get<ProjectList>(`/api/idi_projects/?language_code=es&${query}`)).body;
  const videos = async (query: string) =>
    (await api().visitor().get<VideoList>(`/api/virtual_experience_videos/?language_code=en&branding=alba&${query}`)).body;
  const press = async (query: string) => (await api().visitor().get<PressList>(`/api/press_articles/?language_code=es&branding=alba&${query}`)).body;
  const titles = (html: readonly string[]) => html.map((fragment) => /<h3>(?:<a[^>]*>)?([^<]+)/.exec(fragment)?.[1]);

  test('projects come newest first, page by page, and a page beyond the last is the last', async () => {
    await put(api(), lists);
    expect(titles((await projects('branding=alba')).html)).toEqual(['Proyecto 9', 'Proyecto 8', 'Proyecto 7', 'Proyecto 6']);
    const last = await projects('branding=alba&p=3');
    expect([titles(last.html), last.total_pages]).toEqual([['Proyecto 1'], 3]);
    expect((await projects('branding=alba&p=99')).html).toEqual(last.html);
  });

  test('a category narrows them; categories without a project are not offered; what is of one brand stands there only', async () => {
    await put(api(), lists);
    const narrowed = await projects('branding=alba&cat_id=1');
    expect([titles(narrowed.html), narrowed.total_pages]).toEqual([['Proyecto 8', 'Proyecto 6', 'Proyecto 4', 'Proyecto 2'], 1]);
    expect(narrowed.categories).toEqual([
      { id: 1, name: 'Suelo' },
      { id: 2, name: 'Gente' },
    ]);
    expect(await projects('branding=alba&cat_id=77')).toMatchObject({ html: [], total_pages: 0 });
    expect(titles((await projects('branding=brisa')).html)[0]).toBe('Proyecto 50');
    expect((await api().visitor().get('/api/idi_projects/?language_code=es&branding=nobody')).status).toBe(404);
  });

  test('films narrow by category or subcategory, each with its poster, length and address', async () => {
    await put(api(), lists);
    expect(titles((await videos('')).html)).toEqual(['Film 1 (en)', 'Film 2 (en)', 'Film 3 (en)']);
    expect(titles((await videos('cat_id=1')).html)).toEqual(['Film 1 (en)', 'Film 2 (en)']);
    const sub = await videos('subcat_id=11');
    expect(titles(sub.html)).toEqual(['Film 1 (en)']);
    expect(sub.html[0]).toContain('data-video="/images/alba/a.mp4"');
    expect(sub.html[0]).toContain('aria-label="Play the film: Film 1 (en)"');
    expect(sub.html[0]).toContain('<span data-of="time">Ladera (en) · 1:08</span>');
    const [top = '', below = ''] = (await videos('')).html;
    expect(top).toContain('srcset="/images/alba/a.jpg?w=480&amp;f=avif 480w');
    expect(top).toMatch(/<img src="[^"]*a\.jpg" alt="" fetchpriority="high"/);
    expect(below).toMatch(/<img src="[^"]*a\.jpg" alt="" loading="lazy"/);
    expect(top.replace(/<noscript>.*<\/noscript>/, '')).not.toContain(' poster=');
    expect(top).toMatch(/<noscript><video [^>]*poster="\/images\/alba\/a\.jpg\?w=960&amp;f=webp"/);
    expect(sub.categories[0]?.subcategories).toEqual([{ id: 11, name: 'Ladera (en)' }]);
  });

  test('a film of some seconds says them, and has a tick for each', async () => {
    const only = (seconds: number) => ({ ...lists, videos: { ...lists.videos, videos: [film(1, { seconds })] } });
    const shown = async (seconds: number) => {
      await put(api(), only(seconds));
      const [html = ''] = (await videos('')).html;
      return [/data-of="time">([^<]*)/.exec(html)?.[1], html.match(/<span><\/span>/g)?.length ?? 0];
    };
    expect(await shown(8)).toEqual(['Suelo (en) · 8 seconds', 8]);
    expect(await shown(1)).toEqual(['Suelo (en) · 1 second', 1]);
    expect(await shown(40)).toEqual(['Suelo (en) · 40 seconds', 0]);
  });

  test('press narrows by year, category and language, and says what it can be narrowed by', async () => {
    await put(api(), lists);
    const all = await press('');
    expect(titles(all.pagination.results.map(({ html }) => html))).toEqual(['Artículo 2', 'Artículo 1']);
    expect(all.filters).toEqual({
      years: [2026, 2024],
      categories: [
        { id: 1, name: 'Suelo' },
        { id: 2, name: 'Gente' },
      ],
      locales: [
        { code: 'de', name: 'alemán' },
        { code: 'es', name: 'español' },
      ],
    });
    for (const query of ['year=2024', 'category=1', 'locale=es', 'year=2024&category=1&locale=es'])
      expect(titles((await press(query)).pagination.results.map(({ html }) => html)), query).toEqual(['Artículo 1']);
    expect((await press('year=2023')).pagination).toEqual({ results: [], total_pages: 0 });
  });

  test('what has a picture shows it with what it shows: the first at once, the others when they come near', async () => {
    const picture = { picture: '/images/alba/muro.svg', pictureAlt: both('Un muro') };
    await put(api(), {
      ...lists,
      press: { categories, articles: [article(1, '2024-03-01', picture), article(2, '2026-01-09', picture), article(3, '2023-01-09')] },
    });
    const [lead = '', next = '', bare = ''] = (await press('')).pagination.results.map(({ html }) => html);
    expect(lead).toContain('<img src="/images/alba/muro.svg" alt="Un muro" fetchpriority="high"');
    expect(next).toContain('alt="Un muro" loading="lazy"');
    expect(bare).not.toContain('<img');
  });

  test('a picture by its name is that of the brand which shows it; where that brand has none there is none', async () => {
    const named = (picture: string) => ({ ...lists, projects: { categories, projects: [project(1, { picture })] } });
    await put(api(), named('terrace'));
    const shownBy = async (brand: string) => /<img src="([^"]*)"/.exec((await projects(`branding=${brand}`)).html[0] ?? '')?.[1];
    expect(await shownBy('alba')).toBe('/images/alba/terrace.svg');
    expect(await shownBy('brisa')).toBe('/images/brisa/terrace.svg');
    await put(api(), named('nowhere'));
    expect(await shownBy('alba')).toBeUndefined();
  });

  test('a canary in every field comes out as words or not at all (HTML fragments are sanitised by the server)', async () => {
    const canary = '"><img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)" onclick=alert(4)>x</a><iframe srcdoc="x"></iframe>';
    const words = { es: canary, en: canary };
    await put(api(), {
      projects: { categories: [{ id: 1, slug: 'suelo', name: words }], projects: [project(2, { title: words, text: words })] },
      videos: {
        categories: [{ id: 1, slug: 'suelo', name: words, subcategories: [] }],
        videos: [film(1, { title: words, text: words, poster: canary, address: canary })],
      },
      press: {
        categories: [{ id: 1, slug: 'suelo', name: words }],
        articles: [article(1, '2024-01-01', { outlet: canary, title: canary, quote: words, address: canary })],
      },
    });
    const fragments = [...(await projects('branding=alba')).html, ...(await videos('')).html, ...(await press('')).pagination.results.map(({ html }) => html)];
    expect(fragments).toHaveLength(3);
    for (const fragment of fragments) {
      const tags = fragment.match(/<[a-z][^>]*>/gi) ?? [];
      expect(
        tags.filter((tag) =>
          /<(?:script|iframe)|\son\w+\s*=|href="javascript/i.test(tag.replaceAll(/"[^"]*"/g, (value) => (value.startsWith('"javascript') ? value : '""'))),
        ),
      ).toEqual([]);
    }
  });

  test('emphasis and links of an editor stay', async () => {
    await put(api(), {
      ...lists,
      projects: { categories, projects: [project(2, { text: both('Once <em>kilómetros</em> de <a href="/es/finca">muro</a>') })] },
    });
    expect((await projects('branding=alba')).html[0]).toContain('Once <em>kilómetros</em> de <a href="/es/finca">muro</a>');
  });
});
