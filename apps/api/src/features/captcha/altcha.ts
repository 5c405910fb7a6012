import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { components } from '@parral/api-spec';
import { z } from 'zod';

type Challenge = components['schemas']['CaptchaChallenge'];

/** Iterations of one derivation: about two milliseconds in a browser. */
const cost = 5_000;

/**
 * A challenge for a host, good until then (seconds since 1970). The solver finds the counter, from half of `effort` to
 * the whole of it, whose derived key begins as the challenge says.
 */
export async function newChallenge({ secret, host, until, effort }: { secret: string; host: string; until: number; effort: number }): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(effort, Math.ceil(effort / 2)),
    data: { host, until },
    deriveKey,
    ...secrets(secret),
  });
  return challenge as Challenge;
}

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ host: z.string(), until: z.number().int() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** What a solved challenge is good for; null when it is no solution of a challenge that was made here. Its time is not looked at. */
export async function readSolution(token: string, secret: string): Promise<{ id: string; host: string; until: number } | null> {
  const parsed = payload.safeParse(decode(token));
  if (!parsed.success) return null;
  const { challenge, solution } = parsed.data as unknown as Payload & z.output<typeof payload>;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets(secret) });
  return verified ? { id: challenge.signature, ...parsed.data.challenge.parameters.data } : null;
}

/** One secret signs the challenge, another the key that solves it. */
const secrets = (secret: string) => ({ hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} key` });

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as unknown;
  } catch {
    // What is no JSON is no solution; the sender is told so.
    return undefined;
  }
}
