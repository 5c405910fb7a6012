export { type Api, type ApiOptions, createApi } from './server/create-api.ts';
export { type Config, readConfig } from './server/config.ts';
export type { Context } from './server/context.ts';
export { runCommand, type CommandOptions } from './commands/run-command.ts';
export type { BlockRules } from './estate-folder/index.ts';
export { describeError } from './server/logger.ts';
export { DataFolderTaken } from './process/data-folder-lock.ts';
