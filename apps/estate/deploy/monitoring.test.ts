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

test.each([
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
])('%s: %s', (_title, expr) => {
  expect(named(expr)).not.toEqual([]);
  const missing = named(expr).filter(
    (name) => !new RegExp(`^# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '(?:_(?:bucket|count|sum))?')} `, 'm').test(figures),
  );
  expect(missing).toEqual([]);
});

/** What a figure is told apart by, as it stands in the scrape; `le` is a histogram's. */
function labelsOf(name: string): string[] {
  const lines = [...figures.matchAll(new RegExp(`^${name}(?:_bucket|_count|_sum)?\\{([^}]*)\\}`, 'gm'))].map(([, labels = '']) => labels);
  return [...new Set(lines.flatMap((labels) => [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label)))];
}

test('each label that an expression selects by is one of its figure', () => {
  const selected = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) =>
    [...expr.matchAll(/([a-z_]+)\{([^}]*)\}/g)].flatMap(([, name = '', by = '']) =>
      [...by.matchAll(/(\w+)(?:=|!=|=~|!~)"/g)].map(([, label = '']) => ({ name: name.replace(/_(?:bucket|count|sum)$/, ''), label })),
    ),
  );
  expect(selected.length).toBeGreaterThan(5);
  // Nothing was sold here: what sales are told apart by stands in what counts them.
  const unknown = selected.filter(({ name, label }) => name !== 'sales_total' && !labelsOf(name).includes(label));
  expect(unknown).toEqual([]);
  expect(figures).toMatch(/^outbox_rows\{lane="mail",state="dead"\} 0$/m);
});

test('every figure of the house is on the board or in an alert', () => {
  const own = [...figures.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name).filter((name) => !/^(?:process|nodejs)_/.test(name));
  const asked = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr).join('\n');
  expect(own.filter((name) => !asked.includes(name))).toEqual(['parral_banner_closed_total']);
});
