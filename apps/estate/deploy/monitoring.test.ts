/** The board and the alerts ask for figures that a running server has. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createEstate, type Estate } from '../src/create-estate.ts';

const text = (file: string) => readFileSync(join(import.meta.dirname, 'monitoring', file), 'utf8');
/** `up` is Prometheus' own. */
const rules = (parse(text('alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] }).groups
  .flatMap((group) => group.rules)
  .filter(({ expr }) => !expr.startsWith('up{'));
const { panels } = JSON.parse(text('board.json')) as { panels: { title: string; targets: { expr: string }[] }[] };

const data = mkdtempSync(join(tmpdir(), 'monitoring-'));
let estate: Estate;
let figures: string;
beforeAll(async () => {
  estate = await createEstate({
    environment: { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: data, ESTATE_FOLDER: join(import.meta.dirname, '../demo') },
  });
  const port = await estate.listen();
  await (await fetch(`http://127.0.0.1:${port}/api/ecom_order/checkout/shipping_countries/?language=es`)).text();
  figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
});
afterAll(async () => {
  await estate.close();
  rmSync(data, { recursive: true });
});

/** Names of figures in an expression. */
const named = (expr: string) =>
  [...expr.replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, '').matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'histogram_quantile');

test.each([...rules.map(({ alert, expr }) => [alert, expr] as const), ...panels.map(({ title, targets }) => [title, targets[0]?.expr ?? ''] as const)])(
  '%s: %s',
  (_title, expr) => {
    expect(named(expr)).not.toEqual([]);
    const missing = named(expr).filter(
      (name) => !new RegExp(`^# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '(?:_(?:bucket|count|sum))?')} `, 'm').test(figures),
    );
    expect(missing).toEqual([]);
  },
);

test('each label that an expression asks for is one of its figure', () => {
  for (const label of ['subject', 'outcome', 'lane', 'state', 'status']) expect([...rules.map(({ expr }) => expr), text('board.json')].join()).toContain(label);
  expect(figures).toMatch(/^outbox_rows\{lane="mail",state="dead"\} 0$/m);
});
