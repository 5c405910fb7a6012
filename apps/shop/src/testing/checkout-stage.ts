import { answers, page } from '@parral/site/stories';
import { keepDraft } from '../draft/checkout-draft.store.ts';
import type { CheckoutValues } from '../blocks/checkout/form/checkout-values.ts';
import { exampleBasket } from './example-basket.ts';
import { visitor } from './example-buyer.ts';
import { exampleCountries, exampleDocuments, freeIntent } from './example-checkout.ts';

/** The page that every story of the checkout stands on: a visitor with a full basket. */
export const checkoutStage = {
  args: {
    ...page,
    attributes: { basketUrl: '/es/cesta', catalogueUrl: '/es/vinos', confirmationUrl: '/es/pedido-confirmado', termsUrl: '/es/condiciones' },
    data: {
      brandName: 'Alba',
      pickup: visitor.pickup,
      pickupHours: 'Lunes a domingo, de 10:30 a 15:00',
      deliveryTime: 'De dos a cuatro días en España',
      documentOptions: exampleDocuments,
      contactEmail: 'bodega@alba.example',
      privacy: { controller: 'Alba', policyUrl: '/es/privacidad' },
      publishableKey: 'pk_test',
      // Nobody listens there: no story asks the card provider anything.
      scriptUrl: 'http://127.0.0.1:9/no-card-provider.js',
    },
  },
  parameters: {
    ...answers({ listShippingCountries: exampleCountries, getBasket: exampleBasket, getSession: { member: null }, createOrderIntent: freeIntent }),
    pageLayout: 'checkout' as const,
  },
};

/** `beforeEach` of a story that begins with what was typed in this tab before. */
export function typedBefore(values: CheckoutValues): () => void {
  return () => keepDraft({ values });
}
