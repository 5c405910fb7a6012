import type { components } from '@parral/api-spec';
import { defaultLanguage } from '@parral/api-spec/languages';
import { toDecimal } from '@parral/rules';
import { Counter, type Registry } from 'prom-client';
import { loadLists } from '../../platform/content/content.store.ts';
import type { Brand, Language } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { loadShippingTerms } from '../shipping/index.ts';
import { brandNamed, loadSite, productAddress, type SiteContent } from './load-site.ts';

export { importSite } from './import-site.ts';
export { addressOf, brandIds, brandNamed, loadSite, productAddress, skuAddress, visitAddress, type SiteContent } from './load-site.ts';
export { addressesOf, pageOf } from './page-addresses.ts';

export const uses = ['shipping'] as const;

type SiteBody = components['schemas']['Site'];
type Addresses = SiteBody['addresses'][string];

/** What a brand is: theme, languages, texts round the page, payment and consent configuration. */
export function site(context: Context, registry: Registry): Pick<Handlers, 'countBannerClosed' | 'getSite'> {
  const content = context.content.memo(loadSite);
  const shippingTerms = context.content.memo(loadShippingTerms);
  const lists = context.content.memo(loadLists);
  const closed = new Counter({ name: 'parral_banner_closed_total', help: 'Banners closed by readers', labelNames: ['brand'], registers: [registry] });
  return {
    async getSite({ params }) {
      const all = await content();
      const brand = brandNamed(all, params.brand);
      const { freeFrom } = await shippingTerms();
      const { documents } = await lists();
      return {
        brand: brand.id,
        name: brand.name,
        theme: themeBody(brand.theme),
        club_theme: themeBody(brand.clubTheme),
        pictures: brand.pictures,
        hosts: brand.hosts,
        languages: brand.languages,
        contact_email: brand.email,
        phone: brand.phone,
        ...(brand.place && { place: brand.place }),
        opening_times: brand.openingTimes,
        age_question: brand.ageQuestion.ask,
        banner: brand.banner.show,
        tag_manager_id: brand.tagManager,
        error_reports: context.config.errorReports?.dsn ?? null,
        bot_check: botCheck(context),
        payments: payments(context),
        cookies: { age: brand.ageQuestion.cookie, banner: brand.banner.cookie, basket: 'has_basket' },
        addresses: byLanguage(brand, (language) => addresses(brand, language)),
        texts: byLanguage(brand, (language) => ({
          ...texts(brand, language, all),
          delivery_time: all.deliveryTime[language],
          document_options: documents.map(({ type, name }) => ({ value: type, text: name[language] })),
        })),
        pickup: pickup(brand),
        free_shipping_from: freeFrom === null ? null : toDecimal(freeFrom),
        redirects: brand.redirects,
        content_version: all.version,
      };
    },
    async countBannerClosed({ query }) {
      closed.inc({ brand: brandNamed(await content(), query._brand).id });
      return { status: 'ok' };
    },
  };
}

function themeBody({ name, base, variants, colors, sheet, preload, wordmark }: Brand['theme']): SiteBody['theme'] {
  return { name, base, variants, colors, sheet, preload, wordmark: { text: wordmark?.text ?? null, picture: wordmark?.picture ?? null } };
}

function botCheck({ config: { captcha } }: Context): SiteBody['bot_check'] {
  return { kind: captcha.kind, key: captcha.kind === 'recaptcha' ? captcha.siteKey : null };
}

/** Without a key of Stripe the sandbox takes the payments, and its script stands on this host. */
function payments({ config: { stripe } }: Context): SiteBody['payments'] {
  if (stripe.secretKey === undefined) return { publishable_key: 'pk_test_sandbox', script_url: stripe.scriptUrl ?? '/sandbox/stripe/v3/' };
  return { publishable_key: stripe.publishableKey ?? '', script_url: stripe.scriptUrl ?? null };
}

function addresses(brand: Brand, language: Language): Addresses {
  const home = `/${language}/`;
  const path = (key: string) => brand.paths[key]?.[language] ?? home;
  return {
    home,
    catalogue: path('catalogue'),
    basket: path('basket'),
    checkout: path('checkout'),
    confirmation: path('confirmation'),
    visits: path('visits'),
    club: path('club'),
    my_club: path('my-club'),
    password: path('password'),
    terms: path('terms'),
    privacy: path('privacy'),
    contact: path('contact'),
    ...(brand.paths['withdrawal']?.[language] && { withdrawal: path('withdrawal') }),
  };
}

function texts(brand: Brand, language: Language, all: SiteContent): Omit<SiteBody['texts'][string], 'delivery_time' | 'document_options'> {
  const { newsletter } = brand;
  return {
    navigation: brand.navigation[language],
    club_navigation: brand.clubNavigation[language],
    footer_navigation: brand.footerNavigation[language],
    legal_navigation: brand.legalNavigation[language],
    newsletter: { title: newsletter.title[language], text: newsletter.text[language], consent: newsletter.consent[language] },
    address: brand.address,
    opening_hours: brand.openingHours[language],
    pickup_hours: brand.pickup.hours[language],
    funding: brand.funding[language],
    funding_logo: fundingLogo(brand, language),
    banner: brand.banner.text[language],
    club_label: brand.clubLabel[language],
    error_pages: { not_found: errorPage('notFound', brand, language, all), failed: errorPage('failed', brand, language, all) },
  };
}

function fundingLogo({ fundingLogo: logo }: Brand, language: Language): SiteBody['texts'][string]['funding_logo'] {
  return logo ? { ...logo, alt: logo.alt[language] } : null;
}

type ErrorPage = NonNullable<NonNullable<SiteBody['texts'][string]['error_pages']>['failed']>;

function errorPage(which: keyof NonNullable<Brand['errorPages']>, brand: Brand, language: Language, all: SiteContent): ErrorPage | null {
  const page = brand.errorPages?.[which];
  if (page === undefined) return null;
  return {
    title: page.title[language],
    accent: page.accent?.[language] ?? null,
    text: page.text[language],
    picture_alt: page.pictureAlt?.[language] ?? '',
    ways: (page.ways ?? []).map(({ mark, label, wine }) => ({
      mark: mark[language],
      label: label[language],
      href: productAddress(all, brand.id, language, wine),
    })),
  };
}

function pickup({ pickup: { name, line1, postcode, locality, phone, hours }, languages }: Brand): SiteBody['pickup'] {
  return { name, line1, postcode, locality, phone_number: phone, hours: hours[languages[0] ?? defaultLanguage] };
}

function byLanguage<T>(brand: Brand, value: (language: Language) => T): Record<string, T> {
  return Object.fromEntries(brand.languages.map((language) => [language, value(language)]));
}
