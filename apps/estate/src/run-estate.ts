import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { readBlockRules } from './block-rules.ts';
import { createEstate, type Estate, type EstateOptions } from './create-estate.ts';

export const root = resolve(import.meta.dirname, '../../..');

/** Runs an estate until it is told to end, and says where it is. Ends the process with 1 and the reason when it cannot. */
export async function runEstate({
  brand,
  port,
  ...ends
}: {
  brand: string | undefined;
  port: string | undefined;
} & Pick<EstateOptions, 'frontEnds'>): Promise<void> {
  const began = performance.now();
  try {
    const isProduction = process.env['NODE_ENV'] === 'production';
    const environment: Record<string, string | undefined> = {
      LOG_LEVEL: 'warn',
      DATA_DIR: resolve(root, '.data'),
      ...(!isProduction && { ESTATE_FOLDER: resolve(root, 'apps/estate/demo') }),
      ...process.env,
      ...(port && { PORT: port }),
    };
    const estate = await createEstate({ environment, brand: brand ?? process.env['BRAND'], blocks: () => readBlockRules(root), ...ends });
    endWith(() => estate.close());
    const opened = await estate.listen();
    const lines = isProduction ? productionAnnouncement(estate, opened) : announcement(estate, opened, environment['ESTATE_FOLDER'] ?? '');
    for (const line of lines) console.log(line);
    console.log(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function announcement(estate: Estate, port: number, folder: string): string[] {
  const address = (host: string) => `http://${host}:${port}`;
  const main = address('localhost');
  return [
    ...estate.brands.map(({ name, host }) => `Site   ${name.padEnd(10)} ${address(host)}/`),
    ...demoLogins(folder).map(({ email, password, level }) => `Login  ${email.padEnd(26)} ${password.padEnd(22)} ${level}`),
    ...(estate.officeLogin === null ? [] : [`Office ${estate.officeLogin.email.padEnd(26)} ${estate.officeLogin.password.padEnd(22)} ${main}/office/`]),
    ...(process.env['SMTP_URL'] ? [] : [`Mail   ${main}/sandbox/mail`]),
    `Docs   ${main}/api/docs`,
    ...(estate.hasSandbox ? ['Card   4242 4242 4242 4242  any date to come, any three digits'] : []),
  ];
}

/** Readers come by the brands' own names through a proxy; nothing here is for strangers' eyes. */
function productionAnnouncement(estate: Estate, port: number): string[] {
  return [...estate.brands.map(({ name, host }) => `Site   ${name.padEnd(10)} https://${host}/`), `Port   ${port}`];
}

interface DemoLogin {
  email: string;
  password: string;
  level: string;
}

/** Members of the estate folder whose password stands in it in the clear: only a demo has such. */
function demoLogins(estateFolder: string): DemoLogin[] {
  const file = join(estateFolder, 'club/members.yaml');
  if (!existsSync(file)) return [];
  const { members = [] } = parse(readFileSync(file, 'utf8')) as { members?: Partial<DemoLogin>[] };
  return members.filter((member): member is DemoLogin => Boolean(member.email && member.password && member.level));
}

/** Ends once, on a signal or when the process that started this one is gone. */
function endWith(close: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
}
