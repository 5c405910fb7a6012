import { queueCheckIns } from './browser/check-in-queue.ts';
import { guardSubmits } from './browser/guard-submits.ts';
import { printAndDrop } from './browser/print-and-drop.ts';
import { refreshLive } from './browser/refresh-live.ts';

queueCheckIns();
guardSubmits();
refreshLive();
printAndDrop();
