import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };

/** The server's side of the bot check for tests of the browser's: real challenges of little work, each solution taken once. */
export class StandInBotCheck {
  /** Takes none, as where the check is never passed. */
  refuseAll = false;
  taken = 0;
  refused = 0;
  readonly #used = new Set<string>();

  challenge(): Promise<Challenge> {
    return createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: randomInt(20, 10), deriveKey, ...secrets });
  }

  async takes(token: string): Promise<boolean> {
    const { challenge, solution } = JSON.parse(atob(token)) as Payload;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
    const takes = verified && !this.refuseAll && !this.#used.has(challenge.signature ?? '');
    this.#used.add(challenge.signature ?? '');
    if (takes) this.taken += 1;
    else this.refused += 1;
    return takes;
  }
}
