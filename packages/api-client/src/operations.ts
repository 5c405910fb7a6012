import type { operations, paths } from '@parral/api-spec';

export type OperationId = keyof operations;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where each operation of the API description is: one entry for each operationId, which becomes one function of the client. */
export const operationTable = {
  getSite: ['GET', '/api/site/{brand}/'],
  getSiteAddresses: ['GET', '/api/site/{brand}/addresses/'],
  getAlternates: ['GET', '/api/site/{brand}/alternates/'],
  getHomePage: ['GET', '/api/page/{brand}/{language}/'],
  getPage: ['GET', '/api/page/{brand}/{language}/{route}'],
  listProducts: ['GET', '/api/catalogue/products/'],
  getProduct: ['GET', '/api/catalogue/products/{slug}/'],
  getAvailability: ['GET', '/api/catalogue/availability/'],
  requestRestockNotice: ['POST', '/api/catalogue/restock_notice/'],
  getCatalogueImpressions: ['GET', '/api/catalogue/catalogue_impressions/'],
  getRelatedProductsImpressions: ['GET', '/api/catalogue/related_products_impressions/'],
  getBasket: ['GET', '/api/ecom/basket/'],
  addProduct: ['POST', '/api/ecom/basket/add_product/'],
  updateLines: ['POST', '/api/ecom/basket/update_lines/'],
  removeLine: ['DELETE', '/api/ecom/basket/lines/{line_id}/'],
  applyVoucher: ['POST', '/api/ecom/basket/apply_voucher/'],
  removeVoucher: ['POST', '/api/ecom/basket/remove_voucher/'],
  listShippingCountries: ['GET', '/api/ecom_order/checkout/shipping_countries/'],
  createOrderIntent: ['POST', '/api/ecom_order/order/intent/'],
  updateOrderIntent: ['POST', '/api/ecom_order/order/update_intent/'],
  captureOrder: ['POST', '/api/ecom_order/order/capture/'],
  getOrderImpression: ['GET', '/api/ecom_order/order/impression/'],
  getOrder: ['GET', '/api/ecom_order/order/{token}/'],
  sendOrderLink: ['POST', '/api/ecom_order/order/link/'],
  declareWithdrawal: ['POST', '/api/ecom_order/withdrawal/'],
  getInvoice: ['GET', '/api/invoice/{token}/'],
  confirmWithdrawal: ['POST', '/api/ecom_order/withdrawal/{withdrawal_id}/confirm/'],
  getMemberData: ['GET', '/api/club/checkout/member_data/'],
  receivePaymentEvent: ['POST', '/api/payments/webhook/'],
  listExperiences: ['GET', '/api/experience/'],
  listNextFree: ['GET', '/api/experience/next_free/'],
  getExperience: ['GET', '/api/experience/{id}'],
  checkVoucher: ['GET', '/api/admin_voucher/voucher/public/check_validity/'],
  explainVoucherRefusal: ['GET', '/api/admin_voucher/voucher/public/refusal/'],
  getCaptchaChallenge: ['GET', '/api/captcha/challenge/'],
  listGifts: ['GET', '/api/catalogue/gifts/'],
  getGiftVoucher: ['GET', '/api/gift_voucher/{token}/'],
  redeemVoucher: ['POST', '/api/admin_voucher/voucher/public/redeem/'],
  checkRedemption: ['GET', '/api/admin_voucher/voucher/public/check_redemption/'],
  getBookingOptions: ['GET', '/api/experience/{id}/booking_options'],
  listSlotOptions: ['GET', '/api/experience/{id}/slot_options/'],
  joinWaitingList: ['POST', '/api/experience/{id}/waiting_list/'],
  getWaitingListPlace: ['GET', '/api/waiting_list/{token}/'],
  leaveWaitingList: ['DELETE', '/api/waiting_list/{token}/'],
  requestGroupVisit: ['POST', '/api/group_request/'],
  createBookingIntent: ['POST', '/api/booking_intent/'],
  captureBooking: ['POST', '/api/booking_intent/capture/'],
  getBookingIntent: ['GET', '/api/booking_intent/{id}'],
  extendBookingHold: ['POST', '/api/booking_intent/{id}/extend/'],
  releaseBookingHold: ['POST', '/api/booking_intent/{id}/release/'],
  getBooking: ['GET', '/api/booking/{token}/'],
  getBookingCalendar: ['GET', '/api/booking/{token}/calendar.ics'],
  moveBooking: ['POST', '/api/booking/{token}/move/'],
  cancelBooking: ['POST', '/api/booking/{token}/cancel/'],
  getContactPageSlug: ['GET', '/api/contact/get_contact_page_slug/'],
  listContactSubjects: ['GET', '/api/contact/{pageId}/subjects'],
  sendContactMessage: ['POST', '/api/contact/{pageId}/send/'],
  subscribeToNewsletter: ['POST', '/api/newsletter/'],
  confirmNewsletter: ['POST', '/api/newsletter/confirm/'],
  endNewsletter: ['POST', '/api/newsletter/unsubscribe/'],
  login: ['POST', '/api/club/login/'],
  logout: ['POST', '/api/club/logout/'],
  getSession: ['GET', '/api/club/session/'],
  listProjects: ['GET', '/api/idi_projects/'],
  listVideos: ['GET', '/api/virtual_experience_videos/'],
  listPressArticles: ['GET', '/api/press_articles/'],
  countBannerClosed: ['GET', '/api/icexnext/'],
  requestPasswordReset: ['POST', '/api/club/password/forgot/'],
  resetPassword: ['POST', '/api/club/password/reset/'],
  getPersonalInformation: ['GET', '/api/club/profile/personal_information/'],
  changePersonalInformation: ['PATCH', '/api/club/profile/personal_information/'],
  getPersonalInformationUrl: ['GET', '/api/club/profile/personal_information_url/'],
  saveMemberAddress: ['POST', '/api/club/profile/address/'],
  getMyClub: ['GET', '/api/club/profile/my_club/'],
  saveProductPreferences: ['PUT', '/api/club/profile/product_preferences/'],
  getMembershipData: ['GET', '/api/club/profile/profile_membership_data/'],
  getMembershipOrders: ['GET', '/api/club/profile/membership_orders/'],
  getMemberVisits: ['GET', '/api/club/profile/visits/'],
  invite: ['POST', '/api/club/invitation/'],
  getHighlightedProducts: ['GET', '/api/club/catalogue/highlighted_products/'],
  requestToJoin: ['POST', '/api/club/joining_request/'],
  requestRenewal: ['POST', '/api/club/renewal/'],
  getAccount: ['GET', '/api/club/account/'],
  changePassword: ['POST', '/api/club/account/password/'],
  requestEmailChange: ['POST', '/api/club/account/email/'],
  confirmEmailChange: ['POST', '/api/club/account/email/confirm/'],
  endSession: ['DELETE', '/api/club/account/sessions/{session_id}/'],
  exportAccount: ['GET', '/api/club/account/export/'],
  deleteAccount: ['POST', '/api/club/account/delete/'],
  listOrders: ['GET', '/api/estate/orders/'],
  getOrderByNumber: ['GET', '/api/estate/orders/{number}/'],
  listBookings: ['GET', '/api/estate/bookings/'],
  getOpenapi: ['GET', '/api/openapi.json'],
  getHealth: ['GET', '/healthz'],
  getReady: ['GET', '/readyz'],
  getMetrics: ['GET', '/metrics'],
} as const satisfies { [Id in OperationId]: readonly [Method, PathOf<Id>] };

/** The paths at which an operation of this id is described. */
type PathOf<Id extends OperationId> = {
  [Path in keyof paths]: operations[Id] extends paths[Path][keyof paths[Path] & ('get' | 'post' | 'put' | 'patch' | 'delete')] ? Path : never;
}[keyof paths];

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Given<Kind extends string, Value> = [Exclude<Value, undefined>] extends [never]
  ? unknown
  : undefined extends Value
    ? { [K in Kind]?: Value }
    : { [K in Kind]: Value };
type Part<Container, Key extends string> = Key extends keyof Container
  ? Container[Key]
  : Container extends { [K in Key]?: infer Value }
    ? Value | undefined
    : never;

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never;

/** What an operation is called with: `path`, `query` and `body`, each where the description has it. */
export type RequestOf<Id extends OperationId> = Given<'path', Part<Parameters<Id>, 'path'>> &
  Given<'query', Part<Parameters<Id>, 'query'>> &
  Given<'body', BodyOf<Id>>;

/** What an operation answers with when all goes well. */
export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer Content } } ? Content[keyof Content] : never;
