import { expect, it } from 'vitest';
import block from './block.ts';
import { head, load } from './load.server.ts';

/** The page as it is asked for: by the token in its path, in its query, or without one. */
async function asked(token: string | undefined, query: Record<string, string>) {
  const site = { contact_email: 'bodega@alba.example', addresses: { es: { privacy: '/es/privacidad' } }, imprint: {} };
  const context = { attributes: { token, catalogueUrl: '/es/vinos', withdrawalUrl: '/es/desistimiento' }, query, site, language: 'es' };
  const data = await load(context as unknown as Parameters<typeof load>[0]);
  return { data, keep: head({ ...context, data } as unknown as Parameters<typeof head>[0]).keep };
}

it('fault: the search for an order was drawn only when scripts had come; the server draws it, and waits for the order only behind its link', async () => {
  expect((await asked(undefined, {})).data.linked).toBe(false);
  expect((await asked('view_a', {})).data.linked).toBe(true);
  expect((await asked(undefined, { token: 'view_b' })).data.linked).toBe(true);
});

it('fault: the search for an order ran React for 4 to 15 ms that the phone could not be touched; it waits for the first touch, an order behind its link is fetched at once', () => {
  const when = (token: string | undefined, query: Record<string, string>) =>
    block.hydrateWith?.({ token, catalogueUrl: '/es/vinos', withdrawalUrl: '/es/desistimiento' }, query);
  expect(when(undefined, {})).toBe('interaction');
  expect(when('view_a', {})).toBe('load');
  expect(when(undefined, { token: 'view_b' })).toBe('load');
});

it('a link is one person’s: nothing of it travels in the page’s bytes, and its page is not kept', async () => {
  const { data, keep } = await asked(undefined, { token: 'view_b' });
  expect(JSON.stringify(data)).not.toContain('view_b');
  expect(keep).toBe(false);
  expect((await asked(undefined, {})).keep).toBeUndefined();
});
