import type { ApiClient } from '@parral/site/render';
import { expect, it } from 'vitest';
import { exampleExperience, exampleOptions } from '../../testing/example-visit.ts';
import { loadVisit } from './load.server.ts';

it('a visit comes with all that its form offers but the countries of the world, which would be a seventh of its page (decision 060)', async () => {
  const answers: Record<string, unknown> = {
    '/api/experience/': { experiences: [exampleExperience] },
    '/api/experience/{id}/booking_options': exampleOptions,
    '/api/experience/next_free/': [],
  };
  const api = { GET: (path: string) => Promise.resolve({ data: answers[path], response: { status: 200 } }) } as unknown as ApiClient;
  const { options } = await loadVisit(exampleExperience.slug, { api, brand: 'alba', language: 'es' });
  const { country_options: _countries, ...expected } = exampleOptions;
  expect(options).toEqual(expected);
});
