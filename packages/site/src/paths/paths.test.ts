import { describe, expect, it } from 'vitest';
import * as paths from './index.ts';

const {
  backToCataloguePath,
  blockPicturePath,
  blockPicturesPath,
  blocksPagePath,
  bookingPath,
  cataloguePath,
  contactFormPath,
  homePath,
  listPath,
  loginPath,
  newsletterPath,
  orderPath,
  pagePath,
  redeemedPath,
  resumedBookingPath,
  unavailablePath,
  variantPath,
  visitPath,
  voucherPath,
  winePath,
} = paths;

it('every path that code builds', () => {
  const all: Record<keyof typeof paths, readonly string[]> = {
    backToCataloguePath: [backToCataloguePath('/es/vinos', 'red'), backToCataloguePath('/es/vinos/', 'red'), backToCataloguePath(undefined, 'red')],
    blockPicturePath: [blockPicturePath('shop/basket')],
    blockPicturesPath: [blockPicturesPath()],
    blocksPagePath: [blocksPagePath('shop')],
    bookingPath: [bookingPath('/es/visitas/x', '%7B%7D'), bookingPath('', '%7B%7D')],
    cataloguePath: [
      cataloguePath('/es/vinos', {}),
      cataloguePath('/es/vinos', { category: 'red', sort: 'price_asc', filters: { vintage: '2019,2020' }, page: 2 }),
    ],
    contactFormPath: [contactFormPath()],
    homePath: [homePath('es'), homePath('en')],
    listPath: [listPath('/es/prensa', 'press', { year: 2024, p: 2 }), listPath('/es/prensa', 'press', { p: 1 })],
    loginPath: [loginPath(), loginPath('/es/club/pedidos?p=2')],
    newsletterPath: [newsletterPath(), newsletterPath('confirm'), newsletterPath('unsubscribe')],
    orderPath: [orderPath('/es/pedido-confirmado', 'pi_1')],
    pagePath: [pagePath('es', ''), pagePath('es', 'club/pedidos')],
    redeemedPath: [redeemedPath('/es/visita-confirmada', 'vr_1')],
    resumedBookingPath: [resumedBookingPath('/es/visitas/x', 'bi_1')],
    unavailablePath: [unavailablePath()],
    variantPath: [variantPath('/es/vinos/reserva', 'MON-RES-2019-75'), variantPath('/es/vinos/reserva?category=red', 'MON-RES-2019-75')],
    visitPath: [visitPath('/es/visitas', 'la-bodega')],
    voucherPath: [voucherPath('/es/bono', 'MTL 7K4'), voucherPath('http://alba.localhost/es/bono?from=club', 'MTL-7K4')],
    winePath: [winePath('/es/vinos/reserva', null), winePath('/es/vinos/reserva', 'red')],
  };
  expect(all).toMatchInlineSnapshot(`
    {
      "backToCataloguePath": [
        "/es/vinos?category=red",
        "/es/vinos/red",
        "/",
      ],
      "blockPicturePath": [
        "/editors/pictures/shop/basket.jpg",
      ],
      "blockPicturesPath": [
        "/editors/pictures/",
      ],
      "blocksPagePath": [
        "/editors/blocks/shop",
      ],
      "bookingPath": [
        "/es/visitas/x#%7B%7D",
        "#%7B%7D",
      ],
      "cataloguePath": [
        "/es/vinos",
        "/es/vinos?category=red&sort=price_asc&vintage=2019,2020&p=2",
      ],
      "contactFormPath": [
        "/contact",
      ],
      "homePath": [
        "/es/",
        "/en/",
      ],
      "listPath": [
        "/es/prensa?year=2024&p=2#press",
        "/es/prensa#press",
      ],
      "loginPath": [
        "/login",
        "/login?next=%2Fes%2Fclub%2Fpedidos%3Fp%3D2",
      ],
      "newsletterPath": [
        "/newsletter",
        "/newsletter/confirm",
        "/newsletter/unsubscribe",
      ],
      "orderPath": [
        "/es/pedido-confirmado?redirect_status=succeeded&payment_intent=pi_1",
      ],
      "pagePath": [
        "/es/",
        "/es/club/pedidos",
      ],
      "redeemedPath": [
        "/es/visita-confirmada?voucher_redemption=vr_1",
      ],
      "resumedBookingPath": [
        "/es/visitas/x#%7B%22bookingIntentId%22%3A%22bi_1%22%7D",
      ],
      "unavailablePath": [
        "/unavailable",
      ],
      "variantPath": [
        "/es/vinos/reserva?sku=MON-RES-2019-75",
        "/es/vinos/reserva?category=red&sku=MON-RES-2019-75",
      ],
      "visitPath": [
        "/es/visitas#la-bodega",
      ],
      "voucherPath": [
        "/es/bono?voucher=MTL+7K4",
        "http://alba.localhost/es/bono?from=club&voucher=MTL-7K4",
      ],
      "winePath": [
        "/es/vinos/reserva",
        "/es/vinos/reserva?category=red",
      ],
    }
  `);
});

