/** Load from a process of its own on the same two cores, with keep-alive connections. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Figure, Goal } from './figures.ts';

const autocannon = createRequire(import.meta.url).resolve('autocannon');

interface Report {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
}

export interface Load {
  name: string;
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
  goal?: Goal;
}

/** Requests a second of one address; answers other than 2xx are counted and end the bench. */
export async function load({ name, url, headers = {}, connections = 32, seconds = 6, goal }: Load): Promise<Figure> {
  const flags = Object.entries(headers).flatMap(([key, value]) => ['-H', `${key}=${value}`]);
  await cannon([...flags, '-c', String(connections), '-d', '2', url]);
  const report = await cannon([...flags, '-c', String(connections), '-d', String(seconds), url]);
  if (report.errors + report.non2xx > 0) throw new Error(`${name}: ${report.errors} errors and ${report.non2xx} answers other than 2xx from ${url}`);
  return {
    name,
    value: Math.round(report.requests.average),
    unit: 'requests/s',
    how: `autocannon, ${connections} connections, ${seconds} s after 2 s of warm-up, one server process, load on the same two cores`,
    ...(goal ? { goal } : {}),
    beside: { 'p50 ms': report.latency.p50, 'p99 ms': report.latency.p99 },
  };
}

function cannon(argv: string[]): Promise<Report> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [autocannon, '--json', '--no-progress', ...argv], { stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('exit', (code) => (code === 0 ? done(JSON.parse(text) as Report) : fail(new Error(`autocannon ended with ${code}`))));
  });
}
