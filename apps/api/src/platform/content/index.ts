export type {
  Bottle,
  Brand,
  Cents,
  Club,
  PlacedCoupon,
  Estate,
  Experience,
  Gift,
  Language,
  Level,
  Link,
  Lists,
  Localised,
  Mail,
  MailTemplate,
  Member,
  Page,
  Press,
  Projects,
  Shipping,
  ShippingCountry,
  ShippingZone,
  Variant,
  Videos,
  Voucher,
  Wine,
} from './estate.ts';
export type { BlockRules } from './block-rules.ts';
export type { PaperLook, ThemeRules } from './theme-rules.ts';
export { noClub } from './schemas/club.ts';
export { type EstateFile, estateFiles } from './schemas/estate-files.ts';
export { caseCategory, largeCategory } from './schemas/lists.ts';
export { isDay } from './schemas/text.ts';
export { formatProblem, type Problem } from './problem.ts';
export { readEstateFolder, type EstateReading } from './read-estate-folder.ts';
export { pageContext, type PageContext } from './templates/page-context.ts';
export {
  renderMail,
  type ClubMail,
  type ContactMail,
  type MailBrand,
  type MailData,
  type NewsletterMail,
  type NoticeMail,
  type OrderMail,
  type RestockMail,
  type GroupMail,
  type VisitMail,
} from './templates/render-mail.ts';
export { renderPageTemplate } from './templates/render-page-template.ts';
export { findPage, matchRoute } from './templates/route-pattern.ts';