describe('section 2: "A click goes to the product path, with a category query parameter when one is given"', () => {
  it('carries the category', () => {
    expect(winePath('/es/vinos/reserva', 'red')).toBe('/es/vinos/reserva?category=red');
  });
  it('is the bare path without one', () => {
    expect(winePath('/es/vinos/reserva', undefined)).toBe('/es/vinos/reserva');
    expect(winePath('/es/vinos/reserva', '')).toBe('/es/vinos/reserva');
  });
});

describe('section 2: "back link is catalogue url plus category slug, or / if no catalogue url"', () => {
  it('joins catalogue url and category slug', () => {
    expect(backToCataloguePath('/es/vinos', 'red')).toBe('/es/vinos?category=red');
    expect(backToCataloguePath('/es/vinos/', 'red')).toBe('/es/vinos/red');
  });
  it('is the catalogue url when the query names no category', () => {
    expect(backToCataloguePath('/es/vinos', undefined)).toBe('/es/vinos');
  });
  it('is / without catalogue url, category or not', () => {
    expect(backToCataloguePath(undefined, 'red')).toBe('/');
    expect(backToCataloguePath('', undefined)).toBe('/');
  });
  it('lets nothing from the address out of its place', () => {
    expect(backToCataloguePath('/es/vinos', '../"x')).toBe('/es/vinos?category=..%2F%22x');
  });
});

describe('fault: several addresses for the same view of the catalogue', () => {
  it('leaves out what is the default', () => {
    expect(cataloguePath('/en/wines', { page: 1 })).toBe('/en/wines');
  });
  it('keeps category and sort from page to page', () => {
    expect(cataloguePath('/en/wines', { category: 'red', sort: 'price_asc', page: 2 })).toBe('/en/wines?category=red&sort=price_asc&p=2');
  });
  it('filters stand beside category and order', () => {
    const choice = { category: 'red', filters: { vintage: '2019,2020', price_max: '30' } };
    expect(cataloguePath('/es/vinos', choice)).toBe('/es/vinos?category=red&vintage=2019,2020&price_max=30');
  });
});

describe('section 9: "Voucher links append a voucher query parameter with the code"', () => {
  it('beside the query that the page has', () => {
    expect(voucherPath('http://localhost:3000/en/visits/voucher', 'MTL 7K4')).toBe('http://localhost:3000/en/visits/voucher?voucher=MTL+7K4');
    expect(voucherPath('http://localhost:3000/es/visitas/bono?from=club', 'ORA-3P8')).toBe('http://localhost:3000/es/visitas/bono?from=club&voucher=ORA-3P8');
  });
});

it('keeps what narrows a list in its address, and leaves page 1 out', () => {
  expect(listPath('/es/prensa', 'prensa', { year: 2024, category: undefined, p: 2 })).toBe('/es/prensa?year=2024&p=2#prensa');
  expect(listPath('/es/prensa', 'prensa', { year: '', p: 1 })).toBe('/es/prensa#prensa');
});

it('section 2: the way back to a booking is the experience’s page with a hash carrying bookingIntentId', () => {
  expect(decodeURIComponent(resumedBookingPath('/es/visitas/x', 'bi_1'))).toBe('/es/visitas/x#{"bookingIntentId":"bi_1"}');
});
