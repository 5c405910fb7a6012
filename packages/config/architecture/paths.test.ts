import { expect, test } from 'vitest';
import { files, read, withoutComments } from './sources.ts';

test('paths of pages are built in packages/site/src/paths alone, those of the office in its paths.ts: no language prefix, login, query or hash put together elsewhere', () => {
  const builds = /[`'"]\/(?:login|newsletter|contact|editors\/blocks)(?![\w-])|`\/\$\{|\?next=|\}[?#]\$\{|\+ '[?#]'/;
  const code = files('packages/{site,blocks}/src/**/*.{ts,tsx}', 'apps/{shop,booking,club,content,office}/src/**/*.{ts,tsx}').filter(
    (file) => !/\.(?:test|stories|suite)\.tsx?$|\/testing\/|^packages\/site\/src\/paths\/|^apps\/office\/src\/routing\/paths\.ts$/.test(file),
  );
  expect(code.length).toBeGreaterThan(300);
  expect(code.filter((file) => builds.test(withoutComments(read(file))))).toEqual([]);
});
