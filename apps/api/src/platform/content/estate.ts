import type { VatRate, WorkingDays } from '@parral/rules';
import type { SitePicture } from './building/pictures.ts';
import type { Language } from '@parral/api-spec/languages';
import type { BuiltTheme } from './building/build-theme.ts';
import type { Bottle } from './schemas/bottle.ts';
import type { BrandInFile } from './schemas/brand.ts';
import type { Club } from './schemas/club.ts';
import type { Press, Projects, Videos } from './schemas/content-lists.ts';
import type { Coupon } from './schemas/coupon.ts';
import type { FolderSetting } from './folder-setting.ts';
import type { Experience } from './schemas/experience.ts';
import type { Level } from './schemas/level.ts';
import type { Lists } from './schemas/lists.ts';
import type { GiftInFile } from './schemas/gift.ts';
import type { Member } from './schemas/member.ts';
import type { Cents } from './schemas/money.ts';
import type { PageFrontMatter } from './schemas/page.ts';
import type { ShippingInFile } from './schemas/shipping.ts';
import type { Voucher } from './schemas/voucher.ts';
import type { Localised } from './schemas/text.ts';
import type { variantInFile, WineInFile } from './schemas/wine.ts';
import type { z } from 'zod';

/** A code with the place that it stands in. */
type Placed<T> = T & { place: { file: string; line: number } };
export type PlacedCoupon = Placed<Coupon>;
export type PlacedVoucher = Placed<Voucher>;

/**
 * All that an estate folder says, checked and free of files: what the import
 * writes to the database. Money is integer cents, days are `YYYY-MM-DD`.
 */
export interface Estate {
  /** SHA-256 of every text file and of the names of the images: the same folder, the same hash. */
  hash: string;
  brands: Brand[];
  shipping: Shipping;
  lists: Lists;
  /** What it sets of how the house runs, with file and line, for whoever runs it. */
  settings: FolderSetting[];
  wines: Wine[];
  experiences: Experience[];
  projects: Projects;
  videos: Videos;
  press: Press;
  coupons: PlacedCoupon[];
  /** Whether baskets take discount codes at all. */
  couponsEnabled: boolean;
  vouchers: PlacedVoucher[];
  gifts: Gift[];
  members: Member[];
  club: Club;
  pages: Page[];
  /** Liquid partials by name, for `renderPageTemplate`. */
  partials: Record<string, string>;
  mail: Mail;
}

/** A link as the page shows it: an absolute path, or an address outside the site. */
export interface Link {
  label: string;
  href: string;
}

export interface Brand extends Omit<
  BrandInFile,
  'navigation' | 'clubNavigation' | 'footerNavigation' | 'legalNavigation' | 'fundingLogo' | 'theme' | 'clubTheme'
> {
  theme: BuiltTheme;
  clubTheme: BuiltTheme;
  /** Paths of pages by their key and language, for example `paths.catalogue.es` = `/es/vinos`; patterns left out. */
  paths: Record<string, Record<Language, string | null>>;
  /** Where pages stood before, and where they stand now; null: nowhere. */
  redirects: { from: string; to: string | null }[];
  /** Those directly in the brand's folder of `images/`, and in the club's. */
  pictures: SitePicture[];
  /** Address of the picture, and its size in px. */
  fundingLogo?: { src: string; alt: Record<Language, string>; width: number; height: number } | undefined;
  navigation: Record<Language, Link[]>;
  clubNavigation: Record<Language, Link[]>;
  footerNavigation: Record<Language, Link[]>;
  legalNavigation: Record<Language, Link[]>;
}

export interface Shipping extends Omit<ShippingInFile, 'countries'> {
  /** In the order of the file; `freeFrom` is the country's own or the general one, null: never free. */
  countries: ShippingCountry[];
}

type CountryInFile = ShippingInFile['countries'][number];

export interface ShippingCountry extends Omit<CountryInFile, 'freeFrom' | 'zones'> {
  freeFrom: Cents | null;
  /** Working days from the order to the door; undefined: not said. */
  days?: WorkingDays | undefined;
  /** Parts of it with terms of their own, complete; the first whose postcodes fit counts. */
  zones: ShippingZone[];
}

export interface ShippingZone extends Required<Pick<CountryInFile['zones'][number], 'name' | 'postcode' | 'price' | 'served'>> {
  freeFrom: Cents | null;
  /** The country's where it says nothing of its own. */
  vat?: VatRate[] | undefined;
  days?: WorkingDays | undefined;
}

/** One sku, newest vintage first within its wine, smaller formats first within a vintage. */
export interface Variant extends Omit<z.output<typeof variantInFile>, 'format' | 'vintage' | 'alcohol' | 'bestFrom' | 'bestTo' | 'picture'> {
  /** null: a case, whose bottles have theirs. */
  vintage: number | null;
  /** Years in which it is at its best. */
  bestFrom: number;
  bestTo: number;
  millilitres: number;
  alcohol: number;
  /** The wine's name; of a large bottle with its format: `Crianza, magnum`. */
  name: Record<Language, string>;
  bottle: Bottle;
  /** With a case: the bottles in it. Its stock is theirs. */
  contents?: readonly { sku: string; bottles: number }[] | undefined;
  /** How many units one line may hold, where it is another number than of other skus. */
  mostInLine?: number | undefined;
}

export interface Wine extends Omit<WineInFile, 'variants' | 'bottle' | 'picture' | 'labelPicture' | 'type'> {
  brand: string;
  /** A type of the lists; its category, but for `large`. */
  type: string;
  variants: Variant[];
}

/** A voucher of visits that the shop sells. `experienceId`: the one visit it is for; null: any of the brand. */
export interface Gift extends Omit<GiftInFile, 'experience' | 'prefix' | 'bottle'> {
  experienceId: string | null;
  prefix: string;
  bottle: Bottle;
}

export interface Page extends Omit<PageFrontMatter, 'route' | 'theme' | 'id'> {
  /** Unique in the folder. */
  id: string;
  brand: string;
  language: Language;
  /** Path below `/<language>/`, empty for the home page, with `:name` parts for patterns. */
  route: string;
  /** Name of the theme it wears: that of its brand, or that of its brand's club. */
  theme: string;
  /** Routes of the same page (same key) by language; null where there is none. */
  alternates: Record<Language, string | null>;
  /** Liquid source without the front matter, images given their width and height. */
  template: string;
}

export interface Mail {
  /** Liquid source around every mail; the mail itself stands at `{{ content }}`. */
  layout: string;
  templates: MailTemplate[];
}

export interface MailTemplate {
  /** File name without language, for example `order-confirmation`. */
  name: string;
  language: Language;
  /** Liquid source too. */
  subject: string;
  body: string;
}

export type { Bottle, Cents, Club, Coupon, Experience, Language, Level, Lists, Localised, Member, Voucher };
export type { Press, Projects, Videos };
