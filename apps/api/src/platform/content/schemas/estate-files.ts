import type { z } from 'zod';
import { brandsFile } from './brand.ts';
import { caseInFile } from './case.ts';
import { clubFile } from './club.ts';
import { pressFile, projectsFile, videosFile } from './content-lists.ts';
import { couponsFile } from './coupon.ts';
import { experienceInFile } from './experience.ts';
import { giftsFile } from './gift.ts';
import { listsFile } from './lists.ts';
import { membersFile } from './member.ts';
import { mailFrontMatter, pageFrontMatter } from './page.ts';
import { redirectsFile } from './redirects.ts';
import { shippingFile } from './shipping.ts';
import { vouchersFile } from './voucher.ts';
import { wineInFile } from './wine.ts';

/** A kind of file of the estate folder: where such files stand, as a glob, and what may stand in them. */
export interface EstateFile {
  name: string;
  files: string;
  schema: z.ZodType;
}

/** Every kind of file that is read by keys; a theme has a schema of the design system. */
export const estateFiles: readonly EstateFile[] = [
  { name: 'Brands', files: 'brands.yaml', schema: brandsFile },
  { name: 'Shipping', files: 'shipping.yaml', schema: shippingFile },
  { name: 'A wine', files: 'catalogue/*/*.yaml', schema: wineInFile },
  { name: 'A case', files: 'catalogue/*/*.yaml', schema: caseInFile },
  { name: 'A visit', files: 'experiences/*.yaml', schema: experienceInFile },
  { name: 'A page', files: 'pages/*/*/*.liquid', schema: pageFrontMatter },
  { name: 'A mail', files: 'mail/*.liquid', schema: mailFrontMatter },
  { name: 'The club', files: 'club/club.yaml', schema: clubFile },
  { name: 'Members', files: 'club/members.yaml', schema: membersFile },
  { name: 'Discount codes', files: 'vouchers/coupons.yaml', schema: couponsFile },
  { name: 'Gift vouchers', files: 'vouchers/gifts.yaml', schema: giftsFile },
  { name: 'Vouchers of visits', files: 'vouchers/visits.yaml', schema: vouchersFile },
  { name: 'Lists', files: 'lists.yaml', schema: listsFile },
  { name: 'Old addresses', files: 'redirects.yaml', schema: redirectsFile },
  { name: 'Projects', files: 'projects.yaml', schema: projectsFile },
  { name: 'Films', files: 'videos.yaml', schema: videosFile },
  { name: 'Press', files: 'press.yaml', schema: pressFile },
];
