/**
 * Photographs the blocks that cannot be drawn on the editors' page of blocks (those without an example: they need a basket, a
 * member, a card): the first story of each, from the built Storybook, into `apps/estate/block-pictures`. Run by
 * `pnpm --filter @parral/estate pictures:blocks` when one of them looks different.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium as browserOfThisMachine } from '@parral/config/vitest';
import { brandThemes, clubThemes } from '@parral/ui/themes/registry';
import { chromium } from 'playwright';
import { preview } from 'vite';

const root = resolve(import.meta.dirname, '../../../..');
const target = join(import.meta.dirname, '../../block-pictures');
/** As wide as the editors' page shows it on a desk, and no higher than a screen of it. */
const size = { width: 960, height: 640 };

interface StoryEntry {
  id: string;
  type: string;
  importPath: string;
}

const stories = Object.values(
  (JSON.parse(readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8')) as { entries: Record<string, StoryEntry> }).entries,
);
const blocks = globSync('apps/*/src/blocks/*/block.ts', { cwd: root })
  .filter((file) => !readFileSync(join(root, file), 'utf8').includes('example: {'))
  .map((file) => file.split('/'))
  .map(([, app = '', , , block = '']) => ({ app, block }));

const server = await preview({ root: join(import.meta.dirname, '../..'), configFile: false, build: { outDir: 'storybook-static' }, preview: { port: 0 } });
const browser = await chromium.launch(browserOfThisMachine());
try {
  rmSync(target, { recursive: true, force: true });
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  for (const { app, block } of blocks) {
    const story = stories.find(({ type, importPath }) => type === 'story' && importPath.includes(`/${app}/src/blocks/${block}/`));
    if (!story) throw new Error(`No story of ${app}/${block} is in the Storybook. It should stand beside its block.ts.`);
    const theme = app === 'club' ? clubThemes[0] : brandThemes[0];
    await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme};language:es`);
    await page.locator('#storybook-root > *').first().waitFor();
    await page.waitForLoadState('networkidle');
    // On a page its section keeps it from the edge.
    await page.addStyleTag({ content: '#storybook-root { padding: 24px }' });
    const path = join(target, app, `${block}.jpg`);
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({ path, type: 'jpeg', quality: 70 });
    console.log(`${app}/${block}: ${story.id}`);
  }
} finally {
  await browser.close();
  await server.close();
}
