import type { FastifyBaseLogger } from 'fastify';
import type * as IoRedis from 'ioredis';
import type { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error.ts';
import { whenNeeded } from '../process/when-needed.ts';

const ioredis = whenNeeded('ioredis') as () => typeof IoRedis;

/** How often something may be done, by what it is counted for. Windows are seconds. RATE_LIMIT_FACTOR multiplies `most`. */
export const rateLimits = {
  'login by address': { most: 10, window: 60 },
  'office login by address': { most: 10, window: 60 },
  'password mail by address': { most: 10, window: 60 },
  'password mail by account': { most: 3, window: 15 * 60 },
  'password reset by address': { most: 20, window: 60 },
  'joining by address': { most: 5, window: 60 },
  'own password by member': { most: 10, window: 15 * 60 },
  'email change by member': { most: 5, window: 15 * 60 },
  'contact by address': { most: 5, window: 60 },
  'newsletter by address': { most: 10, window: 60 },
  'newsletter link by address': { most: 20, window: 60 },
  'voucher by session': { most: 20, window: 60 },
  'voucher by address': { most: 60, window: 60 },
  'intent by session': { most: 30, window: 60 },
  'intent by address': { most: 300, window: 60 },
  'slots by address': { most: 240, window: 60 },
  'order by address': { most: 60, window: 60 },
  'order link by address': { most: 10, window: 60 },
  'link of an order': { most: 3, window: 3600 },
  'restock notice by address': { most: 10, window: 60 },
  'withdrawal by address': { most: 20, window: 60 },
  'captcha by address': { most: 120, window: 60 },
  'unknown token by address': { most: 20, window: 60 },
  'calls by token': { most: 1200, window: 60 },
  'basket by session': { most: 240, window: 60 },
  'new session by address': { most: 300, window: 60 },
} as const satisfies Record<string, { most: number; window: number }>;

/**
 * What may fail `free` times within a window, and waits then: so many seconds, twice as long after each failure more, up to `longest`.
 * Unlike a limit it is for what somebody else does under another's name: each address waits for itself.
 */
export const delays = {
  'login of an account from an address': { free: 5, window: 24 * 3600, first: 30, longest: 15 * 60 },
  'login of an account': { free: Infinity, window: 24 * 3600, first: 0, longest: 0 },
  'office login of a person from an address': { free: 5, window: 24 * 3600, first: 30, longest: 15 * 60 },
  'office code of a person': { free: 5, window: 24 * 3600, first: 30, longest: 15 * 60 },
} as const satisfies Record<string, { free: number; window: number; first: number; longest: number }>;

export type Delay = keyof typeof delays;

export type RateLimit = keyof typeof rateLimits;

/**
 * Counts in fixed windows: in this process's memory, or in Redis for several processes behind one address. While Redis
 * does not answer each process counts for itself, so that nobody is locked out and nothing stands open; the log says so.
 */
export class RateLimiter {
  readonly #limiters = new Map<string, RateLimiterAbstract>();
  readonly #factor: number;
  readonly #redis: Redis | undefined;

  constructor(factor: number, log: FastifyBaseLogger, redisUrl?: string) {
    this.#factor = factor;
    this.#redis = redisUrl === undefined ? undefined : connect(redisUrl, log);
  }

  /**
   * Counts one for `key` (an address, a session, an account); addresses are counted by what one customer of a network has, and by
   * the network around it. Throws TOO_MANY_REQUESTS with Retry-After when it is one too many.
   */
  async take(limit: RateLimit, key: string): Promise<void> {
    const [own, network] = limit.endsWith(' by address') ? networksOf(key) : [key];
    try {
      await this.#limiter(limit).consume(own);
      if (network !== undefined) await this.#limiter(limit, networkFactor).consume(network);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: reason.msBeforeNext / 1000 });
    }
  }

  /** Takes one back that was counted for something that went well. */
  async giveBack(limit: RateLimit, key: string): Promise<void> {
    await this.#limiter(limit).reward(key);
  }

  /** Throws TOO_MANY_REQUESTS, with Retry-After, while `key` waits for what failed before. */
  async refuseWaiting(delay: Delay, key: string): Promise<void> {
    const waiting = await this.#waiting(delay).get(key);
    if (waiting !== null && waiting.consumedPoints > 1 && waiting.msBeforeNext > 0)
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: waiting.msBeforeNext / 1000 });
  }

  /** Counts a failure, and makes `key` wait where it is one too many. Returns how many there were within the window. */
  async countFailure(delay: Delay, key: string): Promise<number> {
    const { free, first, longest } = delays[delay];
    const { consumedPoints: failures } = await this.#failures(delay).consume(key);
    const over = failures - free * this.#factor;
    if (over >= 0) await this.#waiting(delay).block(key, Math.min(longest, first * 2 ** Math.min(over, 20)));
    return failures;
  }

  /** Forgets what failed, since it has now gone well. */
  async forgetFailures(delay: Delay, key: string): Promise<void> {
    await this.#failures(delay).delete(key);
  }

  #failures(delay: Delay): RateLimiterAbstract {
    return this.#made(`failed ${delay}`, { points: Number.MAX_SAFE_INTEGER, duration: delays[delay].window });
  }

  #waiting(delay: Delay): RateLimiterAbstract {
    return this.#made(`waiting ${delay}`, { points: 1, duration: 1 });
  }

  /** `times` as often as the limit says. */
  #limiter(limit: RateLimit, times = 1): RateLimiterAbstract {
    const { most, window } = rateLimits[limit];
    return this.#made(times === 1 ? limit : `${limit} ×${times}`, { points: Math.floor(most * times * this.#factor), duration: window });
  }

  #made(name: string, counts: { points: number; duration: number }): RateLimiterAbstract {
    const known = this.#limiters.get(name);
    if (known !== undefined) return known;
    const options = { keyPrefix: name.replaceAll(' ', '-'), ...counts };
    const own = new RateLimiterMemory(options);
    const made = this.#redis === undefined ? own : new RateLimiterRedis({ ...options, storeClient: this.#redis, insuranceLimiter: own });
    this.#limiters.set(name, made);
    return made;
  }

  /** Lets go of the connection to Redis, if there is one. */
  close(): void {
    this.#redis?.disconnect();
  }
}

/** So many times what one address may do, all addresses of its network may do together. */
const networkFactor = 20;

/**
 * What an address is counted as, and the network around it: of IPv6 the /64 that one customer has, and the /48; of IPv4 the
 * address, and the /24. What is no address is counted as it is.
 */
export function networksOf(address: string): [string, string?] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  const network = (bits: number) =>
    `${(parsed.kind() === 'ipv6' ? ipaddr.IPv6 : ipaddr.IPv4).networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
  return parsed.kind() === 'ipv6' ? [network(64), network(48)] : [parsed.toString(), network(24)];
}

/** Without a queue of commands: a request does not wait for a server that is away. */
function connect(url: string, log: FastifyBaseLogger): Redis {
  const redis = new (ioredis().Redis)(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, keyPrefix: 'parral:' });
  redis.on('error', (error) => log.error({ err: error }, 'Redis does not answer: rate limits are counted by this process alone'));
  redis.on('ready', () => log.info('Redis answers: rate limits are counted for all processes'));
  return redis;
}
