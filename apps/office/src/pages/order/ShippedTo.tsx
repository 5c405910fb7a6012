import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { Text } from '@parral/ui';
import { countryName } from '../../formats/moments.ts';
import * as layout from '../../layout/layout.css.ts';

/** Where an order goes, line by line. */
export function ShippedTo({ address, language }: { address: components['schemas']['ShippingAddress']; language: Language }) {
  const { company, first_name: first, last_name: last, line1, line2, postcode, locality, state, country_id: country, phone_number: phone, notes } = address;
  return (
    <Text size="small" as="address">
      {[company, `${first} ${last}`, line1, line2, `${postcode} ${locality}`, state, countryName(country, language), phone, notes]
        .filter((line) => line !== undefined && line !== '')
        .map((line) => (
          <span key={line} className={layout.line}>
            {line}
          </span>
        ))}
    </Text>
  );
}
