import { type Language, localeOf } from '@parral/api-spec/languages';
import { answers, requestsTo, escaped, page, privacy, refuse, wordsIn } from '@parral/site/stories';
import { formatPrice } from '@parral/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { availability } from '../../testing/example-availability.ts';
import { exampleProduct } from './example-product.ts';
import type { ProductData } from './load.server.ts';
import Product from './Product.tsx';

const data: ProductData = {
  product: exampleProduct,
  category: 'red',
  ground: { src: '/images/brisa/strata-clay.svg', width: 760, height: 320 },
  near: { src: '/images/brisa/strata-clay-near.svg', width: 760, height: 1160 },
  groundAlt: 'A wall of red clay, a span away',
  sku: exampleProduct.default_variant_id,
  backHref: '/en/wines?category=red',
  availability: [],
  basketUrl: '/en/basket',
  checkoutUrl: '/en/checkout',
  contactEmail: 'hello@brisa.example',
  privacy,
};

/** The same wine, each of its vintages changed alike. */
const everyVintage = (change: Partial<(typeof exampleProduct.variants)[number]>): ProductData => ({
  ...data,
  product: { ...exampleProduct, variants: exampleProduct.variants.map((variant) => ({ ...variant, ...change })) },
});

/** The wine comes with the page and never loads in it; what is left of it is asked in the browser. */
const meta = {
  title: 'Blocks/Shop/Product',
  component: Product,
  args: { ...page, attributes: { slug: '872-clay', catalogueUrl: '/en/wines' }, data },
  render: (args) => {
    // Alba has pictures of its terraces, brisa of its soils.
    const product = args.brand === 'alba' ? { ...args.data.product, stage: 'terrace' as const } : args.data.product;
    return <Product {...args} data={{ ...args.data, product }} />;
  },
  parameters: answers({ getAvailability: availability() }),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Price with VAT and per litre, facts and electronic label to read before buying. */
export const Normal: Story = {
  play: async ({ canvas, ...story }) => {
    const [t, tAdd, about] = [wordsIn('shop/product', story), wordsIn('shop/adding', story), wordsIn('shop/about', story)];
    await expect(await canvas.findByRole('link', { name: 'All red wines' })).toHaveAttribute('href', '/en/wines?category=red');
    await expect(await canvas.findByRole('heading', { level: 1, name: '872 Clay' })).toBeVisible();
    await expect(canvas.getByText(t('price_note', { perLitre: '' }).slice(0, 8), { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: tAdd('add') })).toBeEnabled();
    await expect(await canvas.findByRole('heading', { name: about('label_title') })).toBeVisible();
    await expect(canvas.getByText('348 kJ / 84 kcal')).toBeVisible();
  },
};

/** A reduction names the lowest price of the last 30 days. */
export const Reduced: Story = {
  args: { data: everyVintage({ price_before: 38.5 }) },
  play: async ({ canvas, ...story }) => {
    const lowest = wordsIn('shop/product', story)('price_lowest', { amount: '' }).split(':')[0] ?? '';
    await expect(canvas.getByText(new RegExp(`^${escaped(lowest)}:.*38[.,]50`))).toBeVisible();
  },
};

/** Larger lines cost less each: said before, and counted once there are so many; what it cost before a reduction stands beside no step. */
export const PriceSteps: Story = {
  args: { data: everyVintage({ price: 34, price_before: 38.5, price_steps: [{ from: 2, price: 32 }] }) },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/product', story);
    await expect(await canvas.findByText(t('price_steps', { from: 2, price: formatPrice(32) }), { normalizer: (text) => text })).toBeVisible();
    await expect(canvas.getAllByText(/38[.,]50/)).not.toHaveLength(0);
    const more = canvas.getByRole('button', { name: t('quantity_more') });
    await waitFor(async () => expect(more).toBeEnabled());
    await userEvent.click(more);
    await expect((await canvas.findAllByText(/^64,00/))[0]).toBeVisible();
    await expect(canvas.queryByText(/38[.,]50/)).toBeNull();
  },
};

