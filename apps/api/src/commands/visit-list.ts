import { dayList } from '../features/booking/index.ts';
import { isDay } from '../platform/content/index.ts';
import type { DatabaseCommand } from './command.ts';
import { paidWithWords } from './state-words.ts';

/** Lists the visits of a day with the references by which the other commands know them. */
export const visitList: DatabaseCommand = {
  name: 'visit list',
  usage: 'visit list <YYYY-MM-DD>',
  summary: 'list the booked visits of a day with their references',
  needs: 'database',
  async run({ db }, { args, json, output }) {
    const wanted = args[0] ?? '';
    if (args.length !== 1 || !isDay(wanted)) {
      output.fail('Of which day? Write it as in: estate visit list 2027-05-03');
      return 2;
    }
    const entries = await dayList(db, wanted);
    if (json) output.print(JSON.stringify(entries));
    else if (entries.length === 0) output.print(`No visits are booked for ${wanted}.`);
    else
      for (const { reference, time, brand, experience, language, people, name, phone, paidWith } of entries)
        output.print([reference, time, brand, experience, language, `${people} people`, name, phone, paidWithWords[paidWith]].join('\t'));
    return 0;
  },
};
