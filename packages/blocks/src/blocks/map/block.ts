import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';
import { entries } from '../../lines/lines.ts';

const degrees = z.coerce.number().min(-180).max(180);
const track = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?(?: -?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?)+$/, 'two points or more, each latitude,longitude')
  .transform((text) => text.split(' ').map((point) => point.split(',').map(Number) as [number, number]));

/** Where the estate itself is stands in brands.yaml, `place`. */
export default defineBlock({
  name: 'content/map',
  hydrate: 'never',
  attributes: z.object({
    label: z.string().min(1).describe('What the map shows, for those who do not see it.'),
    places: entries(
      ['name', 'lat', 'lon', 'kind'],
      z.object({ name: z.string().min(1), lat: degrees, lon: degrees, kind: z.enum(['town', 'village', 'hill']) }),
    ).describe('One a line: name | latitude | longitude | town, village or hill. The estate’s own place stands in brands.yaml.'),
    ways: entries(['name', 'kind', 'track'], z.object({ name: z.string().min(1), kind: z.enum(['river', 'road', 'path']), track }))
      .optional()
      .describe('One a line: name | river, road or path | latitude,longitude latitude,longitude …'),
  }),
  example: { label: 'Dónde estamos.', places: 'Haro | 42.5765 | -2.8467 | town\nLogroño | 42.465 | -2.4456 | town' },
});
