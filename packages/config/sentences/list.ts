/** `npm run sentences`: lists every sentence of the specification that no table holds, and fails while there is one. */
import { rows, sentences, setAside, untold } from './sentences.ts';

const all = sentences().length;
const leftOut = untold();
const aside = setAside();
const tables = new Set(rows().map(({ table }) => table));
for (const { section, text } of leftOut) console.log(`${section}  ${text}`);
for (const line of aside) console.log(line);
console.log(
  `${all - leftOut.length - aside.length} of ${all} sentences stand with their tests in ${[...tables].join(', ')}; ${aside.length} are set aside, ${leftOut.length} left out.`,
);
process.exitCode = leftOut.length === 0 ? 0 : 1;
