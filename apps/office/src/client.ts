import { guardSubmits } from './browser/guard-submits.ts';

guardSubmits();
