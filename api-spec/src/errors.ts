import type { components } from '../generated/api.d.ts';

/** A code of the API's error table. */
export type ErrorCode = components['schemas']['ErrorCode'];

/**
 * The one table of errors: for each code the status it is sent with and what happened.
 * `message` is for developers and logs; the texts that people read stand with the client, in both languages.
 */
export const errors = {
  BAD_REQUEST: { status: 400, message: 'The request does not have the described form. Look at `fields`, mend them, send it again.' },
  ORIGIN_NOT_ALLOWED: { status: 403, message: 'The request changes something and comes from another site. Send it from a page of this site.' },
  NOT_FOUND: { status: 404, message: 'Nothing stands at this address.' },
  UNKNOWN_BRAND: { status: 404, message: 'No brand of that name. The brands stand in brands.yaml of the estate folder.' },
  CLUB_NO_AUTHENTICATED_MEMBER: { status: 401, message: 'This is for members. Log in at /login.' },
  PRODUCT_NOT_FOUND: { status: 404, message: 'No product with that id is on sale.' },
  LINE_NOT_FOUND: { status: 404, message: 'The basket of this session has no such line.' },
  VOUCHER_DOESNT_EXIST: { status: 400, message: 'No discount code of that name.' },
  VOUCHER_INACTIVE: { status: 400, message: 'The discount code is not active.' },
  VOUCHER_EXPIRED: { status: 400, message: 'The discount code has expired.' },
  VOUCHER_ALREADY_USED: { status: 400, message: 'The discount code has been used as often as it may.' },
  BASKET_EMPTY: { status: 409, message: 'The basket has no lines. Add a product first.' },
  QUANTITY_TOO_HIGH: { status: 409, message: 'A line holds more than may be ordered at once. Lower it, or write to the estate.' },
  OUT_OF_STOCK: {
    status: 409,
    message: 'What was ordered is no longer in stock. Nothing was charged, or it goes back (`refunded`). `lines` says what is left.',
  },
  ALLOCATION_EXCEEDED: {
    status: 409,
    message:
      'A member may buy fewer bottles of it in a season. Nothing was charged, or it goes back (`refunded`). `lines` says how many are left to this member.',
  },
  COUNTRY_NOT_SERVED: { status: 409, message: 'The estate does not ship to this country. shipping_countries lists those it serves.' },
  ZONE_NOT_SERVED: { status: 400, message: 'The estate ships to that country, but not to this postcode.' },
  POSTCODE_INVALID: { status: 400, message: 'The postcode does not have the form of its country.' },
  DOCUMENT_NUMBER_INVALID: { status: 400, message: 'The document number does not have the form of its type, or its check letter is wrong.' },
  TERMS_NOT_ACCEPTED: { status: 400, message: 'The terms of sale must be accepted by who is not a member.' },
  SHIPPING_MODE_NOT_ALLOWED: { status: 403, message: 'Pickup at the winery is for members. Choose delivery, or log in.' },
  INTENT_NOT_FOUND: { status: 404, message: 'This session has no such payment.' },
  INTENT_NOT_OPEN: { status: 409, message: 'The payment is already authorised or finished and can no longer be changed.' },
  PRICE_CHANGED: { status: 409, message: 'The total is no longer what the buyer saw. `lines` says what changed; show it and ask again.' },
  PAYMENT_NOT_AUTHORISED: { status: 409, message: 'The card has not authorised this payment. Nothing was charged.' },
  PAYMENT_PROCESSING: { status: 409, message: 'The bank has not decided yet. Nothing is to be done: ask again in a moment, or wait for the mail.' },
  PAYMENT_MISMATCH: { status: 409, message: 'The payment is not for the amount or the order it claims. Nothing was charged, or it goes back (`refunded`).' },
  PAYMENT_PROVIDER_UNAVAILABLE: { status: 503, message: 'The card provider does not answer. Nothing was lost; try again.' },
  SIGNATURE_INVALID: { status: 400, message: 'The event is not signed by the card provider.' },
  WITHDRAWAL_NOT_POSSIBLE: { status: 409, message: 'The fourteen days since the delivery are over, or the order was cancelled. Write to the estate.' },
  CAPTCHA_FAILED: {
    status: 400,
    message: 'The bot check was not passed, is too old or was used before. Nothing was done; take a new challenge and send again.',
  },
  VISITORS_OUT_OF_RANGE: { status: 400, message: 'The visitors are fewer or more than the visit takes. booking_options says how many it takes.' },
  SLOT_NOT_FOUND: {
    status: 409,
    message: 'The visit has no slot at that time, or not in that language, or it begins too soon. slot_options lists those it has.',
  },
  SLOT_TAKEN: { status: 409, message: 'The places were taken meanwhile. Nothing was charged, or it goes back (`refunded`); choose another date.' },
  HOLD_EXPIRED: { status: 409, message: 'The places are no longer held. Nothing was charged; choose a date again.' },
  BOOKING_NOT_CHANGEABLE: { status: 409, message: 'The booking begins too soon to be changed, or was cancelled. Write to the estate.' },
  VOUCHER_NOT_VALID_THEN: { status: 409, message: 'The voucher that pays for the visit is not valid on that day. The booking stays as it was.' },
  NOT_SOLD_OUT: { status: 409, message: 'The bottle is on sale. Buy it instead of waiting for it.' },
  SLOT_NOT_FULL: { status: 409, message: 'The slot has room for these visitors. Book it instead of waiting for it.' },
  LOGIN_FAILED: { status: 401, message: 'E-mail address and password do not belong together.' },
  NEWSLETTER_TOKEN_INVALID: { status: 400, message: 'The link to confirm the newsletter has expired or never was. Subscribe again and another one comes.' },
  PASSWORD_TOKEN_INVALID: { status: 400, message: 'The link to set a password has been used, has expired or never was. Ask for another one.' },
  EMAIL_TOKEN_INVALID: {
    status: 400,
    message: 'The link to confirm an e-mail address has been used, has expired, or is for another member. Ask for another one.',
  },
  EMAIL_IN_USE: { status: 400, message: 'A member or an open invitation has this e-mail address. To a member who invites it is sent as a bare JSON string.' },
  DOCUMENT_NUMBER_IN_USE: {
    status: 400,
    message: 'A member or an open invitation has this document number. To a member who invites it is sent as a bare JSON string.',
  },
  INVITATION_LOCKED: { status: 403, message: 'This member cannot invite: there is no current membership, or its level does not invite.' },
  INVITATION_ALREADY_SENT: { status: 409, message: 'This membership year has its invitation already. my_club says from when the next one can be sent.' },
  RENEWAL_NOT_POSSIBLE: { status: 409, message: 'The membership of this member has not ended: there is nothing to renew.' },
  TOKEN_INVALID: {
    status: 401,
    message: 'This is read with a token (Authorization: Bearer parral_…), and the one sent is unknown here, or there is none. `estate token add` makes one.',
  },
  TOKEN_SCOPE_MISSING: { status: 403, message: 'The token does not have the scope of this call. Make one that has it: `estate token add`.' },
  OFFICE_NOT_SIGNED_IN: { status: 401, message: 'This is for the people of the estate. Sign in at /office/.' },
  OFFICE_RIGHT_MISSING: { status: 403, message: 'The role of who is signed in lacks the right that this call names. An owner can change the role.' },
  OFFICE_CODE_INVALID: { status: 401, message: 'The code is wrong, too old or was used before. Take the next one, or a recovery code.' },
  OFFICE_LINK_INVALID: { status: 400, message: 'The link to choose a password was used, is too old or never was. Ask an owner for another one.' },
  OFFICE_CLOSED: {
    status: 503,
    message: 'The office has no OFFICE_KEY, from which second factors are made. Set it to a random word of 32 characters or more.',
  },
  STAFF_EMAIL_IN_USE: { status: 409, message: 'Somebody at the office has this e-mail address already.' },
  LAST_OWNER: { status: 409, message: 'This is the only owner: nobody could change roles any more. Make somebody else an owner first.' },
  CHANGED_MEANWHILE: { status: 409, message: 'Somebody else changed it since it was read. Nothing was done: read it again and decide.' },
  ADDRESS_CHANGES_PRICE: {
    status: 409,
    message: 'Sending the order there would cost another sum or carry another VAT; nothing was done. Cancel it and take a new one.',
  },
  FORM_ALREADY_SENT: {
    status: 409,
    message: 'The form of this key has made a payment link for something else; nothing was done. Another wish needs another key.',
  },
  NOT_POSSIBLE: { status: 409, message: 'The state of the order or visit does not allow it; nothing was done. `message` says why, and what can be done.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Retry-After says when to try again.' },
  STORAGE_FULL: { status: 503, message: 'The disk is nearly full, so nothing more is written. Free some space.' },
  DATABASE_UNAVAILABLE: { status: 503, message: 'The database does not answer. Nothing was changed; Retry-After says when to try again.' },
  INTERNAL_ERROR: { status: 500, message: 'Something failed here. The log has it under error_id.' },
} as const satisfies Record<ErrorCode, { status: number; message: string }>;
