import { startFauxqs } from 'fauxqs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { BucketSettings } from '../s3/bucket.ts';

export interface S3Server {
  settings: BucketSettings;
  /** The same as variables of the environment. */
  environment: Record<string, string>;
  /** 'silent': takes connections and says nothing on any of them; 'gone': refuses and ends them. */
  become(state: 'well' | 'silent' | 'gone'): void;
  stop(): Promise<void>;
}

/** A store that speaks S3's language, with one empty bucket, behind a line that can be cut. */
export async function startS3Server(): Promise<S3Server> {
  const store = await startFauxqs({ port: 0, logger: false });
  store.createBucket('pictures');
  let state: 'well' | 'silent' | 'gone' = 'well';
  const open = new Set<Socket>();
  const line = createServer((reader) => {
    if (state === 'gone') return void reader.destroy();
    const behind = connect(store.port, '127.0.0.1');
    for (const socket of [reader, behind]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => [reader, behind].forEach((one) => (one.destroy(), open.delete(one))));
    }
    reader.on('data', (bytes) => void (state === 'well' && behind.write(bytes)));
    behind.on('data', (bytes) => void (state === 'well' && reader.write(bytes)));
  });
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  const settings: BucketSettings = {
    bucket: 'pictures',
    prefix: 'alba/',
    endpoint: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  return {
    settings,
    environment: { S3_BUCKET: 'pictures', S3_PREFIX: 'alba', S3_ENDPOINT: settings.endpoint ?? '', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    become(next) {
      state = next;
      if (next === 'gone') for (const socket of open) socket.destroy();
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => line.close(done));
      await store.stop();
    },
  };
}
