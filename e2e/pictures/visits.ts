import type { Page } from '@playwright/test';
import { hydrated, open } from '../support/hydration.ts';
import { addLines, addToBasket, openBasket, openCheckout } from '../support/basket.ts';
import { chooseSlot, fillVisitor, fillVisitors, visitPage, wordsOf } from '../support/booking.ts';
import { beMember, demoMembers, logIn, openAs } from '../support/club.ts';
import { sitemapOf } from '../support/crawl.ts';
import type { Place } from '../support/place.ts';

/** A way through the site on which pictures are taken. */
export interface Visit {
  /** The page's path, or that of the page where it ends and what is to be seen there. */
  name: string;
  /** Calls `take` with a name wherever a picture is wanted. */
  go(page: Page, take: (name: string) => Promise<void>): Promise<void>;
  /** Changes what others see (bottles, places): comes after them, and by a clock that goes. */
  last?: boolean;
  /** Of a reader who was not asked her age yet. */
  firstTime?: boolean;
  /** Has a picture of its own for where it is shared. */
  shared?: boolean;
}

/** All pages of the sitemap, and what no sitemap names; each changes nothing that another shows. */
export async function visitsOf(place: Place): Promise<Visit[]> {
  const listed = (await sitemapOf(place)).map((path) => ({ ...page(path), shared: true }));
  return [...listed, ...unlisted(place), ...states(place), ...members(place)];
}

/** A page that shows all it has at its address. */
const page = (path: string): Visit => ({ name: path, go: async (tab, take) => (await open(tab, path), take(path)) });

const addresses = {
  es: {
    order: '/es/pedido',
    booking: '/es/reserva',
    booked: '/es/visita-confirmada',
    others: ['/es/proyectos?p=2', '/es/prensa?year=2024', '/es/vinos?sort=price_asc', '/es/vinas#year-2018', '/es/club/contrasena?token=forged'],
  },
  en: {
    order: '/en/order',
    booking: '/en/booking',
    booked: '/en/visit-confirmed',
    others: ['/en/projects?p=2', '/en/press?year=2024', '/en/wines?sort=price_asc', '/en/vineyards#year-2018', '/en/club/password?token=forged'],
  },
} as const;

/** Pages that search engines are not told of. */
function unlisted(place: Place): Visit[] {
  const { language, path } = place;
  const { order, booking, booked, others } = addresses[language];
  const paths = [`/${language}/nowhere`, '/nowhere', `/login?next=${path('myClub')}`, path('password'), path('basket'), path('checkout'), path('confirmation')];
  const links = [order, `${order}/view_forged`, booking, `${booking}/visit_forged`, booked];
  const letters = ['confirm', 'unsubscribe'].map((link) => `/newsletter/${link}?token=forged&language=${language}`);
  return [...paths, ...links, ...letters, ...others].map(page);
}

