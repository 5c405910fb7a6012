import type { RestockMail } from '../../platform/content/index.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';
import { productLabel, productPath, type ProductSnapshot } from '../catalogue/index.ts';
import { brandNamed, type SiteContent } from '../site/index.ts';
import type { RestockRow } from './restock.store.ts';

/** The one mail that says that a bottle is back, in the language it was asked for in; its link opens the wine's page at that bottle. */
export function restockMail({ id, email, language, origin }: RestockRow, product: ProductSnapshot, site: SiteContent): MailOrder<RestockMail> {
  const brand = brandNamed(site, product.brand);
  return {
    key: `restock:${id}`,
    to: email,
    name: 'back-in-stock',
    language,
    data: {
      brand: { name: brand.name, email: brand.email, phone: brand.phone, address: brand.address },
      product: { title: product.title[language], label: productLabel(product, language), link: origin + productPath(product, site, language) },
    },
  };
}
