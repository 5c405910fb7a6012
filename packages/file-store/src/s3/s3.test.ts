/** Sentences: "nothing depends on a local disk"; "every call to a neighbour has a limit"; a store that is away takes no other part with it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BucketFiles, type Bucket, openBucket, publishFiles, readList, StoreAway } from '../index.ts';
import { startS3Server, type S3Server } from '../testing/s3-server.ts';

let store: S3Server;
let bucket: Bucket;
let folder: string;
const names = ['images/alba/hero.svg', 'images/alba/film.mp4', 'themes/own/type.woff2'];
const film = Buffer.alloc(700_000, 'film frames ');

beforeEach(async () => {
  [store, folder] = [await startS3Server(), await mkdtemp(join(tmpdir(), 'published-'))];
  bucket = await openBucket(store.settings);
  for (const name of names) await put(name, name.endsWith('.mp4') ? film : name);
});
afterEach(async () => {
  bucket.close();
  await store.stop();
  await rm(folder, { recursive: true });
});

async function put(name: string, bytes: string | Buffer): Promise<void> {
  await mkdir(join(folder, name, '..'), { recursive: true });
  await writeFile(join(folder, name), bytes);
}

function opened(now?: () => number) {
  const said: string[] = [];
  return { said, files: new BucketFiles(bucket, { error: (message) => said.push(message) }, now) };
}

describe('a bucket of an S3-compatible store', () => {
  it('has every file of the folder; what is there already is not sent again', async () => {
    expect(await publishFiles(bucket, folder, names)).toMatchObject({ files: 3, uploaded: 3 });
    expect(await publishFiles(bucket, folder, names)).toEqual({ files: 3, uploaded: 0, bytes: 0 });
    const { files } = opened();
    const images = files.below('images');
    expect(String(await images.read('alba/hero.svg'))).toBe('images/alba/hero.svg');
    expect(await images.find('alba/hero.svg')).toMatchObject({ size: 20 });
    expect(await images.find('own/type.woff2')).toBeUndefined();
    expect(String(await files.below('themes').read('own/type.woff2'))).toBe('themes/own/type.woff2');
  });

  it('a film is read in the part that is asked for', async () => {
    await publishFiles(bucket, folder, names);
    const open = await opened().files.below('images').open('alba/film.mp4');
    expect(open.size).toBe(film.length);
    expect(await buffer(Readable.from(open.parts(0, film.length - 1)))).toEqual(film);
    expect(await buffer(Readable.from(open.parts(3, 400_000)))).toEqual(film.subarray(3, 400_001));
  });

  it('fault "every film stays in memory": of a film no more is fetched than its reader has taken, and one part', async () => {
    await publishFiles(bucket, folder, names);
    const fetched: number[] = [];
    const watched: Bucket = {
      ...bucket,
      get: (key, options) => (options?.range && fetched.push(options.range.last - options.range.first + 1), bucket.get(key, options)),
    };
    const open = await new BucketFiles(watched, { error: () => {} }).below('images').open('alba/film.mp4');
    const parts = open.parts(0, film.length - 1)[Symbol.asyncIterator]();
    await parts.next();
    await parts.next();
    expect(fetched).toEqual([262_144, 262_144]);
    await parts.return?.();
    expect(fetched).toHaveLength(2);
  });

  it('a film that is replaced goes on as it was for who reads it, and is another one for the next; two changes later the first is gone', async () => {
    await publishFiles(bucket, folder, names);
    let now = 0;
    const images = opened(() => now).files.below('images');
    const old = await images.open('alba/film.mp4');
    await put('images/alba/film.mp4', 'another');
    await publishFiles(bucket, folder, names);
    expect(await buffer(Readable.from(old.parts(0, film.length - 1)))).toEqual(film);
    now = 60_000;
    await images.find('alba/nothing.svg');
    const next = await images.find('alba/film.mp4');
    expect(next?.size).toBe(7);
    expect(next?.version).not.toBe(old.version);
    await put('images/alba/film.mp4', 'a third one');
    await publishFiles(bucket, folder, names);
    await publishFiles(bucket, folder, names);
    expect(await bucket.list('objects/')).toHaveLength(3);
  });

  it('a picture that was uploaded a moment ago is found, and one that is nowhere is asked for no more than once in two seconds', async () => {
    await publishFiles(bucket, folder, names);
    let [now, asked] = [0, 0];
    const counted: Bucket = { ...bucket, get: (key, options) => ((asked += key === 'files.json' ? 1 : 0), bucket.get(key, options)) };
    const images = new BucketFiles(counted, { error: () => {} }, () => now).below('images');
    await Promise.all(Array.from({ length: 50 }, (_, at) => images.find(`alba/none-${at}.svg`)));
    expect(asked).toBe(1);
    await put('images/alba/new.svg', 'new');
    await publishFiles(bucket, folder, [...names, 'images/alba/new.svg']);
    now = 2_000;
    expect(await images.find('alba/new.svg')).toMatchObject({ size: 3 });
    expect(asked).toBe(2);
  });

  it('what was made of pictures is there for every server', async () => {
    const made = opened().files.made();
    expect(await made.read('a-480.avif')).toBeNull();
    await made.keep('a-480.avif', Buffer.from('small'));
    expect(String(await opened().files.made().read('a-480.avif'))).toBe('small');
  });

  it.each(['silent', 'gone'] as const)('%s: what was known stays known, what must be read is refused as StoreAway, and it is said once', async (state) => {
    await publishFiles(bucket, folder, names);
    let [now, isAway] = [0, false];
    const said: string[] = [];
    const say = (message: string) => void said.push(message);
    const hasty = await openBucket(store.settings, 400);
    const either: Bucket = { ...bucket, get: (key, options) => (isAway ? hasty : bucket).get(key, options) };
    const images = new BucketFiles(either, { error: say, note: say }, () => now).below('images');
    await images.find('alba/hero.svg');
    store.become(state);
    isAway = true;
    now = 60_000;
    expect(await images.find('alba/none.svg')).toBeUndefined();
    now = 120_000;
    expect(await images.find('alba/none.svg')).toBeUndefined();
    expect(await images.find('alba/hero.svg')).toMatchObject({ size: 20 });
    await expect(images.read('alba/hero.svg')).rejects.toThrow(StoreAway);
    expect(said).toEqual([expect.stringContaining('pictures in memory go on being shown')]);
    hasty.close();
    store.become('well');
    isAway = false;
    now = 180_000;
    expect(await images.find('alba/none.svg')).toBeUndefined();
    expect(String(await images.read('alba/hero.svg'))).toBe('images/alba/hero.svg');
    expect(said[1]).toContain('is back after');
  });

  it('an upload that is cut short changes nothing', async () => {
    await publishFiles(bucket, folder, names);
    const before = await readList(bucket);
    await put('images/alba/hero.svg', 'another');
    const cut: Bucket = {
      ...bucket,
      put: (key, body, size) => (key === 'files.json' ? Promise.reject(new StoreAway('cut', 'here')) : bucket.put(key, body, size)),
    };
    await expect(publishFiles(cut, folder, names)).rejects.toThrow(StoreAway);
    expect(await readList(bucket)).toEqual(before);
    expect(String(await opened().files.below('images').read('alba/hero.svg'))).toBe('images/alba/hero.svg');
  });
});
