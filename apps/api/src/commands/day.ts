import { dayList, type DayEntry } from '../features/booking/index.ts';
import { isDay } from '../platform/content/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Prints a day's visits: each hour, visit and language with its people, and below it who comes. */
export const day: DatabaseCommand = {
  name: 'day',
  usage: 'day <YYYY-MM-DD>',
  summary: 'print the visits of a day by hour, language and people',
  needs: 'database',
  async run({ db }, { args, json, output }) {
    const wanted = args[0] ?? '';
    if (args.length !== 1 || !isDay(wanted)) {
      output.fail('Which day? Write it as in: estate day 2027-05-03');
      return 2;
    }
    const entries = await dayList(db, wanted);
    if (json) output.print(JSON.stringify(entries));
    else if (entries.length === 0) output.print(`No visits are booked for ${wanted}.`);
    else for (const group of groups(entries)) printGroup(group, output.print);
    return 0;
  },
};

function groups(entries: readonly DayEntry[]): DayEntry[][] {
  return [...Map.groupBy(entries, ({ time, experience, language }) => [time, experience, language].join('\t')).values()];
}

function printGroup(group: readonly DayEntry[], print: (line: string) => void): void {
  const [first] = group;
  if (first === undefined) return;
  const people = group.reduce((sum, entry) => sum + entry.people, 0);
  print([first.time, first.experience, first.language, `${people} people`, first.guide, first.room].filter((part) => part !== null).join('\t'));
  for (const { name, phone, adults, children, babies, paidWith, comment } of group)
    print(['', name, phone, `${adults} + ${children} + ${babies}`, paidWith, comment].join('\t').trimEnd());
}