const [single] = exampleProduct.variants;
const caseBottle = single && { ...single.bottle, shape: 'case' as const };
const caseOfSix: ProductData = {
  ...data,
  sku: 'ORI-CASE',
  product: {
    ...exampleProduct,
    title: 'A case of 872 Clay',
    variants: exampleProduct.variants.slice(0, 1).map((variant) => ({
      ...variant,
      id: 'ORI-CASE',
      title: 'A case of 872 Clay',
      vintage: null,
      vintage_note: null,
      format: '6 bottles',
      format_name: '6 bottles',
      volume_ml: 4500,
      price: 198,
      price_per_litre: 44,
      facts: [],
      ingredients: '',
      allergens: [],
      nutrition: [],
      recycling: [],
      bottle: caseBottle ?? variant.bottle,
    })),
    default_variant_id: 'ORI-CASE',
    contents: exampleProduct.variants
      .slice(0, 2)
      .map(({ id, title, vintage, bottle }) => ({ id, title, label: `${vintage}, 75 cl`, href: `/en/wines/872-clay?sku=${id}`, bottles: 3, bottle })),
  },
};

/** A case: no vintage to choose and no label of its own, but what is in it, each bottle with its page and its electronic label. */
export const Case: Story = {
  args: { data: caseOfSix },
  play: async ({ canvas, ...story }) => {
    const [t, about] = [wordsIn('shop/product', story), wordsIn('shop/about', story)];
    const inside = await canvas.findByRole('region', { name: about('case_title') });
    await expect(within(inside).getAllByText(about('case_bottles', { count: 3 }))).toHaveLength(2);
    await expect(within(inside).getAllByRole('link', { name: about('case_label_of', { title: '872 Clay' }) })[0]).toHaveAttribute(
      'href',
      '/en/wines/872-clay?sku=ORI-872-2019-75#etiqueta',
    );
    await expect(canvas.queryByRole('group', { name: t('vintage') })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: t('format') })).toBeNull();
  },
};

/** Another vintage and format: its bottle, its price, its note. */
export const AnotherVintage: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/product', story);
    await userEvent.click(canvas.getByRole('radio', { name: /2019/ }));
    await expect(await canvas.findByText('2019: a dry year, picked 21 September')).toBeVisible();
    await expect(canvas.getAllByText(/36[.,]00/).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('radio', { name: /2020/ }));
    await userEvent.selectOptions(canvas.getByLabelText(t('format')), 'Magnum, 150 cl');
    await waitFor(() => expect(canvas.getAllByText(/74[.,]00/).length).toBeGreaterThan(0));
  },
};

