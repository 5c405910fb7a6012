import { open } from '../../support/hydration.ts';
import { addToBasket, openBasket, openCheckout } from '../../support/basket.ts';
import { expect, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, pay, toPayment } from '../../support/shopping.ts';

// What a screen reader says: role and name of everything that can be used, in the order of reading.

test('the product as it is heard: pictures, vintages, quantity, button (WCAG 4.1.2)', async ({ page, place }) => {
  await open(page, place.path('catalogue', `/${place.wine.slug}`));
  await expect(page.getByRole('button', { name: place.words.addToBasket }).first()).toBeEnabled();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Imágenes del vino":
      - button "Imagen anterior"
      - button "Imagen 1 de 3"
      - button "Imagen 2 de 3"
      - button "Imagen 3 de 3"
      - button "Imagen siguiente"
    - link "Todos los vinos"
    - heading "Reserva" [level=1]
    - group "Añada":
      - radio "2018 26,00 €"
      - radio "2019 24,50 €" [checked]
      - radio "2020 Pronto" [disabled]
    - combobox "Formato"
    - button "Una menos" [disabled]
    - spinbutton "Cantidad": "1"
    - button "Una más"
    - button "Añadir a la cesta"
  `);
});

test('the basket as it is heard: a table whose buttons name their wine, a summary, the way to pay (WCAG 1.3.1, 2.4.6)', async ({ page, place }) => {
  await addToBasket(page, place, place.wine.sku, 2);
  await openBasket(page, place);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot('- link "Cesta 1"');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Su cesta" [level=1]
    - table "Su cesta":
      - rowgroup:
        - row:
          - columnheader "Producto"
          - columnheader "Precio por unidad"
          - columnheader "Cantidad"
          - columnheader "Subtotal"
      - rowgroup:
        - row:
          - rowheader "Reserva 2019, 75 cl"
          - cell "24,50 €"
          - cell:
            - button "Una menos de Reserva, 2019, 75 cl"
            - spinbutton "Cantidad de Reserva, 2019, 75 cl": "2"
            - button "Una más de Reserva, 2019, 75 cl"
            - button "Quitar Reserva, 2019, 75 cl de la cesta"
          - cell "49,00 €"
    - link "Seguir comprando"
    - complementary "Resumen":
      - heading "Resumen" [level=2]
      - textbox "Código de descuento"
      - button "Aplicar"
      - link "Ir al pago"
  `);
});

test('the checkout as it is heard: steps, groups with their fields, then the card, and previews with Edit by section (WCAG 1.3.1, 3.3.2)', async ({
  page,
  place,
}) => {
  await addToBasket(page, place, place.wine.sku, 2);
  await openCheckout(page, place);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - list "Pasos del pedido"
    - heading "Datos y envío" [level=1]
    - group "Sus datos":
      - textbox "Nombre"
      - textbox "Apellidos"
      - combobox "Tipo de documento"
      - textbox "Número de documento"
      - textbox "Correo electrónico"
      - textbox "Teléfono"
    - group "Dirección de envío":
      - textbox "Nombre"
      - textbox "Apellidos"
      - textbox "Dirección"
      - textbox "Piso, puerta (opcional)"
      - combobox "País"
      - combobox "Provincia (opcional)"
      - textbox "Código postal"
      - textbox "Localidad"
    - group "Facturación":
      - checkbox "La misma dirección" [checked]
      - checkbox "Necesito factura a nombre de una empresa o de otra persona"
    - group "Algo más":
      - textbox "Comentario para el envío (opcional)"
      - 'checkbox "Es un regalo: sin precios en el paquete"'
      - checkbox "Quiero recibir las cartas de Montelar"
      - checkbox "He leído y acepto las condiciones de venta"
    - link "Volver"
    - button "Continuar al pago"
    - complementary "Su pedido"
  `);
  await fillDetails(page, place);
  await continueToPayment(page, place);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - list "Pasos del pedido":
      - listitem: /hecho/
      - listitem: Pago
    - heading "Pago" [level=1]
    - region "Cómo pagar":
      - group "Forma de pago":
        - radio "Tarjeta" [checked]
        - group "Datos de la tarjeta":
          - textbox "Número de tarjeta"
          - textbox "Fecha de caducidad"
          - textbox "Código de seguridad"
        - radio "Bizum"
      - button "Pagar 55,50 €"
    - heading "Lo que ya nos dijo" [level=2]
    - 'button "Editar: Sus datos"'
    - 'button "Editar: Dirección de envío"'
    - 'button "Editar: Facturación"'
    - 'button "Editar: Algo más"'
    - complementary "Su pedido"
  `);
});

test('the end of a purchase as it is heard: thanks, the case in words, number, the way to the order, what happens now in its order (section 5)', async ({
  page,
  place,
}) => {
  test.slow();
  await toPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expect(page.getByRole('heading', { level: 1, name: place.words.thanks })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - heading /^Gracias por su pedido/ [level=1]
      - img /^Una caja de madera abierta con lo que ha comprado/
      - paragraph: Número de pedido
      - link "Volver al catálogo"
      - link "Ver el pedido"
      - heading "Qué pasa ahora" [level=2]
      - list:
        - listitem: /^Hoy Pedido recibido y pagado/
        - listitem: /^Al salir de la bodega Le escribimos/
        - listitem: /En su puerta|Su caja llega/
  `);
});
