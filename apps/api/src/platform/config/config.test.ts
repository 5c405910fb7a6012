import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without variables: port 3000 on this machine only, data in .data, the database embedded', () => {
  expect(readConfig({}, '/estate')).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/estate/.data',
    databaseUrl: undefined,
    reconcileAfterSeconds: 120,
  });
});

test('an empty variable counts as not set; folders are resolved', () => {
  expect(readConfig({ DATABASE_URL: '', ESTATE_FOLDER: 'demo', DATA_DIR: '/data' }, '/estate')).toMatchObject({
    databaseUrl: undefined,
    estateFolder: '/estate/demo',
    dataDir: '/data',
  });
});

test('every variable at fault is named at once', () => {
  expect(() => readConfig({ PORT: 'abc', NODE_ENV: 'live', RECONCILE_AFTER_S: '-1' })).toThrow(/NODE_ENV: .*\n.*PORT: .*\n.*RECONCILE_AFTER_S: /);
});
