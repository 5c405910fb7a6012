import type { Registry } from 'prom-client';
import type { Context } from './platform/context.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { basket } from './features/basket/index.ts';
import { captcha } from './features/captcha/index.ts';
import { booking } from './features/booking/index.ts';
import { catalogue } from './features/catalogue/index.ts';
import { checkout } from './features/checkout/index.ts';
import { club } from './features/club/index.ts';
import { contact } from './features/contact/index.ts';
import { content } from './features/content/index.ts';
import { experiences } from './features/experiences/index.ts';
import { newsletter } from './features/newsletter/index.ts';
import { operations } from './features/operations/index.ts';
import { orders } from './features/orders/index.ts';
import { pages } from './features/pages/index.ts';
import { payments } from './features/payments/index.ts';
import { session } from './features/session/index.ts';
import { shipping } from './features/shipping/index.ts';
import { site } from './features/site/index.ts';
import { vouchers } from './features/vouchers/index.ts';

/** Every operation of the description with its handler, one line for each feature. */
export function handlers(context: Context, registry: Registry): Handlers {
  return {
    ...basket(context),
    ...captcha(context),
    ...booking(context),
    ...catalogue(context),
    ...checkout(context),
    ...club(context),
    ...contact(context),
    ...content(context),
    ...experiences(context),
    ...newsletter(context),
    ...operations(context, registry),
    ...orders(context),
    ...pages(context),
    ...payments(context),
    ...session(context),
    ...shipping(context),
    ...site(context, registry),
    ...vouchers(context),
  };
}
