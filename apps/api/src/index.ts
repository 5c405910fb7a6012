export { type Api, type ApiOptions, createApi } from './server/create-api.ts';
export { type Config, readConfig } from './server/config.ts';
export type { Context } from './server/context.ts';
export { DataFolderTaken } from './process/data-folder-lock.ts';
