import { trustedScript } from '@parral/ui/trusted-types';
import type { Challenge, Solution } from 'altcha-lib';
// By its address: what the bundler writes round `new Worker` gives the browser plain text, which Trusted Types refuse.
// oxlint-disable-next-line import/default -- the bundler makes the default export of `?url`
import workerUrl from './altcha.worker.ts?worker&url';

const patience = 60_000;

/** Fetches a challenge of this site and solves it beside the page, in a worker. Nobody else's server is asked. */
export async function earnAltcha(): Promise<string> {
  const response = await fetch('/api/captcha/challenge/', { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`No challenge for the bot check: the API answered ${response.status}.`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solve(challenge);
  return btoa(JSON.stringify({ challenge, solution }));
}

async function solve(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
  try {
    return await new Promise((done, fail) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
        data === null ? fail(new Error('The bot check was not solved in time.')) : done(data),
      );
      worker.addEventListener('error', (event) => fail(new Error(`The bot check's worker failed: ${event.message}`)));
      worker.postMessage({ challenge, timeout: patience });
    });
  } finally {
    worker.terminate();
  }
}
