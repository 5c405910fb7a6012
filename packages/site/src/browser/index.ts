export { createAppClient } from './create-app-client.ts';
