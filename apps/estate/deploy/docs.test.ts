/** The docs are true where a test can tell: commands, settings, files, alerts and links that they name exist. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingGroups } from '../src/settings-command.ts';

const root = join(import.meta.dirname, '../../..');
const pages = globSync('apps/docs/**/*.md', { cwd: root }).toSorted();
const text = (page: string) => readFileSync(join(root, page), 'utf8');
const { stderr } = spawnSync(process.execPath, ['apps/estate/src/command.ts'], { cwd: root, encoding: 'utf8' });
const commands = [...stderr.matchAll(/^ {2}estate ([a-z]+(?: [a-z]+)?)/gm)].map(([, name = '']) => name);

describe.each(pages)('%s', (page) => {
  const code = [...text(page).matchAll(/`([^`\n]+)`|^ {4}(\S.*)$/gm)].map(([, inline, block]) => inline ?? block ?? '');

  test('names commands that exist', () => {
    const named = code.filter((one) => /^(?:npm run )?estate (?:-- )?[a-z]/.test(one)).map((one) => one.replace(/^(?:npm run )?estate (?:-- )?/, ''));
    expect(
      named.filter((one) => !commands.some((command) => `${one} `.startsWith(`${command} `) || `${one} `.startsWith(`${command.split(' ')[0]} `))),
    ).toEqual([]);
  });

  test('names settings and files that exist, and leads to pages and headings that exist', () => {
    const settings = new Set(Object.values(settingGroups).flatMap((group) => group.map(({ name }) => name)));
    const outside = new Set(['DATABASE_PASSWORD', 'SITES', 'ACME_EMAIL', 'STORAGE_FULL', 'LISTEN']);
    expect(code.filter((one) => /^[A-Z][A-Z_]{3,}(?:=\S*)?$/.test(one) && !settings.has(one.split('=')[0] ?? '') && !outside.has(one))).toEqual([]);
    expect(code.filter((one) => /^(?:apps|e2e|packages)\/[\w./-]+$/.test(one) && !existsSync(join(root, one)))).toEqual([]);
    const links = [...text(page).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, to = '']) => to.split('#'));
    for (const [file = '', heading] of links) {
      const target = join(dirname(page), file);
      expect(existsSync(join(root, target)), `${page} leads to ${file}`).toBe(true);
      const headings = [...text(target).matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replaceAll(/[^\w ]/g, '')
          .replaceAll(' ', '-'),
      );
      expect(heading === undefined || headings.includes(heading), `${page} leads to ${file}#${heading}`).toBe(true);
    }
  });
});

test('every alert has its line in alerts.md, in the order of the rules', () => {
  const { groups } = parse(readFileSync(join(import.meta.dirname, 'monitoring/alerts.yaml'), 'utf8')) as { groups: { rules: { alert: string }[] }[] };
  const lines = [...text('apps/docs/operate/alerts.md').matchAll(/^\| ([A-Z]\w+) \|/gm)].map(([, name]) => name);
  expect(lines).toEqual(groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)));
});

test('a dozen situations, each with what to do', () => {
  const parts = text('apps/docs/operate/situations.md').split(/^## /m).slice(1);
  expect(parts.length).toBeGreaterThanOrEqual(12);
  expect(parts.filter((part) => part.split('\n').slice(1).join('').trim().length < 80)).toEqual([]);
});
