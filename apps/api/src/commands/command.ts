import type { Language } from '@parral/api-spec/languages';
import type { BlockRules, ThemeRules } from '../platform/content/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { AppContext } from '../compose.ts';

/** Where a command writes; lines are collected and sent through the admin socket as they are. */
export interface Output {
  print(line: string): void;
  fail(line: string): void;
}

/** What a command is given besides its context. */
export interface Invocation {
  /** Arguments after the command's name, options left out. */
  args: string[];
  /** `--json`: for programs. */
  json: boolean;
  /** `--watch`: again at each change, until it is ended. */
  watch?: boolean;
  /** `--check`: a rehearsal that changes nothing. */
  check?: boolean;
  /** Ends what watches. */
  signal?: AbortSignal | undefined;
  output: Output;
  /** What the front ends say of the blocks in templates; undefined: not known here. */
  blocks?: (() => Promise<BlockRules>) | undefined;
  /** What the design system says of themes; undefined: not known here. */
  themes?: ThemeRules | undefined;
  /** Messages that the interface lacks in a language, one line for each file; undefined: not known here. */
  missingMessages?: ((language: Language) => string[]) | undefined;
}

/** A command of `estate <name>`. It returns the exit code: 0 done, 1 refused or not clean, 2 wrongly called. */
export interface Command {
  name: string;
  /** Arguments in words, for the list of commands. */
  usage: string;
  summary: string;
}

/** A command that needs the database: run inside the server that holds the data folder, else on the database itself. */
export interface DatabaseCommand extends Command {
  needs: 'database';
  run(context: AppContext, invocation: Invocation): Promise<number>;
}

/** A command that needs no more than files. */
export interface FileCommand extends Command {
  needs: 'files';
  run(config: Config, invocation: Invocation): Promise<number>;
}

/** Says why something was refused, and answers the exit code for it. Any other error is thrown on. */
export function refusal(error: unknown, Refused: new (...given: never[]) => Error, { json, output }: Pick<Invocation, 'json' | 'output'>): number {
  if (!(error instanceof Refused)) throw error;
  if (json) output.print(JSON.stringify({ ok: false, message: error.message }));
  else output.fail(error.message);
  return 1;
}
