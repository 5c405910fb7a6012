import type { Db } from '../../platform/database/database.ts';
import type { Estate } from '../../platform/content/index.ts';
import { writeContentLists } from '../content/content-list.store.ts';
import { experience } from '../experiences/experiences.schema.ts';
import { layoutName } from '../../platform/mail/mail.store.ts';
import { mailTemplate, page, partial } from './pages.schema.ts';
import { shippingCountry } from '../shipping/shipping.schema.ts';
import { brand } from './site.schema.ts';

/** Replaces brands, pages, mails, visits and shipping countries by those of the folder. */
export async function writeContent(tx: Db, estate: Estate): Promise<void> {
  for (const table of [brand, page, partial, mailTemplate, experience, shippingCountry]) await tx.delete(table);
  await writeContentLists(tx, estate);
  await tx.insert(brand).values(estate.brands.map((data, position) => ({ id: data.id, position, data })));
  await inParts(estate.pages, (pages) =>
    tx.insert(page).values(pages.map((data) => ({ id: data.id, brand: data.brand, language: data.language, route: data.route, data }))),
  );
  await inParts(Object.entries(estate.partials), (partials) => tx.insert(partial).values(partials.map(([name, source]) => ({ name, source }))));
  const layout = { ...layoutName, subject: '', body: estate.mail.layout };
  await tx.insert(mailTemplate).values([layout, ...estate.mail.templates]);
  await inParts(estate.experiences, (visits) =>
    tx.insert(experience).values(visits.map((data) => ({ id: String(data.id), brand: data.brand, position: data.position, data }))),
  );
  await tx.insert(shippingCountry).values(
    estate.shipping.countries.map((country, position) => ({
      code: country.code,
      position,
      name: country.name,
      postcodeRegex: country.postcode,
      priceCents: country.price,
      freeFromCents: country.freeFrom,
      note: country.note,
    })),
  );
}

/** Inserts in parts, since a statement holds a limited number of values; nothing for none. */
export async function inParts<T>(rows: readonly T[], insert: (part: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) await insert(rows.slice(at, at + 500));
}
