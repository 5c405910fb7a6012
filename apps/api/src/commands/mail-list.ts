import { listMails } from '../platform/mail/mail-folder.ts';
import { mailFolder } from '../platform/mail/transport.ts';
import type { FileCommand } from './command.ts';

/** Lists the mails that were written into the data folder, newest first. */
export const mailList: FileCommand = {
  name: 'mail list',
  usage: 'mail list',
  summary: 'list the mails in the data folder (there are none when SMTP_URL is set)',
  needs: 'files',
  async run(config, { json, output }) {
    const mails = await listMails(mailFolder(config));
    if (json) output.print(JSON.stringify(mails));
    else for (const { date, to, subject, file } of mails) output.print([date, to, subject, file].join('\t'));
    return 0;
  },
};
