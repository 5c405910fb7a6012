import type { Registry } from 'prom-client';
import type { Context } from '../server/context.ts';
import type { Handlers } from '../server/handlers.ts';
import { basket } from './basket/index.ts';
import { captcha } from './captcha/index.ts';
import { booking } from './booking/index.ts';
import { catalogue } from './catalogue/index.ts';
import { checkout } from './checkout/index.ts';
import { club } from './club/index.ts';
import { contact } from './contact/index.ts';
import { content } from './content/index.ts';
import { experiences } from './experiences/index.ts';
import { newsletter } from './newsletter/index.ts';
import { operations } from './operations/index.ts';
import { orders } from './orders/index.ts';
import { pages } from './pages/index.ts';
import { payments } from './payments/index.ts';
import { session } from './session/index.ts';
import { shipping } from './shipping/index.ts';
import { site } from './site/index.ts';
import { vouchers } from './vouchers/index.ts';

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
