import { resolve } from 'node:path';
import type { Setting, SettingProblem } from '@parral/api';

const demo = resolve(import.meta.dirname, '../demo');

/** What the estate has besides the server's settings (`apps/api/src/platform/config/settings.ts`). */
export const estateSettings: readonly Setting[] = [
  { name: 'BRAND', purpose: 'the one brand that is served on every host; also `npm start -- --brand`', example: 'my-winery', fallback: undefined },
  {
    name: 'EDITORS',
    purpose: '`on` lets open pages load themselves anew when the content changes, and shows all blocks at `/editors/blocks/<app>`; refused in production',
    example: 'on',
    fallback: 'off, in `npm run dev` on',
  },
  { name: 'PAGE_CACHE', purpose: '`off` draws every page anew, for measurements', example: 'off', fallback: 'on' },
  { name: 'SANDBOX_WEBHOOK_DELAY_MS', purpose: "milliseconds that a demo's card sandbox waits before it sends a webhook", example: '500', fallback: '0' },
  { name: 'SANDBOX_WEBHOOK_REPEAT', purpose: "how often a demo's card sandbox sends each webhook", example: '2', fallback: '1' },
  { name: 'SANDBOX_WEBHOOK_REORDER', purpose: "`true`: a demo's card sandbox sends the last webhook first", example: 'true', fallback: 'false' },
  { name: 'SANDBOX_WEBHOOK_DROP', purpose: "the share of webhooks that a demo's card sandbox never sends", example: '0.3', fallback: '0' },
];

/** What of the estate's own settings contradicts selling in earnest. */
export function estateProblems({ NODE_ENV, ESTATE_FOLDER, S3_BUCKET, EDITORS }: Readonly<Record<string, string | undefined>>): SettingProblem[] {
  if (NODE_ENV !== 'production') return [];
  const problems: SettingProblem[] = [];
  // With a bucket everything is there without the folder: texts in the database, pictures in the bucket.
  if (!ESTATE_FOLDER && !S3_BUCKET) problems.push({ name: 'ESTATE_FOLDER', reason: 'is missing: the demo is shown only where nothing is sold in earnest' });
  else if (ESTATE_FOLDER && resolve(ESTATE_FOLDER) === demo)
    problems.push({ name: 'ESTATE_FOLDER', reason: 'is the demo, whose wines and members are invented' });
  if (EDITORS === 'on') problems.push({ name: 'EDITORS', reason: 'is on beside NODE_ENV=production: leave it out' });
  return problems;
}
