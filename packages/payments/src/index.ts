/** The light part of paying. The card form, which brings Stripe's React parts, comes when it is needed. */
export { Pay, type PayProps } from './pay/Pay.tsx';
export type { CardFormHandle, CardFormLabels, CardFormProps, PaymentProblem } from './card-form/CardForm.tsx';
export { PaymentReturn, type PaymentReturnProps, Told } from './return/PaymentReturn.tsx';
export { paymentInAddress, withoutSecret } from './return/payment-in-address.ts';
