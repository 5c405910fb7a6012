import { fastify, type RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';
import { expect, test } from 'vitest';
import { description, descriptionOfRequests } from './description.ts';

test('routes are made of the description without answers, and hold requests against the same as with them: every route, with all that is asked for', async () => {
  const whole = await routesOf(description);
  expect(whole.length).toBeGreaterThan(100);
  expect(await routesOf(descriptionOfRequests())).toEqual(whole);
});

/** The routes that are made of a description, without what they answer. */
async function routesOf(specification: object): Promise<object[]> {
  const app = fastify();
  const routes: object[] = [];
  app.setValidatorCompiler(() => () => true);
  app.addHook('onRoute', ({ method, url, schema }: RouteOptions) => {
    const { response: _answers, ...asked } = (schema ?? {}) as Record<string, unknown>;
    routes.push({ method, url, asked });
  });
  await app.register(glue, { specification: structuredClone(specification), operationResolver: () => ({ handler: async () => ({}) }) as never });
  await app.close();
  return routes;
}
