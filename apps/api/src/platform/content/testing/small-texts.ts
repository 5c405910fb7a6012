export const smallBrands = `brands:
  - id: alba
    name: Alba
    theme: alba
    hosts: [localhost]
    languages: [es, en]
    description: { es: Vinos, en: Wines }
    email: bodega@alba.example
    phone: +34 941 00 19 24
    address: [Camino de los Bancales]
    openingHours: { es: Siempre, en: Always }
    clubLabel: { es: Club, en: Club }
    pickup: { name: Tienda, line1: Calle, postcode: '26200', locality: Haro, phone: '941', hours: { es: Siempre, en: Always } }
    ageQuestion: { ask: true, cookie: alba_age }
    banner: { show: false, cookie: alba_banner, text: { es: Aviso, en: Notice } }
    tagManager: null
    funding: { es: Fondos, en: Funds }
    newsletter: { title: { es: Carta, en: Letter }, text: { es: Carta, en: Letter }, consent: { es: Acepto, en: I agree } }
    navigation:
      - { page: catalogue, label: { es: Vinos, en: Wines } }
    footerNavigation: []
    legalNavigation:
      - { page: terms, label: { es: Condiciones, en: Terms } }
    contactSubjects: [{ es: Un pedido, en: An order }, { es: Otra cosa, en: Something else }]
`;

export const smallShipping = `vat: 21
freeFrom: 150.00
delivery: { es: Pronto, en: Soon }
countries:
  - code: ES
    name: { es: España, en: Spain }
    postcode: '^\\d{5}$'
    price: 6.50
    zones:
      - { name: { es: Baleares, en: the Balearics }, postcode: '^07\\d{3}$', price: 11.50, freeFrom: 250.00 }
      - { name: { es: Canarias, en: the Canaries }, postcode: '^3[58]\\d{3}$', served: false }
    note: { es: IVA incluido, en: VAT included }
  - code: IE
    name: { es: Irlanda, en: Ireland }
    postcode: '^.+$'
    price: 24.00
    freeFrom: null
    note: { es: IVA incluido, en: VAT included }
`;

/** A wine file; line 13 is its `alcohol`, line 24 the price of its first variant. */
export function smallWine(slug: string, related: string): string {
  return `slug: ${slug}
position: 1
category: red
name: { es: Vino, en: Wine }
subtitle: { es: Tempranillo, en: Tempranillo }
lead: { es: Un vino, en: A wine }
tastingNote: { es: Bueno, en: Good }
appellation: DOCa Rioja
grapes: [{ name: { es: Tempranillo, en: Tempranillo }, share: 100 }]
height: 560
soil: { es: Caliza, en: Limestone }
soilDetail: { es: Caliza, en: Limestone }
alcohol: 14
stage: terrace
planted: { es: Antes, en: Before }
oak: { es: Roble, en: Oak }
serving: { temperature: 17 °C, advice: { es: Con cordero, en: With lamb } }
ingredients: [{ name: { es: Uva, en: Grapes } }]
nutrition: { kj: 348, kcal: 84, fat: 0, saturates: 0, carbohydrate: 0.3, sugars: 0.2, protein: 0, salt: 0 }
recycling: [{ part: { es: Botella, en: Bottle }, code: GL 71, material: { es: vidrio, en: glass } }]
related: [${related}]
bottle: { shape: bordeaux, glass: black, capsule: wine, label: { layout: A, name: Reserva } }
variants:
  - price: 24.50
    sku: ${slug.toUpperCase()}-2019-75
    vintage: 2019
    format: 75
    stock: 12
    bestFrom: 2025
    bestTo: 2038
  - { sku: ${slug.toUpperCase()}-2019-150, vintage: 2019, format: 150, price: 56, reducedPrice: "49.90", stock: 0, alcohol: 13.5, bestFrom: 2025, bestTo: 2040 }
  - { sku: ${slug.toUpperCase()}-2020-37, vintage: 2020, format: 37.5, price: 14.00, stock: 3, bestFrom: 2025, bestTo: 2032 }
`;
}
