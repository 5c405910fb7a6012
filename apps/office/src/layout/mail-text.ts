import type { Translate } from '@parral/site/words';

/** Mails of an estate's folder that have words of their own. */
const known = [
  'back-in-stock',
  'club-account-deleted',
  'club-email-changed',
  'club-email-confirm',
  'club-invitation',
  'club-joining-notice',
  'club-joining-received',
  'club-password',
  'club-password-changed',
  'club-renewal-notice',
  'club-renewal-received',
  'contact-message',
  'gift-vouchers',
  'group-answer',
  'group-request',
  'group-request-received',
  'newsletter-confirm',
  'newsletter-welcome',
  'notice',
  'order-address',
  'order-canceled',
  'order-completed',
  'order-confirmation',
  'order-dispatched',
  'order-link',
  'order-ready',
  'order-refunded',
  'visit-called-off',
  'visit-cancelled',
  'visit-confirmation',
  'visit-dates-offered',
  'visit-follow-up',
  'visit-moved',
  'visit-people',
  'visit-refunded',
  'visit-reminder',
  'visit-rescheduled',
  'voucher-sent',
  'waiting-list-closed',
  'waiting-list-joined',
  'waiting-list-offer',
  'withdrawal-notice',
  'withdrawal-received',
] as const;

/** What a mail is, in words; its file's name where the estate's folder has one that this does not know. */
export function mailText(name: string, t: Translate<'office/layout'>): string {
  const found = known.find((one) => one === name);
  return found === undefined ? name : t(`mail_${found}`);
}
