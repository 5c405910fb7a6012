/** The light part of paying. The card form, which brings Stripe's React parts, comes when it is needed. */
export { Pay, type PayProps } from './pay/Pay.tsx';
export type { CardFormHandle, CardFormLabels, CardFormProps } from './card-form/card-form-props.ts';
export type { PaymentProblem } from './card-form/problem.ts';
export { confirmationTitleId, PaymentReturn, type PaymentReturnProps, PaymentResult, UnsettledResult } from './return/PaymentReturn.tsx';
export { paymentInAddress, refusedInAddress, withoutSecret } from './return/payment-in-address.ts';
