import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictures } from './pictures.ts';

const folder = new URL('../../demo/images/', import.meta.url);

for (const [path, draw] of Object.entries(pictures)) {
  const file = fileURLToPath(new URL(path, folder));
  const drawing = draw();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, drawing);
  process.stdout.write(`${path}  ${Math.round(drawing.length / 1000)} kB\n`);
}
