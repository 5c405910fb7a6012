import { askAdmin } from '../platform/process/admin-socket.ts';
import { checkOnce, folderOf } from './check.ts';
import type { FileCommand } from './command.ts';
import { changesOf } from './watch-folder.ts';

/**
 * For writing: checks a folder at each change, says what is wrong by file and line, and puts what is good on the site that runs on
 * the data folder. Pages that are open there in the editors' mode (`EDITORS=on`) load themselves anew.
 */
export const write: FileCommand = {
  name: 'write',
  usage: 'write [folder]',
  summary: 'check an estate folder at each change and put what is good on the running site',
  needs: 'files',
  async run(config, invocation) {
    const { signal, output } = invocation;
    const folder = folderOf(config, invocation);
    if (folder === undefined) return 2;
    output.print(`Watching ${folder}. Ctrl+C ends it.`);
    for await (const _change of changesOf(folder, signal)) {
      if (!(await checkOnce(folder, config, invocation))) continue;
      const done = await askAdmin(config.dataDir, { command: 'import', args: [folder], json: false }, (line) => {
        if ('print' in line) output.print(line.print);
        if ('fail' in line) output.fail(line.fail);
      });
      if (done === null) output.fail('No site runs on this data folder: start it in another window with EDITORS=on npm start. The folder was only checked.');
    }
    return 0;
  },
};
