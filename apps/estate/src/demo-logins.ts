import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface DemoLogin {
  email: string;
  password: string;
  level: string;
}

/** Members of the estate folder whose password stands in it in the clear: only a demo has such. */
export function demoLogins(estateFolder: string): DemoLogin[] {
  const file = join(estateFolder, 'club/members.yaml');
  if (!existsSync(file)) return [];
  const { members = [] } = parse(readFileSync(file, 'utf8')) as { members?: Partial<DemoLogin>[] };
  return members.filter((member): member is DemoLogin => Boolean(member.email && member.password && member.level));
}
