import { queueCheckIns } from './browser/check-in-queue.ts';
import { chooseWines } from './browser/choose-wines.ts';
import { guardSubmits } from './browser/guard-submits.ts';
import { printAndDrop } from './browser/print-and-drop.ts';
import { readyScanner } from './browser/ready-scanner.ts';
import { refreshLive } from './browser/refresh-live.ts';
import { sendAtOnce } from './browser/send-at-once.ts';
import { showCurrentPart } from './browser/show-current-part.ts';

queueCheckIns();
chooseWines();
guardSubmits();
refreshLive();
printAndDrop();
readyScanner();
sendAtOnce();
showCurrentPart();
