import { changeLevel, endMembership, MembershipRefused, renewMembership } from '../features/club/index.ts';
import { type DatabaseCommand, type Invocation, refusal } from './command.ts';

/** Gives a member's current membership another level; the rules stand at `changeLevel`. */
export const memberLevel: DatabaseCommand = {
  name: 'member level',
  usage: 'member level <number> <level> [reason…]',
  summary: 'give the current membership another level; its days stay, and imports leave it so',
  needs: 'database',
  async run({ db }, { args: [number, level, ...words], json, output }) {
    if (number === undefined || level === undefined) return unclear(memberLevel, output);
    return done(() => changeLevel(db, number, level, { reason: words.join(' ') }), `The member ${number} has the level ${level} now.`, { json, output });
  },
};

/** Renews a membership; the rules stand at `renewMembership`. */
export const memberRenew: DatabaseCommand = {
  name: 'member renew',
  usage: 'member renew <number> [reason…]',
  summary: 'let the membership that follows begin, its goal met or not; without a current one, another begins today',
  needs: 'database',
  async run({ db }, { args: [number, ...words], json, output }) {
    if (number === undefined) return unclear(memberRenew, output);
    return done(() => renewMembership(db, number, { reason: words.join(' ') }), `The membership of ${number} is renewed.`, { json, output });
  },
};

/** Lets a membership end; the rules stand at `endMembership`. */
export const memberEnd: DatabaseCommand = {
  name: 'member end',
  usage: 'member end <number> <last day> [reason…]',
  summary: 'let the current membership end on a day such as 2026-12-31; none follows it',
  needs: 'database',
  async run({ db }, { args: [number, day = '', ...words], json, output }) {
    if (number === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return unclear(memberEnd, output);
    return done(() => endMembership(db, number, day, { reason: words.join(' ') }), `The membership of ${number} ends on ${day}.`, { json, output });
  },
};

type Out = Pick<Invocation, 'json' | 'output'>;

async function done(work: () => Promise<void>, sentence: string, { json, output }: Out): Promise<number> {
  try {
    await work();
    output.print(json ? JSON.stringify({ ok: true }) : sentence);
    return 0;
  } catch (error) {
    return refusal(error, MembershipRefused, { json, output });
  }
}

function unclear({ usage }: DatabaseCommand, output: Invocation['output']): number {
  output.fail(`Whom, and what? estate ${usage}`);
  return 2;
}
