/** Processes of this machine, as /proc has them. */
import { readdirSync, readFileSync } from 'node:fs';

/** Process ids below one, at any depth. */
export function descendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => Number(/\) \S (\d+) /.exec(readOr(`/proc/${name}/stat`))?.[1]) === pid)
    .map(Number);
  return [...children, ...children.flatMap(descendants)];
}

/** Megabytes that a process has in memory. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Stops a process with all below it, as a machine that hangs; the answer lets them go on. */
export function freeze(pid: number): () => void {
  const all = [pid, ...descendants(pid)];
  for (const one of all) process.kill(one, 'SIGSTOP');
  return () => {
    for (const one of all) process.kill(one, 'SIGCONT');
  };
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // It ended while we looked.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}
