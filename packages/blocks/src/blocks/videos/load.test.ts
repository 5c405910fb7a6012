import { expect, it } from 'vitest';
import { head, load } from './load.server.ts';

type Context = Parameters<typeof load>[0];
const requests: unknown[] = [];
const list = { html: [], total_pages: 0, categories: [] };
const context = (given: { image?: string; title?: string; query?: Record<string, string>; files?: readonly string[] }) =>
  ({
    attributes: { alt: '', image: given.image, title: given.title },
    brand: 'alba',
    language: 'es',
    query: given.query ?? {},
    page: { alternates: { es: '/es/videos' } },
    site: { brand: 'alba', pictures: (given.files ?? []).map((file) => ({ src: `/images/alba/${file}`, width: 1440, height: 812 })) },
    api: { GET: (path: string, { params }: { params: object }) => (requests.push([path, params]), Promise.resolve({ data: list, response: { status: 200 } })) },
  }) as unknown as Context;

it('section 7: asks with p, cat_id or subcat_id, language_code and branding, and with none that the address has wrong', async () => {
  requests.length = 0;
  await load(context({ query: { p: '2', cat_id: '1' } }));
  await load(context({ query: { cat_id: '1', subcat_id: '11' } }));
  await load(context({ query: { p: '-1', cat_id: 'x' } }));
  expect(requests).toEqual([
    ['/api/virtual_experience_videos/', { query: { p: 2, cat_id: 1, language_code: 'es', branding: 'alba' } }],
    ['/api/virtual_experience_videos/', { query: { p: 1, subcat_id: 11, language_code: 'es', branding: 'alba' } }],
    ['/api/virtual_experience_videos/', { query: { p: 1, language_code: 'es', branding: 'alba' } }],
  ]);
});

it('the films hang in a drawing that has a cut for phones, else on a plain dark band', async () => {
  const sceneOf = async (...files: string[]) => (await load(context({ image: 'films', files }))).scene?.wide.src;
  expect(await sceneOf('films.svg', 'films-phone.svg')).toBe('/images/alba/films.svg');
  for (const files of [[], ['films.svg'], ['films.jpg', 'films-phone.jpg']]) expect(await sceneOf(...files)).toBeUndefined();
});

it('a page that begins with the films has its header on their dark, and their drawing before the rest', async () => {
  const extras = async (given: Parameters<typeof context>[0]) => {
    const at = context(given);
    return head({ ...at, data: await load(at), origin: 'https://alba.example' });
  };
  const files = ['films.svg', 'films-phone.svg'];
  const { field, preloadImages } = await extras({ image: 'films', title: 'Cine', files });
  expect(field).toBe('footer');
  expect(preloadImages?.map(({ href }) => href)).toEqual(['/images/alba/films.svg', '/images/alba/films-phone.svg']);
  expect(await extras({})).toEqual({});
});
