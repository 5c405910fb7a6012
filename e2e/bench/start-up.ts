/** How long a start takes and what a resting estate holds in memory, on both databases. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startEstate } from '../support/start-estate.ts';
import { type Figure, median } from './figures.ts';
import type { Pace } from './pace.ts';

export async function measureEmbeddedStart({ warmStarts, restSeconds }: Pace): Promise<Figure[]> {
  const first = await startEstate();
  await first.stop();
  const warm: number[] = [];
  let memory = 0;
  for (let turn = 1; turn <= warmStarts; turn += 1) {
    const again = await startEstate({ dataDir: first.dataDir });
    warm.push(again.readyAfter);
    if (turn === warmStarts) memory = await residentMemory(again.pid, restSeconds);
    await again.stop();
  }
  await first.forget();
  return [
    {
      name: 'start on an empty data folder, embedded',
      value: Math.round(first.readyAfter),
      unit: 'ms',
      how: 'from the start of the process to "Ready", demo estate imported',
    },
    { name: 'start on a warm data folder, embedded', value: Math.round(median(warm)), unit: 'ms', how: `median of ${warmStarts}`, goal: { atMost: 2000 } },
    { name: 'idle memory, embedded', value: memory, unit: 'MiB', how: `resident, ${restSeconds} s after start`, goal: { atMost: 550 } },
  ];
}

export async function measurePostgresStart(env: Record<string, string>, { restSeconds }: Pace): Promise<Figure[]> {
  const first = await startEstate({ env });
  await first.stop();
  const served = await startEstate({ env, dataDir: first.dataDir });
  const memory = await residentMemory(served.pid, restSeconds);
  await served.stop();
  await served.forget();
  return [
    { name: 'start, PostgreSQL', value: Math.round(served.readyAfter), unit: 'ms', how: 'database already filled', goal: { atMost: 1500 } },
    { name: 'idle memory, PostgreSQL', value: memory, unit: 'MiB', how: `resident, ${restSeconds} s after start`, goal: { atMost: 250 } },
  ];
}

/** MiB that a process holds in memory after resting for the given seconds (Linux). */
async function residentMemory(pid: number, restSeconds: number): Promise<number> {
  await pause(restSeconds * 1000);
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Math.round(kilobytes / 1024);
}
