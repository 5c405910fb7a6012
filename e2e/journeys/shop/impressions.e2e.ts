import { expect, test } from '../../support/place.ts';
import { recordEvents } from '../../support/tag-manager.ts';

interface Told {
  event: string;
  ecommerce: { item_list_name: string; items: { item_id: string; item_name: string; index: number }[] };
}

const said = {
  es: { same: 'De la misma casa' },
  en: { same: 'From the same house' },
};

test('section 2: impressions are tracked as they stand on the screen, also on the second page, and a click tells its wine', async ({
  page,
  place,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: 'analytics', url: place.origin }]);
  const pushed = await recordEvents(page);
  const told = (event: string, list: string) =>
    pushed.map((one) => JSON.parse(one) as Told).filter((one) => one.event === event && one.ecommerce.item_list_name === list);
  await page.goto(`${place.path('catalogue')}?p=2`);
  const links = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link');
  const shown = await links.count();
  await expect.poll(() => told('view_item_list', 'catalogue').length).toBe(1);
  const [list] = told('view_item_list', 'catalogue');
  expect(list?.ecommerce.items.map(({ index }) => index)).toEqual(Array.from({ length: shown }, (_, at) => 8 + at + 1));
  await links.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${place.path('catalogue')}/`));
  await expect
    .poll(() => told('select_item', 'catalogue').map(({ ecommerce }) => ecommerce.items.map(({ item_id, index }) => [item_id, index])))
    .toEqual([[[list?.ecommerce.items[1]?.item_id, 10]]]);
  const related = page.getByRole('region', { name: said[place.language].same }).getByRole('link').first();
  await related.scrollIntoViewIfNeeded();
  await expect.poll(() => told('view_item_list', 'related').length).toBe(1);
  await related.click();
  await expect.poll(() => told('select_item', 'related').map(({ ecommerce }) => ecommerce.items[0]?.index)).toEqual([1]);
});
