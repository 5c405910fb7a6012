/** Where the server is put together: the one place that knows every feature. Bottom first, as they stand in `.dependency-cruiser.cjs`. */
import type { Registry } from 'prom-client';
import { basket } from './features/basket/index.ts';
import { booking } from './features/booking/index.ts';
import { captcha, type CaptchaContext, createCaptcha } from './features/captcha/index.ts';
import { catalogue, importCatalogue } from './features/catalogue/index.ts';
import { checkout } from './features/checkout/index.ts';
import { club, importClub } from './features/club/index.ts';
import { contact } from './features/contact/index.ts';
import { content, importContentLists } from './features/content/index.ts';
import { experiences, importExperiences } from './features/experiences/index.ts';
import { createInvoicing, invoices, type InvoicesContext, type Invoicing } from './features/invoices/index.ts';
import { newsletter } from './features/newsletter/index.ts';
import { notices } from './features/notices/index.ts';
import { office } from './features/office/index.ts';
import { operations } from './features/operations/index.ts';
import { orders } from './features/orders/index.ts';
import { createPaymentLinks, paymentLinks, type PaymentLinksContext } from './features/links/index.ts';
import { pages } from './features/pages/index.ts';
import { createPayments, payments, type PaymentsContext } from './features/payments/index.ts';
import { restock } from './features/restock/index.ts';
import { createSessions, importMembers, session, type SessionContext } from './features/session/index.ts';
import { importShipping, shipping } from './features/shipping/index.ts';
import { importSite, site } from './features/site/index.ts';
import { createOfficeSessions, noteImport, staff, type StaffContext } from './features/staff/index.ts';
import { importVouchers, vouchers } from './features/vouchers/index.ts';
import { webhooks } from './features/webhooks/index.ts';
import type { Importer } from './platform/content/import-estate.ts';
import type { Context } from './platform/context.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { importMails } from './platform/mail/mail.store.ts';

/** The platform, and what features give those above them. */
export type AppContext = SessionContext & StaffContext & CaptchaContext & PaymentLinksContext & PaymentsContext & InvoicesContext;

/** What an import writes, in this order. */
export const importers: readonly Importer[] = [
  importMails,
  importMembers,
  importShipping,
  importSite,
  importContentLists,
  importCatalogue,
  importExperiences,
  importVouchers,
  importClub,
  noteImport,
];

/** `ownInvoicing`: by which program an estate invoices instead of the built-in one. */
export function createAppContext(platform: Context, ownInvoicing: (platform: Context) => Invoicing = createInvoicing): AppContext {
  return {
    ...platform,
    sessions: createSessions(platform),
    officeSessions: createOfficeSessions(platform),
    captcha: createCaptcha(platform),
    links: createPaymentLinks(platform),
    payments: createPayments(platform),
    invoicing: ownInvoicing(platform),
  };
}

/** Every operation of the description with its handler; features register their jobs, workers, events and checks on the way. */
export function createHandlers(context: AppContext, registry: Registry): Handlers {
  return {
    ...session(context),
    ...staff(context),
    ...captcha(context),
    ...shipping(context),
    ...site(context, registry),
    ...notices(context),
    ...newsletter(context),
    ...contact(context),
    ...content(context),
    ...catalogue(context),
    ...restock(context),
    ...experiences(context, registry),
    ...vouchers(context),
    ...paymentLinks(context),
    ...payments(context, registry),
    ...invoices(context),
    ...orders(context),
    ...club(context),
    ...basket(context),
    ...checkout(context),
    ...booking(context),
    ...office(context),
    ...webhooks(context),
    ...pages(context),
    ...operations(context, registry),
  };
}
