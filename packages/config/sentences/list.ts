/** `npm run sentences`: lists every sentence of the specification that no table holds, and fails while there is one. */
import { rows, sentences, untold } from './sentences.ts';

const missing = untold();
for (const { section, text } of missing) console.log(`${section}  ${text}`);
const tables = new Set(rows().map(({ table }) => table));
console.log(
  `${sentences().length - missing.length} of ${sentences().length} sentences stand in ${tables.size} tables with their tests (${[...tables].join(', ')}).`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
