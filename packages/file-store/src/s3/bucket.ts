import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StoreAway } from '../file-store.ts';

/** A bucket of S3 itself, or of a store that speaks its language. */
export interface BucketSettings {
  bucket: string;
  /** What the names of all objects begin with, `alba/` for example; '' for a bucket of one's own. */
  prefix: string;
  /** Address of a compatible store; undefined: S3 of AWS. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The calls of a bucket that are needed here, each with its limit. All throw StoreAway. */
export interface Bucket {
  /** Names it, for sentences. */
  name: string;
  /** null: there is no such object. 'same': it is the one that `etag` names. */
  get(
    key: string,
    options?: { range?: { first: number; last: number }; etag?: string | undefined },
  ): Promise<{ bytes: Buffer; etag: string | undefined } | null | 'same'>;
  /** @param body of `size` bytes; a stream is read once */
  put(key: string, body: Buffer | Readable, size: number): Promise<void>;
  /** All objects below a key, which may be many. */
  list(below: string): Promise<string[]>;
  remove(keys: readonly string[]): Promise<void>;
  close(): void;
}

/** What a reader waits for at most, in milliseconds, before he is told that the picture cannot be had now. */
const readMs = 4_000;
/** An upload has this long, and a second more for each 100 kB. */
const writeMs = 30_000;
/** Connections to the store at once. */
const connections = 32;

/**
 * Opens a bucket; nothing is asked of it yet. `limitMs` is that of a reading. The SDK is loaded here, so that an estate with a folder does without it.
 */
export async function openBucket({ bucket, prefix, endpoint, region, accessKeyId, secretAccessKey }: BucketSettings, limitMs = readMs): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // What is compatible seldom has a name of its own for each bucket, nor checksums that S3 learnt lately.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, httpAgent: { maxSockets: connections }, httpsAgent: { maxSockets: connections } },
  });
  const name = `${endpoint ?? 's3'}/${bucket}/${prefix}`;

  async function limited<T>(what: string, ms: number, call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await call(AbortSignal.timeout(ms));
    } catch (error) {
      throw new StoreAway(`${what} at ${name} failed`, error);
    }
  }

  return {
    name,
    get: (key, { range, etag } = {}) =>
      limited(`reading ${key}`, limitMs, async (abortSignal) => {
        try {
          const asked = { Bucket: bucket, Key: prefix + key, Range: range && `bytes=${range.first}-${range.last}`, IfNoneMatch: etag };
          const { Body, ETag } = await client.send(new s3.GetObjectCommand(asked), { abortSignal });
          return { bytes: Body === undefined ? Buffer.alloc(0) : await buffer(addAbortSignal(abortSignal, Body as Readable)), etag: ETag };
        } catch (error) {
          const status = error instanceof s3.S3ServiceException ? error.$metadata.httpStatusCode : undefined;
          if (status === 304) return 'same';
          if (status === 404 && (error as Error).name !== 'NoSuchBucket') return null;
          throw error;
        }
      }),
    put: (key, body, size) =>
      limited(`writing ${key}`, writeMs + Math.ceil(size / 100), async (abortSignal) => {
        await client.send(new s3.PutObjectCommand({ Bucket: bucket, Key: prefix + key, Body: body, ContentLength: size }), { abortSignal });
      }),
    async list(below) {
      const keys: string[] = [];
      for (let next: string | undefined, more = true; more; more = next !== undefined) {
        const asked = { Bucket: bucket, Prefix: prefix + below, ContinuationToken: next };
        const page = await limited(`listing ${below}`, limitMs, (abortSignal) => client.send(new s3.ListObjectsV2Command(asked), { abortSignal }));
        keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)));
        next = page.NextContinuationToken;
      }
      return keys;
    },
    async remove(keys) {
      // One at a time: not every compatible store takes them in one call.
      for (const key of keys)
        await limited(`removing ${key}`, limitMs, (abortSignal) =>
          client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }), { abortSignal }),
        );
    },
    close: () => client.destroy(),
  };
}
