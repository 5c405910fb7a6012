import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '../../platform/http/api-error.ts';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane; about 30 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const derive = promisify(argon2);

/** Hashes a password with argon2id; the result carries its salt and its cost, in the usual `$argon2id$…` form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, message: password, nonce });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Comparisons at once, each of 19 MiB and a processor, and how many wait: more than that are sent away, so that a flood of logins takes no memory. */
const mostAtOnce = 4;
const mostWaiting = 64;
const waiting: (() => void)[] = [];
let atWork = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting) throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 2 });
  if (atWork >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else atWork += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}

/** Whether this is the password that was hashed. Throws when the hash is not one of `hashPassword`, and TOO_MANY_REQUESTS in a flood. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (found === null) throw new Error('A password hash in the database does not have the argon2id form.');
  const [, memory, passes, parallelism, nonce = '', tag = ''] = found;
  const wanted = Buffer.from(tag, 'base64');
  const given = await inTurn(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(nonce, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: wanted.length,
    }),
  );
  return timingSafeEqual(given, wanted);
}

/** A hash that no password has: compared with when the account does not exist, so that both take as long. */
export const unusableHash: Promise<string> = hashPassword(randomBytes(32).toString('hex'));

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
