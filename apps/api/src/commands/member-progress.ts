import { formatMoney } from '@parral/rules';
import { progressOf } from '../features/club/index.ts';
import { readToday } from '../platform/database/today.ts';
import type { DatabaseCommand } from './command.ts';

/** Says where members stand to their goal, by level. */
export const memberProgress: DatabaseCommand = {
  name: 'member progress',
  usage: 'member progress [year]',
  summary: 'say by level where members stand to their goal today, or on the last day of a year that is over',
  needs: 'database',
  async run({ db }, { args: [given], json, output }) {
    const year = Number(given ?? (await readToday(db)).slice(0, 4));
    if (!Number.isInteger(year) || year < 2000 || year > 2100) {
      output.fail(`"${given}" is no year. Write it as 2026.`);
      return 2;
    }
    const { day, levels } = await progressOf(db, year);
    if (json) output.print(JSON.stringify({ year, day, levels }));
    else if (levels.length === 0) output.print(`Nobody was a member on ${day}.`);
    else
      for (const { level, members, withoutGoal, quarters, met, goalCents, spentCents } of levels)
        output.print(
          [
            level,
            `${members} members on ${day}`,
            `${quarters.join(', ')} in the four quarters of the goal`,
            `${met} have met it`,
            `${withoutGoal} without one`,
            `${formatMoney(spentCents)} of ${formatMoney(goalCents)}`,
          ].join('\t'),
        );
    return 0;
  },
};
