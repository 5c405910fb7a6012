import { expect, test } from 'vitest';
import { withApi } from '../../testing/with-api.ts';

const token = 'a-long-random-word';

test.each([
  ['a demo shows its figures to its machine', {}, undefined, 200],
  ['fault "/metrics is public": in production nobody gets them', { nodeEnv: 'production' }, undefined, 404],
  ['nor by a guess', { nodeEnv: 'production' }, `Bearer ${token}`, 404],
  ['with a token, whoever sends it', { nodeEnv: 'production', metricsToken: token }, `Bearer ${token}`, 200],
  ['and nobody else', { nodeEnv: 'production', metricsToken: token }, undefined, 404],
  ['in a demo neither', { metricsToken: token }, `Bearer ${token}x`, 404],
] as const)('%s', async (_what, config, authorization, status) => {
  const api = await withApi({ database: 'pglite', config });
  try {
    const reply = await api.visitor().get('/metrics', { headers: authorization === undefined ? {} : { authorization } });
    expect([reply.status, reply.text.includes('outbox_rows')]).toEqual([status, status === 200]);
  } finally {
    await api.close();
  }
});
