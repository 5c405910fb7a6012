import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Looks for the counter that solves a challenge, away from the page's own thread; answers null when time is over. */
globalThis.addEventListener('message', ({ data }: MessageEvent<{ challenge: Challenge; timeout: number }>) => {
  void solveChallenge({ ...data, deriveKey }).then(
    (solution) => globalThis.postMessage(solution),
    // A rejection inside a worker reaches nobody; thrown outside the promise it reaches the page's error event.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
