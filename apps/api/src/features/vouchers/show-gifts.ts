import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Language } from '../../platform/content/index.ts';
import { peopleLabel } from '../basket/show-basket.ts';
import { product, stock } from '../catalogue/catalogue.schema.ts';
import { experience } from '../experiences/experiences.schema.ts';
import { visitPicture } from '../experiences/visit-picture.ts';
import { visitAddress, type SiteContent } from '../site/load-site.ts';
import { faultOf, showVoucher } from './check-voucher.ts';
import type { VoucherFile } from './vouchers.store.ts';

type Schemas = components['schemas'];

/** The gifts of a brand that are on sale, with what is left of each now. */
export async function gifts(db: Db, site: SiteContent, brand: string, language: Language): Promise<Schemas['Gifts']> {
  const rows = await db
    .select({ product, stock, visit: experience.data })
    .from(product)
    .innerJoin(stock, eq(stock.sku, product.sku))
    .leftJoin(experience, eq(experience.brand, product.brand))
    .where(and(eq(product.brand, brand), eq(product.onSale, true), isNotNull(product.gift)))
    .orderBy(asc(product.position), asc(product.sku));
  const bySku = Map.groupBy(rows, (row) => row.product.sku);
  return {
    gifts: [...bySku.values()].flatMap((same) => {
      const [row] = same;
      const terms = row?.product.gift;
      if (row === undefined || !terms) return [];
      const visit = same.find((one) => one.visit !== null && String(one.visit.id) === terms.experienceId)?.visit ?? null;
      return [
        {
          id: row.product.sku,
          title: row.product.title[language],
          text: terms.text[language],
          label: peopleLabel(terms.participants, language),
          participants_number: terms.participants,
          months: terms.months,
          experience: visit && {
            id: String(visit.id),
            title: visit.name[language],
            href: visitAddress(site, brand, language, visit.slug),
            picture: visitPicture(visit),
          },
          price: toDecimal(row.product.priceCents),
          available: row.stock.onHand > row.stock.allocated,
          bottle: row.product.data.bottle,
        },
      ];
    }),
  };
}

/** What the page to print shows; it is redeemed at the brand's page for vouchers, else where visits are booked (section 9: voucher links append the code). */
export function showGift(file: VoucherFile, site: SiteContent, language: Language): Schemas['GiftVoucher'] {
  const { brand, code } = file.voucher;
  const paths = site.brands.get(brand)?.paths;
  const own = file.experience === null ? null : visitAddress(site, brand, language, file.experience.slug);
  const page = paths?.['voucher']?.[language] ?? own ?? paths?.['visits']?.[language] ?? `/${language}/`;
  return { voucher: showVoucher(file, language), fault: faultOf(file, brand), brand, redeem_url: `${page}?voucher=${encodeURIComponent(code)}` };
}
