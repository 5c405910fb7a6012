import type { Report } from '../problem.ts';
import { problemAt, type Sourced } from '../reading/yaml-source.ts';
import type { Sources } from '../reading/sources.ts';

interface Entry {
  name: string;
  source: Sourced<unknown>;
  path: PropertyKey[];
}

/** Names that must be unique in the whole folder: the second and every later use is reported. */
export function checkDuplicates(sources: Sources, report: Report): void {
  const { brands, wines, cases, experiences, coupons, vouchers, gifts, members, shipping, pages } = sources;
  const check = (what: string, entries: Entry[]) => reportRepeated(what, entries, report);
  check(
    'brand',
    list(brands, (value) => value.brands.map((brand, index) => [brand.id, ['brands', index, 'id']])),
  );
  check(
    'host',
    list(brands, (value) => value.brands.flatMap((brand, index) => brand.hosts.map((host, at): Named => [host, ['brands', index, 'hosts', at]]))),
  );
  check('slug', [
    ...wines.flatMap((wine) => list(wine, ({ slug }) => [[slug, ['slug']]])),
    ...cases.flatMap((one) => list(one, ({ slug }) => [[slug, ['slug']]])),
  ]);
  check('sku', [
    ...wines.flatMap((wine) => list(wine, ({ variants }) => variants.map((variant, index): Named => [variant.sku, ['variants', index, 'sku']]))),
    ...cases.flatMap((one) => list(one, ({ sku }) => [[sku, ['sku']]])),
    ...list(gifts, (value) => value.gifts.map((gift, index) => [gift.sku, ['gifts', index, 'sku']])),
  ]);
  check(
    'visit slug',
    experiences.flatMap((visit) => list(visit, ({ slug }) => [[slug, ['slug']]])),
  );
  check(
    'visit id',
    experiences.flatMap((visit) => list(visit, ({ id }) => [[String(id), ['id']]])),
  );
  check(
    'coupon',
    list(coupons, (value) => value.coupons.map((coupon, index) => [coupon.code, ['coupons', index, 'code']])),
  );
  check(
    'voucher',
    list(vouchers, (value) => value.vouchers.map((voucher, index) => [voucher.code, ['vouchers', index, 'code']])),
  );
  check(
    'country',
    list(shipping, (value) => value.countries.map((country, index) => [country.code, ['countries', index, 'code']])),
  );
  check(
    'e-mail',
    list(members, (value) => value.members.map((member, index) => [member.email.toLowerCase(), ['members', index, 'email']])),
  );
  check(
    'member number',
    list(members, (value) => value.members.map((member, index) => [member.number, ['members', index, 'number']])),
  );
  check(
    'document number',
    list(members, (value) => value.members.map((member, index) => [member.document.number, ['members', index, 'document', 'number']])),
  );
  check(
    'purchase number',
    list(members, (value) =>
      value.members.flatMap((member, index) => member.purchases.map(({ number }, at): Named => [number, ['members', index, 'purchases', at, 'number']])),
    ),
  );
  check(
    'page id',
    pages.flatMap((page) => list(page.front, ({ id }) => [[String(id), ['id']]])),
  );
  for (const wine of wines)
    check(
      'vintage in this format',
      list(wine, ({ variants }) => variants.map((variant, index) => [`${variant.vintage} in ${variant.format} cl`, ['variants', index, 'vintage']])),
    );
}

type Named = [name: string, path: PropertyKey[]];

function list<T>(source: Sourced<T> | undefined, names: (value: T) => Named[]): Entry[] {
  return source === undefined ? [] : names(source.value).map(([name, path]) => ({ name, source, path }));
}

function reportRepeated(what: string, entries: Entry[], report: Report): void {
  const first = new Map<string, Entry>();
  for (const entry of entries) {
    const earlier = first.get(entry.name);
    if (earlier === undefined) first.set(entry.name, entry);
    else {
      const at = earlier.source.at(earlier.path);
      report(problemAt(entry.source, entry.path, `the ${what} "${entry.name}" already stands at ${at.file}:${at.line}: give one of the two another`));
    }
  }
}
