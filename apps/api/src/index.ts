export { type Api, type ApiOptions, createApi } from './create-api.ts';
export { type Config, readConfig } from './platform/config/config.ts';
export type { AppContext } from './compose.ts';
export type { FileCommand } from './commands/command.ts';
export { runCommand, type CommandOptions } from './commands/run-command.ts';
export type { BlockRules, ThemeRules } from './platform/content/index.ts';
export { describeError } from './platform/log/logger.ts';
export { DataFolderTaken } from './platform/process/data-folder-lock.ts';
