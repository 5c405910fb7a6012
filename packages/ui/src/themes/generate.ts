/**
 * The registry of themes, from the folders beside: nothing outside a theme's folder says its name. `--check` writes nothing and fails
 * when what is committed differs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './generated-files.ts';

let stale = false;
for (const [name, text] of Object.entries(await generatedFiles(import.meta.dirname))) {
  const file = `${import.meta.dirname}/generated/${name}`;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`packages/ui/src/themes/generated/${name} is not what the folders of themes say. Run \`npm run generate\` and commit the result.`);
    stale = true;
  }
}
if (stale) process.exitCode = 1;
