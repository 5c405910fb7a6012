import { formatPrice } from '@parral/rules';
import { useWords } from '@parral/site/words';
import { ChoiceCards } from '@parral/ui';
import { Mark } from '@parral/ui/illustrations';
import { useFormContext, useWatch } from 'react-hook-form';
import { daysInWords } from '../../../delivery/delivery-words.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';
import { useCheckoutFields } from '../form/fields.ts';
import { zoneOf } from '../form/shipping-zone.ts';
import { useCheckoutPlace } from '../screen/checkout-place.ts';

/** Two boxes, one active: home delivery or pickup; home clears the reuse of stored billing data (specification section 4). */
export default function DeliveryFields() {
  const t = useWords('shop/checkout');
  const tDelivery = useWords('shop/delivery');
  const { basket, buyer, countries, deliveryTime, pickupHours } = useCheckoutPlace();
  const { field } = useCheckoutFields();
  const { control, setValue } = useFormContext<CheckoutValues>();
  const shipping = useWatch({ control, name: 'shipping' });
  const { free_shipping_from: freeFrom, posted_subtotal: posted } = basket;
  const zone = zoneOf(shipping, countries);
  const tariff = zone ? zone.price : countries.find(({ iso_code }) => iso_code === shipping.country)?.price;
  const days = (zone ?? countries.find(({ iso_code }) => iso_code === shipping.country))?.delivery_days;
  const price = tariff !== null && freeFrom !== null && posted >= freeFrom ? 0 : tariff;

  return (
    <ChoiceCards
      legend={t('section_delivery')}
      options={[
        {
          value: 'home',
          title: t('mode_home'),
          text: days ? daysInWords(days, tDelivery) : deliveryTime,
          mark: <Mark name="van" size={40} />,
          ...(typeof price === 'number' && { aside: price === 0 ? t('shipping_free') : formatPrice(price) }),
        },
        {
          value: 'shop',
          title: t('mode_shop'),
          text: t('mode_shop_text', { shop: buyer.pickup.name, place: `${buyer.pickup.line1}, ${buyer.pickup.locality}`, hours: pickupHours }),
          mark: <Mark name="cellar" size={40} />,
          aside: t('shipping_free'),
        },
      ]}
      {...field('delivery.mode', {
        onChange: (event: { target: { value: string } }) => {
          if (event.target.value === 'home') setValue('billing.reuse', false);
        },
      })}
    />
  );
}
