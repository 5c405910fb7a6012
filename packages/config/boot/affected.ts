import { spawnSync } from 'node:child_process';

/** What a run of turbo would do, as `--dry=json` says it. */
interface DryRun {
  tasks: { taskId: string; hash: string; command: string }[];
}

/**
 * What turbo would run of these tasks, by name (`@parral/shop#build`), each with the hash of everything it reads:
 * `turbo.json` says what is an input of what. With a `base` (a commit or a branch) only what a change since then asks for,
 * and what that needs. Throws what turbo says when it cannot tell, for instance of a commit that a shallow clone lacks.
 */
export function plannedTasks(root: string, tasks: readonly string[], base?: string): Map<string, string> {
  const { status, stdout, stderr } = spawnSync('turbo', ['run', ...tasks, '--dry=json', '--no-update-notifier', ...(base ? ['--affected'] : [])], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...(base && { TURBO_SCM_BASE: base }) },
  });
  if (status !== 0) throw new Error(`turbo cannot say what ${base ? `changed since ${base}` : 'there is to run'}:\n${stderr}`);
  const { tasks: planned } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as DryRun;
  return new Map(planned.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId, hash }) => [taskId, hash]));
}

/** The rooms whose tests a change since `base` asks for: `shop`, `e2e`. */
export const affectedRooms = (root: string, base: string): string[] =>
  [...plannedTasks(root, ['test'], base).keys()].filter((task) => task.endsWith('#test')).map((task) => task.replace(/^@parral\/(.+)#test$/, '$1'));
