import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import type { Brand, Language } from '../../platform/content/index.ts';
import { giftsOnSale, peopleLabel } from '../catalogue/index.ts';
import { experiencesById } from '../experiences/index.ts';
import { type SiteContent, visitAddress } from '../site/index.ts';
import { voucherErrorOf, showVoucher } from './check-voucher.ts';
import type { VoucherFile } from './vouchers.store.ts';

type Schemas = components['schemas'];

/** The gifts of a brand that are on sale, with what is left of each now. */
export async function gifts(db: Db, site: SiteContent, brand: string, language: Language): Promise<Schemas['Gifts']> {
  const onSale = await giftsOnSale(db, brand);
  const visits = await experiencesById(
    db,
    onSale.flatMap(({ gift }) => gift.experienceId ?? []),
  );
  return {
    gifts: onSale.map(({ sku, title, priceCents, data, gift, isAvailable }) => {
      const found = gift.experienceId === null ? undefined : visits.get(gift.experienceId);
      const visit = found?.brand === brand ? found : null;
      return {
        id: sku,
        title: title[language],
        text: gift.text[language],
        label: peopleLabel(gift.participants, language),
        participants_number: gift.participants,
        months: gift.months,
        experience: visit && {
          id: String(visit.id),
          title: visit.name[language],
          href: visitAddress(site, brand, language, visit.slug),
          picture: visit.picture ?? null,
        },
        price: toDecimal(priceCents),
        available: isAvailable,
        bottle: data.bottle,
      };
    }),
  };
}

/** What the page to print shows; it is redeemed at the brand's page for vouchers, else where visits are booked (section 9: voucher links append the code). */
export function showGift(file: VoucherFile, site: SiteContent, language: Language): Schemas['GiftVoucher'] {
  const { brand, code } = file.voucher;
  const url = redeemAddress(site, { brand, code, slug: file.experience?.slug }, language);
  return { voucher: showVoucher(file, language), error: voucherErrorOf(file, brand), brand, redeem_url: url };
}

/** Path where a code is redeemed; `slug`: of the one visit it is for. */
export function redeemAddress(site: SiteContent, { brand, code, slug }: { brand: string; code: string; slug: string | undefined }, language: Language): string {
  const paths = site.brands.get(brand)?.paths;
  const own = slug === undefined ? null : visitAddress(site, brand, language, slug);
  const page = paths?.['voucher']?.[language] ?? own ?? paths?.['visits']?.[language] ?? `/${language}/`;
  return `${page}?voucher=${encodeURIComponent(code)}`;
}

/** Path of a gift's page to print: the brand's page with the key `gift`; the estate's visits where there is none. `token`: of its private link. */
export function giftAddress({ paths }: Pick<Brand, 'paths'>, language: Language, token: string): string {
  const page = paths['gift']?.[language] ?? paths['visits']?.[language] ?? `/${language}/`;
  return `${page}?token=${token}`;
}
