import type { components } from '@parral/api-spec';
import { isCompany } from '@parral/rules';
import type { Translate } from '@parral/site/words';
import { asksAddress, type Buyer, invoiceParts, modeOf } from '../form/buyer.ts';
import type { AddressLines, CheckoutValues, Section } from '../form/checkout-values.ts';

interface PreviewItem {
  name: string;
  value: string;
}

interface PreviewContext {
  t: Translate<'shop/checkout'>;
  buyer: Buyer;
  pickupHours: string;
  documentOptions: readonly components['schemas']['DocumentOption'][];
  countries: readonly Pick<components['schemas']['ShippingCountry'], 'iso_code' | 'name'>[];
}

/** The same in one line, as a section stands folded beside the payment: what was typed speaks for itself, a choice has its name. */
export function lineOf(section: Section, values: CheckoutValues, context: PreviewContext): string {
  return previewOf(section, values, context)
    .map(({ name, value }) => (section === 'extras' ? `${name}: ${value}` : value))
    .join('\u00a0· ');
}

/** What a section says when it is not being edited (specification section 4: "sections become previews"). */
export function previewOf(section: Section, values: CheckoutValues, context: PreviewContext): PreviewItem[] {
  return previews[section](values, context);
}

const previews: Record<Section, (values: CheckoutValues, context: PreviewContext) => PreviewItem[]> = {
  client: ({ client }, { t, documentOptions }) => [
    { name: t('name'), value: `${client.name} ${client.surname}` },
    {
      name: t('document'),
      value: `${documentOptions.find(({ value }) => value === client.documentType)?.text ?? client.documentType}: ${client.documentNumber}`,
    },
    { name: t('email'), value: client.email },
    { name: t('phone'), value: client.phoneNumber },
  ],
  delivery: (values, { t, buyer, pickupHours }) => {
    if (modeOf(values, buyer) === 'home') return [{ name: t('mode'), value: t('mode_home') }];
    const { name, line1, postcode, locality } = buyer.pickup;
    return [
      { name: t('mode'), value: t('mode_shop') },
      { name: name, value: `${line1}, ${postcode} ${locality}. ${pickupHours}` },
    ];
  },
  shipping: ({ shipping }, context) => [
    { name: context.t('name'), value: `${shipping.name} ${shipping.surname}` },
    { name: context.t('address'), value: addressLine(shipping, context) },
  ],
  billing: (values, context) => {
    const { t, buyer } = context;
    const { billing, shipping } = values;
    const { stored, entity, place } = invoiceParts(values, buyer);
    if (stored !== null) {
      const kept = {
        address: stored.line1,
        optionalAddress: stored.line2 ?? '',
        country: stored.country,
        region: stored.state ?? '',
        postalCode: stored.postcode,
        locality: stored.locality,
      };
      return invoiceItems(
        stored.company ?? '',
        `${stored.first_name ?? ''} ${stored.last_name ?? ''}`.trim(),
        stored.document_number,
        stored.email,
        kept,
        context,
      );
    }
    if (!entity && !place) return [{ name: t('billing_to'), value: t(asksAddress(values, buyer) ? 'billing_same' : 'billing_own') }];
    const lines = place ? billing : shipping;
    if (!entity) return [{ name: t('address'), value: addressLine(lines, context) }];
    return invoiceItems(isCompany(billing) ? billing.company : '', `${billing.name} ${billing.surname}`, billing.documentNumber, billing.email, lines, context);
  },
  extras: ({ extras }, { t, buyer }) => [
    { name: t('comment_short'), value: extras.comment.trim() || t('comment_none') },
    ...(buyer.byMail ? [] : [{ name: t('gift_short'), value: t(extras.isGift ? 'yes' : 'no') }]),
    ...(!buyer.byMail && extras.isGift && extras.giftMessage.trim() !== '' ? [{ name: t('gift_message_short'), value: extras.giftMessage.trim() }] : []),
    ...(buyer.member?.personal_information.has_newsletter_subscription ? [] : [{ name: t('newsletter_short'), value: t(extras.newsletter ? 'yes' : 'no') }]),
    ...(buyer.member ? [{ name: t('update_member_short'), value: t(extras.updateMember ? 'yes' : 'no') }] : []),
  ],
};

function invoiceItems(company: string, person: string, document: string, email: string, place: AddressLines, context: PreviewContext): PreviewItem[] {
  const { t } = context;
  return [
    { name: company === '' ? t('name') : t('company'), value: company === '' ? person : company },
    { name: t('document'), value: document },
    { name: t('email'), value: email },
    { name: t('address'), value: addressLine(place, context) },
  ];
}

function addressLine(place: AddressLines, { countries }: PreviewContext): string {
  const country = countries.find(({ iso_code }) => iso_code === place.country)?.name ?? place.country;
  return [place.address, place.optionalAddress, `${place.postalCode} ${place.locality}`, place.region, country].filter((part) => part.trim() !== '').join(', ');
}
