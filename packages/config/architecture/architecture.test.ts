/** What ARCHITECTURE.md and CONTRIBUTING.md promise about the whole house, held by tests. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { built, files, read, root, sources } from './sources.ts';

interface Description {
  paths: Record<string, Record<string, { operationId?: string }>>;
  components: { schemas: { ErrorCode: { enum: string[] } } };
}

const description = JSON.parse(read('api-spec/generated/openapi.json')) as Description;
const apps = ['shop', 'booking', 'club', 'content', 'office'];
const operations = Object.values(description.paths).flatMap((path) => Object.values(path).map((operation) => operation.operationId ?? ''));

describe('the API', () => {
  test('every operation has a name of its own', () => {
    expect(operations).not.toContain('');
    expect(new Set(operations).size).toBe(operations.length);
  });

  test('every operation is answered by exactly one feature of the server', () => {
    const features = files('apps/api/src/features/**/*.ts', 'apps/api/src/platform/**/*.ts').filter((file) => !file.includes('.test.'));
    const answered = (name: string) =>
      features.filter((file) => new RegExp(`^\\s+(async )?${name}(:|,|\\()`, 'm').test(read(file)) && /Pick<\s*Handlers|Handlers/.test(read(file)));
    expect(Object.fromEntries(operations.map((name) => [name, answered(name).length]))).toEqual(Object.fromEntries(operations.map((name) => [name, 1])));
  });

  test('every operation has exactly one function in the client', () => {
    const client = files('packages/api-client/src/**/*.ts').filter((file) => !file.includes('.test.') && !file.includes('/hooks/'));
    const text = [...client, 'api-spec/src/generated/operations.ts'].map(read).join('\n');
    const functions = (name: string) => text.match(new RegExp(`^\\s+(async )?${name}(:|\\()`, 'gm'))?.length ?? 0;
    expect(Object.fromEntries(operations.map((name) => [name, functions(name)]))).toEqual(Object.fromEntries(operations.map((name) => [name, 1])));
  });

  test('every error code has its text; that it stands in every language, words.test.ts says', () => {
    const texts = JSON.parse(read('packages/api-client/src/errors/messages.en.json')) as Record<string, string>;
    expect(description.components.schemas.ErrorCode.enum.filter((code) => !texts[code])).toEqual([]);
  });
});

