/**
 * Load by wrk from a process of its own on the same two cores, with keep-alive connections. wrk takes compressed bodies as
 * they are; a tool that unpacks each of them measures itself. Beside each figure stands what shows that the tool was not the
 * limit: what it reaches against a server that only sends the same bytes, and how busy it was.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure, Goal } from './figures.ts';
import type { Pace } from './pace.ts';

interface Report {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
  refused: number;
  broken: number;
}

export interface Load {
  name: string;
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  goal?: Goal;
  /** Goal of the share. */
  share?: Goal;
  pace: Pace;
}

/**
 * Requests a second of one address, and their share of what a `node:http` server reaches that sends the same bytes, measured before
 * and after. Throws when an answer is a refusal or a connection breaks.
 */
export async function load({ name, url, headers = {}, connections = 32, goal, share, pace }: Load): Promise<Figure[]> {
  const answer = await wholeAnswer(url, headers);
  const measure = async (address: string, seconds: number) => wrk(address, { headers, connections, seconds });
  const bare = (kind: 'net' | 'http') =>
    againstBareServer(answer, kind, async (address) => {
      await measure(address, pace.warmUpSeconds);
      return measure(address, pace.ceilingSeconds);
    });
  const ceiling = await bare('net');
  const before = await bare('http');
  await measure(url, pace.warmUpSeconds);
  const { report, busy } = await measure(url, pace.loadSeconds);
  const after = await bare('http');
  if (report.refused + report.broken > 0)
    throw new Error(`${name}: ${report.broken} broken connections and ${report.refused} answers from 400 on, from ${url}`);
  if (busy > 0.9) console.error(`  ${name}: wrk used ${Math.round(busy * 100)} % of a core, so this figure may be its own limit.`);
  const how = `wrk, 1 thread, ${connections} connections, ${pace.loadSeconds} s after ${pace.warmUpSeconds} s of warm-up, one server process, load on the same two cores`;
  const plain = [rate(before.report), rate(after.report)] as const;
  return [
    {
      name,
      value: rate(report),
      unit: 'requests/s',
      how,
      ...(goal ? { goal } : {}),
      beside: {
        'p50 ms': round(report.p50),
        'p99 ms': round(report.p99),
        'kB an answer': round(answer.length / 1000),
        'tool reaches': rate(ceiling.report),
        'tool busy %': Math.round(busy * 100),
      },
    },
    {
      name: `${name}, of a bare node:http`,
      value: round(rate(report) / ((plain[0] + plain[1]) / 2)),
      unit: '×',
      how: `${how}; ${pace.ceilingSeconds} s of the bare server before and after`,
      ...(share ? { goal: share } : {}),
      beside: { before: plain[0], after: plain[1] },
    },
  ];
}

const rate = ({ requests, seconds }: Report) => Math.round(requests / seconds);
const round = (value: number) => Math.round(value * 100) / 100;

/** One answer as it goes over the wire, status line and headers included. Throws when it is not a 200. */
function wholeAnswer(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((done, fail) => {
    const pending = request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode !== 200) return fail(new Error(`${url} answered ${response.statusCode}`));
        const body = Buffer.concat(chunks);
        const names = response.rawHeaders.filter((_, index) => index % 2 === 0);
        const lines = names.map((header, index) => `${header}: ${response.rawHeaders[index * 2 + 1]}`);
        const framing = names.some((header) => /^content-length$/i.test(header)) ? [] : [`Content-Length: ${body.length}`];
        const head = ['HTTP/1.1 200 OK', ...lines.filter((line) => !/^(transfer-encoding|connection|keep-alive):/i.test(line)), ...framing];
        done(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
      });
    });
    pending.on('error', fail);
    pending.end();
  });
}

async function againstBareServer<T>(answer: Buffer, kind: 'net' | 'http', measure: (address: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-server-'));
  const file = join(folder, 'answer');
  writeFileSync(file, answer);
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file, kind], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = await new Promise<string>((done, fail) => {
      server.stdout.once('data', (chunk: Buffer) => done(chunk.toString().trim()));
      server.once('exit', (code) => fail(new Error(`bare-server.ts ended with ${code}`)));
    });
    return await measure(`http://127.0.0.1:${port}/`);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

/** One run of wrk; `busy` is the share of one core that it used. */
function wrk(
  url: string,
  { headers, connections, seconds }: { headers: Record<string, string>; connections: number; seconds: number },
): Promise<{ report: Report; busy: number }> {
  return new Promise((done, fail) => {
    const flags = Object.entries(headers).flatMap(([key, value]) => ['-H', `${key}: ${value}`]);
    const argv = [...flags, '-t1', `-c${connections}`, `-d${seconds}s`, '-s', join(import.meta.dirname, 'report.lua'), url];
    const child = spawn('wrk', argv, { stdio: ['ignore', 'pipe', 'inherit'] });
    const began = performance.now();
    let busy = 0;
    const watching = setInterval(() => (busy = processorSeconds(child) / ((performance.now() - began) / 1000) || busy), 100);
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('error', fail);
    child.on('close', (code) => {
      clearInterval(watching);
      const line = /^REPORT (.*)$/m.exec(text)?.[1];
      if (code === 0 && line) done({ report: JSON.parse(line) as Report, busy });
      else fail(new Error(`wrk ended with ${code}: ${text}`));
    });
  });
}

/** Processor time that a running process has used (Linux: 100 ticks a second); NaN when it is gone. */
function processorSeconds({ pid }: ChildProcess): number {
  try {
    // After the name, which may hold anything, in parentheses: utime and stime are the 12th and 13th.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/);
    const fields = rest.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}
