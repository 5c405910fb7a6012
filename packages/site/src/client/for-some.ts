/** Starts what is not for every reader: the member's menu, and the question whether visits may be counted. */
import { startAnalytics } from '../analytics/start-analytics.ts';
import { startProfile } from './profile.ts';

startProfile();
startAnalytics();
