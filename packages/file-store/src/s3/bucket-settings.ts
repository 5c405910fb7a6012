import type { BucketSettings } from './bucket.ts';

/** What the environment says of a bucket; server and apps read the same. */
export const bucketVariables = ['S3_BUCKET', 'S3_PREFIX', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/** The bucket of an environment without contradictions (`bucketProblems`); undefined: files are in a folder. */
export function readBucketSettings(variables: Variables): BucketSettings | undefined {
  const { S3_BUCKET, S3_PREFIX, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables;
  if (!S3_BUCKET) return undefined;
  return {
    bucket: S3_BUCKET,
    prefix: S3_PREFIX ? `${S3_PREFIX.replace(/^\/+|\/+$/g, '')}/` : '',
    endpoint: S3_ENDPOINT || undefined,
    region: S3_REGION || 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** Settings of a bucket that are missing or stand alone, with the reason. */
export function bucketProblems(variables: Variables): { name: string; reason: string }[] {
  if (!variables['S3_BUCKET']) {
    const alone = bucketVariables.filter((name) => variables[name]);
    return alone.map((name) => ({ name, reason: 'is set without S3_BUCKET, so that no file would be read from there: set both or neither' }));
  }
  const missing = (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter((name) => !variables[name]);
  return missing.map((name) => ({ name, reason: 'is missing beside S3_BUCKET' }));
}
