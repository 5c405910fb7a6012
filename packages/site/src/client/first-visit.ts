/** What is over once a reader has answered and closed it: the age question and the banner. */
export { startAgeQuestion } from './age-question.ts';
export { startBanner } from './banner.ts';
