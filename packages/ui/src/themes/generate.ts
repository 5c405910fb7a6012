/**
 * The registry of themes, from the folders beside: nothing outside a theme's folder says its name. And their faces, cut to what is set
 * in them. `--check` writes nothing and fails when what is committed differs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedFiles } from './generated-files.ts';

let stale = false;
for (const [name, content] of Object.entries(await generatedFiles(import.meta.dirname))) {
  const file = `${import.meta.dirname}/generated/${name}`;
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  } else if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content))) {
    console.error(`packages/ui/src/themes/generated/${name} is not what the folders of themes say. Run \`npm run generate\` and commit the result.`);
    stale = true;
  }
}
if (stale) process.exitCode = 1;
