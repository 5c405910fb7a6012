import { acceptJoining, joiningRequests, MembershipRefused, openRenewals, refuseJoining } from '../features/club/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const everything = 100_000;

/** Lists who asks to become a member, and who for a renewal. */
export const joiningList: DatabaseCommand = {
  name: 'joining list',
  usage: 'joining list',
  summary: 'list who asks to become a member or for a renewal and has no answer yet, who has waited longest first',
  needs: 'database',
  async run({ db }, { json, output }) {
    const [joining, renewals] = [await joiningRequests(db, { most: everything }), await openRenewals(db, { most: everything })];
    if (json) output.print(JSON.stringify({ joining, renewals }));
    else if (joining.length + renewals.length === 0) output.print('Nobody waits for an answer.');
    else {
      for (const { id, createdAt, name, surname, email, message } of joining)
        output.print([id, createdAt.toISOString(), `${name} ${surname}`, email, message].join('\t'));
      for (const { number, requestedOn, name, surname, message } of renewals)
        output.print([number, requestedOn, `${name} ${surname}`, 'asks for a renewal: `estate member renew`', message].join('\t'));
    }
    return 0;
  },
};

/** Accepts a request; the rules stand at `acceptJoining`. */
export const joiningAccept: DatabaseCommand = {
  name: 'joining accept',
  usage: 'joining accept <id> <level> [reason…]',
  summary: 'invite somebody who asks to become a member',
  needs: 'database',
  async run(context, { args: [id = '', level, ...words], json, output }) {
    if (!uuid.test(id) || level === undefined) {
      output.fail(`Which request, and to what level? estate ${joiningAccept.usage}; \`estate joining list\` has the ids.`);
      return 2;
    }
    try {
      // No host: links begin with the configured public address, else the brand's first host.
      const number = await acceptJoining(context, id, { level, reason: words.join(' '), from: { protocol: 'https', host: '', hostname: '' } });
      output.print(json ? JSON.stringify({ ok: true, number }) : `The person is invited, with the number ${number}.`);
      return 0;
    } catch (error) {
      return refusal(error, MembershipRefused, { json, output });
    }
  },
};

/** Refuses a request; the rules stand at `refuseJoining`. */
export const joiningRefuse: DatabaseCommand = {
  name: 'joining refuse',
  usage: 'joining refuse <id> <reason> [words to the person …]',
  summary: 'refuse a request to become a member, which is forgotten; with words the person is written to',
  needs: 'database',
  async run(context, { args: [id = '', reason = '', ...said], json, output }) {
    if (!uuid.test(id) || reason === '') {
      output.fail(`Which request, and why? estate ${joiningRefuse.usage}`);
      return 2;
    }
    try {
      await refuseJoining(context, id, { reason, said: said.join(' ') });
      output.print(json ? JSON.stringify({ ok: true, id }) : 'The request is refused.');
      return 0;
    } catch (error) {
      return refusal(error, MembershipRefused, { json, output });
    }
  },
};