export const FewLeft: Story = {
  parameters: answers({ getAvailability: availability({ 'ORI-872-2020-75': { availability: 'few', left: 3, max_quantity: 3 } }) }),
  play: async ({ canvas, ...story }) => {
    const [t, tAdd] = [wordsIn('shop/product', story), wordsIn('shop/adding', story)];
    await expect(await canvas.findByText(t('few', { count: 3 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: tAdd('add') })).toBeEnabled();
  },
};

export const SoldOut: Story = {
  parameters: answers({ getAvailability: availability({ 'ORI-872-2020-75': { availability: 'sold_out', max_quantity: 0 } }) }),
  play: async ({ canvas, ...story }) => {
    const [t, tAdd] = [wordsIn('shop/product', story), wordsIn('shop/adding', story)];
    await expect(await canvas.findByText(t('sold_out_note'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: tAdd('sold_out') })).toBeDisabled();
    await expect(canvas.getByRole('spinbutton', { name: t('quantity') })).toBeDisabled();
  },
};

const ofSoldOut = { getAvailability: availability({ 'ORI-872-2020-75': { availability: 'sold_out', max_quantity: 0 } }) } as const;

/** Opens the form of a sold-out bottle and sends an address. */
async function askForNotice({ canvas, ...story }: Parameters<NonNullable<Story['play']>>[0]) {
  const t = wordsIn('shop/back-in-stock', story);
  await userEvent.click(await canvas.findByRole('button', { name: t('title') }));
  const field = await canvas.findByLabelText(t('email'));
  await expect(field).toHaveFocus();
  await userEvent.type(field, 'ana@correo.es');
  await userEvent.click(canvas.getByRole('button', { name: t('send') }));
  return { t, field };
}

/** One mail when it is back: an address, what it is used for, and what comes of it. */
export const ToldWhenBack: Story = {
  parameters: answers({ ...ofSoldOut, requestRestockNotice: { status: 'ok' } }),
  play: async (context) => {
    const { t } = await askForNotice(context);
    await expect(await context.canvas.findByText(t('done_title'))).toBeVisible();
    await expect(context.canvas.getByText(/ana@correo\.es/)).toBeVisible();
    await expect(requestsTo('requestRestockNotice')[0]?.body).toMatchObject({ product_id: 'ORI-872-2020-75', email: 'ana@correo.es' });
  },
};

/** An address that is none is said at its field, beside what it is asked for. */
export const NoticeInvalid: Story = {
  parameters: answers(ofSoldOut),
  play: async ({ canvas, canvasElement, ...story }) => {
    const t = wordsIn('shop/back-in-stock', story);
    await userEvent.click(await canvas.findByRole('button', { name: t('title') }));
    const field = await canvas.findByLabelText(t('email'));
    await userEvent.type(field, 'ana@');
    await userEvent.click(canvas.getByRole('button', { name: t('send') }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(t('error_email'))));
    await expect(canvasElement.querySelector('[data-privacy-notice="restock"]')).toBeVisible();
  },
};

/** A connection that breaks off leaves the address, and another try. */
export const NoticeOffline: Story = {
  parameters: answers({ ...ofSoldOut, requestRestockNotice: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async (context) => {
    const { t, field } = await askForNotice(context);
    await expect(await context.canvas.findByText(t('offline'))).toBeVisible();
    await userEvent.click(context.canvas.getByRole('button', { name: t('retry') }));
    await waitFor(() => expect(requestsTo('requestRestockNotice')).toHaveLength(2));
    await expect(field).toHaveValue('ana@correo.es');
  },
};

/** It came back between the page and the press. */
export const NoticeNotNeeded: Story = {
  parameters: answers({ ...ofSoldOut, requestRestockNotice: refuse(409, 'NOT_SOLD_OUT') }),
  play: async (context) => {
    const { t } = await askForNotice(context);
    await expect(await context.canvas.findByText(t('back_title'))).toBeVisible();
  },
};

/** Its first vintage has not left the cellar. */
export const Soon: Story = {
  args: { data: { ...data, sku: 'ORI-872-2022-75' } },
  play: async ({ canvas, ...story }) => {
    const [t, tAdd] = [wordsIn('shop/product', story), wordsIn('shop/adding', story)];
    await expect(canvas.getByText(t('soon_note'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: tAdd('soon') })).toBeDisabled();
  },
};

const lockedByLevel = { ...everyVintage({ is_locked: true, price: null, price_per_litre: null }).product, club_levels: ['Platino', 'Accionista'] };

/** For members: no price. */
export const Locked: Story = {
  args: { data: everyVintage({ is_locked: true, price: null, price_per_litre: null }) },
  play: async ({ canvas, ...story }) => {
    const [t, tAdd] = [wordsIn('shop/product', story), wordsIn('shop/adding', story)];
    await expect(canvas.getByText(t('locked_note'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: tAdd('locked') })).toBeDisabled();
    await expect(canvas.queryByText(/€/)).toBeNull();
  },
};

/** For members of some levels: it says which. */
export const LockedByLevel: Story = {
  args: { data: { ...data, product: lockedByLevel } },
  play: async ({ canvas, ...story }) => {
    const levels = new Intl.ListFormat(localeOf(story.globals['language'] as Language)).format(lockedByLevel.club_levels);
    await expect(canvas.getByText(wordsIn('shop/product', story)('levels_note', { levels }))).toBeVisible();
  },
};

/** Each member may buy six in a season, and this one has bought four: no more than two can be chosen. */
export const Allocation: Story = {
  parameters: answers({ getAvailability: availability({ 'ORI-872-2020-75': { max_quantity: 2, allocation: { limit: 6, left: 2 } } }) }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/product', story);
    await expect(await canvas.findByText(`${t('allocation', { count: 6 })} ${t('allocation_left', { count: 2 })}`)).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: t('quantity') })).toHaveAttribute('max', '2');
  },
};