describe('what the tag manager is told', () => {
  const list = read('packages/site/src/browser/analytics/events.ts');
  const events = [...(/interface TrackedEvents \{(.*?)\n\}/s.exec(list)?.[1] ?? '').matchAll(/^ {2}(\w+): /gm)].map((found) => found[1] ?? '');
  const all = sources().filter((file) => file !== 'packages/site/src/browser/analytics/events.ts');
  const isTest = (file: string) => /\.(?:test|stories|e2e)\.tsx?$/.test(file) && !file.startsWith('packages/config/');
  const among = (where: readonly string[], event: string) => where.some((file) => read(file).includes(`'${event}'`) || read(file).includes(`"${event}"`));

  test('every event that the specification names is in the one typed list', () => {
    // Sections 2 (catalogue), 4 (checkout step 1, purchase, gift, newsletter), 3 (booking, its newsletter), 7 (films, carousel), 8 (slot_taken).
    const named = ['view_item_list', 'select_item', 'checkout_step_1', 'purchase', 'purchase_gift', 'purchase_newsletter'];
    const others = ['booking_confirmed', 'booking_newsletter', 'video_started', 'wine_carousel_click', 'slot_taken'];
    expect(events).toEqual(expect.arrayContaining([...named, ...others]));
  });

  test('every event of the list is told by an app, and a test sees it', () => {
    expect(
      events.filter(
        (event) =>
          !among(
            all.filter((file) => /^(?:apps|packages\/blocks)\//.test(file) && !isTest(file)),
            event,
          ),
      ),
    ).toEqual([]);
    expect(events.filter((event) => !all.filter(isTest).some((file) => new RegExp(`\\b${event}\\b`).test(read(file))))).toEqual([]);
  });
});

describe('the bundles', () => {
  test.each(apps)('the card sandbox is not in %s', (app) => {
    expect(built(app).length, `apps/${app} is not built`).toBeGreaterThan(0);
    expect(built(app).filter((file) => /sk_test_sandbox|test_helpers\/payment_intents/.test(read(file)))).toEqual([]);
  });

  // The full build's own class: `$ZodObject` and `ZodMiniObject` are those of zod/mini.
  test.each(apps)("the browser's part of %s has neither zod's full build nor the server's code", (app) => {
    expect(built(app).filter((file) => file.includes('/client/') && /fastify|liquidjs|(?<![$\w])ZodObject\b/.test(read(file)))).toEqual([]);
  });
});

describe('the design system', () => {
  test('every component has its stories beside it', () => {
    const components = files('packages/ui/src/**/*.css.ts').filter((file) => /\/([A-Z]\w+)\/\1\.css\.ts$/.test(file));
    expect(components.length).toBeGreaterThan(20);
    expect(components.filter((file) => !existsSync(join(root, file.replace('.css.ts', '.stories.tsx'))))).toEqual([]);
  });

  test('colours are written in the themes and the inks only', () => {
    const literal = /#[0-9a-f]{3}\b(?![\w-])|#[0-9a-f]{6}\b|\brgba?\(|\bhsla?\(|\boklch\(/i;
    // html-page: the docs and the mails of the server, which cannot import ui.
    const home = /apps\/api\/src\/platform\/http\/html-page|packages\/ui\/src\/(themes|theme-file|illustrations\/inks)|apps\/estate\/src\/pictures\/emblem/;
    const painted = files('{packages,apps}/**/*.{ts,tsx}').filter((file) => !home.test(file) && !/\.test\.tsx?$|\/sandbox\/|\.storybook\//.test(file));
    expect(painted.filter((file) => literal.test(withoutComments(read(file))))).toEqual([]);
  });
});

describe('the apps', () => {
  test('every block has its stories beside it', () => {
    const blocks = files('{apps,packages}/*/src/blocks/*/block.ts').map(dirname);
    expect(blocks.length).toBeGreaterThan(10);
    expect(blocks.filter((block) => files(`${block}/**/*.stories.tsx`).length === 0)).toEqual([]);
  });
});

describe('the editors’ page of blocks', () => {
  test('every block is drawn from an example, or has its picture (pnpm --filter @parral/estate pictures:blocks)', () => {
    const blocks = files('{apps,packages}/*/src/blocks/*/block.ts').map((file) => ({
      name: /name: '([^']+)'/.exec(read(file))?.[1] ?? file,
      isDrawn: read(file).includes('example: {'),
    }));
    expect(blocks.filter(({ name, isDrawn }) => !isDrawn && !existsSync(join(root, `apps/estate/block-pictures/${name}.jpg`)))).toEqual([]);
    const pictures = files('apps/estate/block-pictures/*/*.jpg').map((file) => file.slice('apps/estate/block-pictures/'.length, -'.jpg'.length));
    expect(pictures.filter((picture) => !blocks.some(({ name, isDrawn }) => name === picture && !isDrawn))).toEqual([]);
  });
});

describe('the house', () => {
  test('no file has a name that says nothing', () => {
    expect(sources().filter((file) => /(^|\/)(utils?|helpers?|common|shared|lib|misc|types)(\.[a-z.]+|\/)/.test(file))).toEqual([]);
  });

  test('every room tells in at most 40 lines what it is, tables aside', () => {
    const rooms = files('{api-spec,e2e}/package.json', '{packages,apps}/*/package.json').map(dirname);
    const lines = (room: string) =>
      read(`${room}/README.md`)
        .split('\n')
        .filter((line) => !line.startsWith('|')).length;
    expect(rooms.filter((room) => !existsSync(join(root, room, 'README.md')))).toEqual([]);
    expect(rooms.filter((room) => lines(room) > 41)).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
