import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** MiB that a process holds in memory after resting for the given seconds (Linux). */
export async function residentMemory(pid: number, restSeconds: number): Promise<number> {
  await pause(restSeconds * 1000);
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Math.round(kilobytes / 1024);
}
