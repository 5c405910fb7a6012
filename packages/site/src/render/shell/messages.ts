import { en } from './messages.en.ts';
import { es } from './messages.es.ts';

export const shellMessages = { es, en };