/** The page is drawn for everybody; to a member of the right level it opens, at the member's price. */
export const OpenToThisMember: Story = {
  args: { data: { ...data, product: lockedByLevel } },
  parameters: answers({
    getAvailability: availability({ 'ORI-872-2020-75': { own: { is_locked: false, price: 30, price_before: 38.5, price_per_litre: 40 } } }),
  }),
  play: async ({ canvas, ...story }) => {
    const tAdd = wordsIn('shop/adding', story);
    await expect(await canvas.findByRole('button', { name: tAdd('add') })).toBeEnabled();
    await expect(canvas.getAllByText(/^30,00\s€$/).length).toBeGreaterThan(0);
  },
};

/** All of this season's bottles are bought. */
export const AllocationHad: Story = {
  parameters: answers({ getAvailability: availability({ 'ORI-872-2020-75': { max_quantity: 0, allocation: { limit: 6, left: 0 } } }) }),
  play: async ({ canvas, ...story }) => {
    const [t, tAdd] = [wordsIn('shop/product', story), wordsIn('shop/adding', story)];
    await expect(await canvas.findByText(t('had_note'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: tAdd('had') })).toBeDisabled();
  },
};

export const OneVintage: Story = {
  args: { data: { ...data, product: { ...exampleProduct, variants: exampleProduct.variants.slice(1, 2) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: /2020/ })).toBeChecked();
  },
};

const nine = Array.from({ length: 9 }, (_, index) => ({
  ...exampleProduct.variants[0],
  id: `ORI-872-${2011 + index}`,
  vintage: 2011 + index,
  price: 60 - 3 * index,
})) as typeof exampleProduct.variants;

/** Many vintages: five of them, and a button for the rest. */
export const ManyVintages: Story = {
  args: { data: { ...data, product: { ...exampleProduct, variants: nine, default_variant_id: 'ORI-872-2019' } } },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/product', story);
    const all = canvas.getByRole('button', { name: t('vintages_all', { count: 9 }) });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(all);
    await expect(await canvas.findByRole('button', { name: t('vintages_fewer') })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('2011')).toBeVisible();
  },
};

/** Opened without a way back to a category. */
export const FromHome: Story = {
  args: { data: { ...data, category: null, backHref: '/' } },
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('link', { name: wordsIn('shop/about', story)('back_home') })).toHaveAttribute('href', '/');
  },
};

/** 406 for a quantity that the stock no longer covers: the reason as it came. */
export const QuantityRefused: Story = {
  parameters: answers({ addProduct: refuse(406, 'OUT_OF_STOCK', { reason: 'Only one bottle is left.' }) }),
  play: async ({ canvas, ...story }) => {
    const [t, tAdd] = [wordsIn('shop/product', story), wordsIn('shop/adding', story)];
    await userEvent.click(canvas.getByRole('button', { name: t('quantity_more') }));
    await userEvent.click(canvas.getByRole('button', { name: tAdd('add') }));
    await expect(await canvas.findByRole('dialog', { name: wordsIn('site/add-to-basket', story)('refused_title') })).toHaveTextContent(
      'Only one bottle is left.',
    );
    await expect(requestsTo('addProduct').map(({ body }) => body.quantity)).toEqual([2]);
  },
};

/** An estate without a picture from near shows the ground itself as the last view. */
export const WithoutNear: Story = {
  args: { data: { ...data, near: null } },
  play: async ({ canvas }) => {
    await expect((await canvas.findByAltText<HTMLImageElement>(data.groundAlt)).src).not.toContain('-near');
  },
};

/** Photographs of the ground and of the label in the place of the drawn ones. */
export const Photographs: Story = {
  args: {
    data: {
      ...data,
      ground: { src: '/images/brisa/film-arcilla.webp', width: 960, height: 540 },
      near: null,
      product: {
        ...exampleProduct,
        variants: exampleProduct.variants.map((variant) => ({
          ...variant,
          bottle: { ...variant.bottle, label_photograph: { address: '/images/brisa/film-grava.webp', width: 960, height: 540 } },
        })),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('source[type="image/avif"]').length).toBeGreaterThanOrEqual(3);
  },
};
