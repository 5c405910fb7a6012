/** Starts what not every site or reader has: the age question, the banner, the member's menu, counting visits. */
import { startAnalytics } from '../analytics/start-analytics.ts';
import { startAgeQuestion } from './age-question.ts';
import { startBanner } from './banner.ts';
import { startProfile } from './profile.ts';

startAgeQuestion();
startBanner();
startProfile();
startAnalytics();
