// One file to fetch: the steps that are forms, with what forms are made of.
export { BillingStep } from './BillingStep.tsx';
export { ClientStep } from './ClientStep.tsx';
