/** What tests of other features need to name and make slots. */
export { dayAfter } from '../make-slots.ts';
export { writeSlots } from '../write-slots.ts';
