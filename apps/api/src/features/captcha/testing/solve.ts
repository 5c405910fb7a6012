import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Visitor } from '../../../testing/visitor.ts';

/** Takes a challenge and solves it as a browser would: the `captcha_key` of one submission by this visitor. */
export async function solvedCaptcha(visitor: Visitor): Promise<string> {
  const { status, body: challenge } = await visitor.get<Challenge>('/api/captcha/challenge/');
  if (status !== 200) throw new Error(`No challenge: ${status} ${JSON.stringify(challenge)}`);
  return tokenOf(challenge);
}

/** The token for a challenge, found by really looking for its counter. */
export async function tokenOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