/** What a reader meets by doing something that nobody else notices. */
function states(place: Place): Visit[] {
  const { language, path, words, wine } = place;
  const product = path('catalogue', `/${wine.slug}`);
  const voucher = { montelar: 'U-CALADO-1924', oria: 'U-CALICATA-TRES' }[place.brand];
  const form = (page: Page) => page.getByRole('main').locator('form').last();
  return [
    { name: `${path('home')} age`, firstTime: true, go: async (page, take) => (await page.goto(path('home')), take(`${path('home')} age`)) },
    {
      name: `${path('home')} menu`,
      go: async (page, take) => {
        await open(page, path('home'));
        const menu = page.getByRole('button', { name: words.menu });
        // Wide screens have none.
        if (!(await menu.isVisible())) return;
        await menu.click();
        await take(`${path('home')} menu`);
      },
    },
    {
      name: '/login wrong',
      go: async (page, take) => {
        await open(page, `/login?next=${path('myClub')}`);
        await logIn(page, place, { email: 'nobody@club.example', password: 'not-a-key-at-all' });
        await page.getByRole('main').getByRole('alert').waitFor();
        await take(`/login ${language} wrong`);
      },
    },
    {
      name: `${product} added`,
      go: async (page, take) => {
        await open(page, product);
        await page.getByRole('button', { name: words.addToBasket }).first().click();
        await page.getByRole('dialog').getByRole('link', { name: words.toBasket }).waitFor();
        await take(`${product} added`);
      },
    },
    {
      name: path('basket', ' filled'),
      go: async (page, take) => {
        await addToBasket(page, place, wine.sku);
        await openBasket(page, place);
        await take(path('basket', ' one'));
        await openCheckout(page, place);
        await take(path('checkout', ' one'));
        await page.getByRole('button', { name: words.continue }).click();
        await page.getByRole('main').getByRole('alert').first().waitFor();
        await take(path('checkout', ' errors'));
        await addLines(page, place, [9, 9], 1);
        await openBasket(page, place);
        await take(path('basket', ' many'));
      },
    },
    {
      name: `voucher ${voucher}`,
      go: async (page, take) => {
        await open(page, `/${language}/${language === 'es' ? 'bono' : 'voucher'}?voucher=${voucher}`);
        await page.getByRole('button', { name: wordsOf(place).check, exact: true }).click();
        await page.getByRole('heading', { name: wordsOf(place).yourVoucher }).waitFor();
        await take(`/${language}/voucher checked`);
      },
    },
    {
      name: visitPage(place, ' steps'),
      go: async (page, take) => {
        await open(page, visitPage(place));
        await fillVisitors(page, place);
        await chooseSlot(page, place);
        await take(visitPage(place, ' date'));
        await page.getByRole('button', { name: wordsOf(place).toClient }).click();
        await page.getByLabel(wordsOf(place).surname, { exact: true }).waitFor();
        await take(visitPage(place, ' client'));
        await fillVisitor(page, place);
        await page.getByRole('button', { name: wordsOf(place).next, exact: true }).click();
        await page.getByRole('checkbox', { name: wordsOf(place).invoice }).check();
        await take(visitPage(place, ' invoice'));
      },
    },
    ...['contact', 'club'].map((name): Visit => {
      const address = name === 'club' ? path('club') : `/${language}/${language === 'es' ? 'contacto' : 'contact'}`;
      return {
        name: `${address} errors`,
        go: async (page, take) => {
          await open(page, address);
          await form(page).scrollIntoViewIfNeeded();
          await hydrated(page);
          await page.waitForLoadState('networkidle');
          await form(page).locator('button[type="submit"]').click();
          await form(page).locator('[aria-invalid="true"]').first().waitFor();
          await take(`${address} errors`);
        },
      };
    }),
  ];
}

/** The club of one member from page to page, and of each other level its first page; in one language, since the others differ by words only. */
function members(place: Place): Visit[] {
  const { path } = place;
  const { lucia, ...others } = demoMembers;
  const seen = [path('home'), path('myClub'), path('myOrders'), path('selection'), path('details'), path('catalogue', `/${place.wine.slug}`), path('club')];
  return [
    {
      name: path('club', ' member'),
      go: async (page, take) => {
        await beMember(page, place, lucia);
        for (const address of seen) {
          await open(page, address);
          await take(`${address} member`);
        }
        await page.goto(path('myOrders'));
        for (const summary of await page.getByRole('main').locator('summary, button[aria-expanded]').all()) await summary.click();
        await take(path('myOrders', ' opened'));
        await open(page, path('details'));
        const edit = page.getByRole('button', { name: place.language === 'es' ? 'Editar' : 'Edit' });
        await edit.last().click();
        await edit.first().click();
        await take(path('details', ' edited'));
        await addToBasket(page, place, place.wine.sku);
        await openCheckout(page, place);
        await take(path('checkout', ' member'));
      },
    },
    ...(place.language === 'es' ? Object.entries(others) : []).map(([who, login]): Visit => ({
      name: path('myClub', ` ${who}`),
      go: async (page, take) => (await openAs(page, place, login, path('myClub')), take(path('myClub', ` ${who}`))),
    })),
  ];
}
