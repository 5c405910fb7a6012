export { billingPayload, clientInfoForm, clientInfoPayload, initialBusinessEntity, isCompany, shippingForm, shippingPayload } from './address-payload.ts';
export type { BillingForm, BusinessEntity, ClientInfoForm, ShippingForm } from './address-payload.ts';
export { apportion } from './apportion.ts';
export { basketTotals, lineTotal, type BasketTotals, type TotalsInput } from './basket-totals.ts';
export { bookingHash, isBookingHash, readBookingHash } from './booking-hash.ts';
export { bookableMonths, bookableYears, isPastMonth, monthInYear, monthOf, type Month } from './booking-months.ts';
export { bookingIntentTransitions, fewPlaces, holdMinutes, mayBookingMove, type BookingIntentState } from './booking-intent-states.ts';
export { bookingDataPayload, restoredBooking, visitorCommentMax, visitorGroupPayload } from './booking-payload.ts';
export {
  emptyBooking,
  changeMonth,
  nextStep,
  previousStep,
  type BookingState,
  type BookingStep,
  type FirstStep,
  type PaymentSubStep,
  type SecondStep,
  type ThirdStep,
} from './booking-state.ts';
export { isEmail, isPhone, isPostcode, normaliseEmail } from './contact-fields.ts';
export { bottlesOf, type StockPart, unitsInTurn, unitsOf } from './case-stock.ts';
export { couponDiscounts, type CouponValue, perUnit, type PricedLine } from './coupon-discount.ts';
export { couponError, normaliseCode, type CouponError, type CouponTerms } from './coupon-state.ts';
export { addWorkingDays, deliveryWindow, type DeliveryWindow, type WorkingDays } from './delivery-days.ts';
export { dispatchesIn, type DispatchRow } from './dispatch-list.ts';
export { documentTypes, isDocumentNumber, normaliseDocumentNumber, type DocumentType } from './document-number.ts';
export { estateDay, estateTime, estateZone, type EstateTime } from './estate-time.ts';
export { errorEnvelope, reportAddress, type ErrorReport, type ReportAddress } from './error-report.ts';
export { bottleSize, nameInFull, slotTime } from './formats.ts';
export { messageFormat } from './message-format.ts';
export { formatMoney, formatPercent, formatPrice, isEuros, toCents, toDecimal, type Cents } from './money.ts';
export { isLoopback, openDemoRefusal } from './open-demo.ts';
export { billingErrors, orderErrors, type FieldErrors } from './order-errors.ts';
export { lineRefund } from './line-refund.ts';
export { stepReached, stepsBelow, stepWithOneMore, unitPriceAt, type PriceStep } from './price-steps.ts';
export { orderNumber, typedOrderNumber } from './order-number.ts';
export { amountDue, changesShipping, minimumCharge, reviseParts, normaliseOrder, type OrderParts } from './order-revision.ts';
export {
  liveIntentStates,
  mayIntentMove,
  mayOrderMove,
  orderIntentTransitions,
  orderTransitions,
  type OrderIntentState,
  type OrderState,
} from './order-states.ts';
export { isOrderStatus, mayStatusMove, orderStatuses, orderStatusTransitions, type OrderStatus } from './order-status.ts';
export { clubPageSize, impressionPosition, pageWindow } from './pages.ts';
export { pickupAddress, pickupHours } from './pickup-address.ts';
export {
  basketBadge,
  checkQuantity,
  clampQuantity,
  contactNoticeAbove,
  defaultMaxQuantity,
  lineLimit,
  minQuantity,
  needsContactNotice,
  type QuantityVerdict,
} from './quantity.ts';
export {
  isPhotograph,
  focusOf,
  pictureFormats,
  pictureName,
  pictureSources,
  stagePicture,
  pictureWidths,
  variantAddress,
  variantIn,
  type PictureFormat,
  type PictureSource,
  type PictureVariant,
} from './picture-sources.ts';
export { loggedPath, requestIdFrom } from './request-id.ts';
export { scrub, scrubStack } from './scrub.ts';
export { postedSubtotal, shippingCost, shippingModeAllowed, type ShippingMode, type ShippingTariff } from './shipping.ts';
export { unbrokenInHtml, unbrokenNumbers, unbrokenPhones } from './unbroken.ts';
export { rateOn, shippedRate, type VatRate, type VatRule } from './vat-rate.ts';
export { showTaxes, vatByRate, vatContained, vatOfEach, vatOfRefund, type Taxable, type Taxed, type VatAtRate } from './vat.ts';
export {
  areVisitorsAllowed,
  bookingTotal,
  defaultVisitorBounds,
  fitVisitors,
  totalVisitors,
  visitorBounds,
  visitorOptions,
  type VisitorBounds,
  type VisitorCounts,
  type VisitPrices,
} from './visitor-counts.ts';
export { isSingleExperience, normaliseVoucherCode, visitDayError, voucherError, type VoucherError, type VoucherTerms } from './voucher-state.ts';
export { withdrawalDays, withdrawalEnds, withdrawalRefusal, type WithdrawalRefusal, type WithdrawalTerms } from './withdrawal-period.ts';
export { readWrittenDay } from './written-day.ts';
