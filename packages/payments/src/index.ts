/** The light part of paying. The card form, which brings Stripe's React parts, is `@parral/payments/card-form`: load it lazily. */
export { FreeConfirm, type FreeConfirmProps } from './free-confirm/FreeConfirm.tsx';
export type { CardFormHandle, CardFormLabels, CardFormProps, PaymentProblem } from './card-form/CardForm.tsx';
export { useCardForm } from './card-form/use-card-form.ts';
export { paymentInAddress, withoutSecret } from './return/payment-in-address.ts';
