import { readFile } from 'node:fs/promises';
import type { components } from '@parral/api-spec';
import { toCents } from '@parral/rules';
import { bookingDeps, findGroupRequests, proposeToGroup, refuseGroup, VisitRefused } from '../features/booking/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Lists what groups ask for, newest first. */
export const groupList: DatabaseCommand = {
  name: 'group list',
  usage: 'group list [waiting|open|proposed|lapsed|booked|refused]',
  summary: 'list the visits that groups asked for, and what became of each',
  needs: 'database',
  async run({ db }, { args: [wanted], json, output }) {
    const state = (['waiting', 'open', 'proposed', 'lapsed', 'booked', 'refused'] as const).find((one) => one === wanted);
    const found = await findGroupRequests(db, { state, most: 200 });
    const rows = found.map(({ id, state: stands, day, people, name, email, reference }) => ({ id, state: stands, day, people, name, email, reference }));
    if (json) output.print(JSON.stringify(rows));
    else if (rows.length === 0) output.print('No request of a group fits.');
    else
      for (const row of rows)
        output.print(
          Object.values(row)
            .map((one) => one ?? '')
            .join('\t'),
        );
    return 0;
  },
};

/** Answers a group; the rules stand at `proposeToGroup`. */
export const groupPropose: DatabaseCommand = {
  name: 'group propose',
  usage: 'group propose <id> <file.json>',
  summary: 'hold the places of a group and mail it a payment link; the file is a body of proposeToGroup',
  needs: 'database',
  async run(context, { args: [id = '', file], json, output }) {
    if (!uuid.test(id) || file === undefined) {
      output.fail('Which request, and what? estate group propose <id> proposal.json; `estate group list waiting` has the ids.');
      return 2;
    }
    try {
      const wish = JSON.parse(await readFile(file, 'utf8')) as components['schemas']['OfficeGroupProposal'];
      const { key, experience_id: experienceId, date, language, adults, children, babies, total_price: agreed, words = '', hold_hours: holdHours } = wish;
      const link = await proposeToGroup(bookingDeps(context), id, {
        key,
        experienceId,
        date,
        language,
        words,
        holdHours,
        counts: { adults, children, babies },
        agreedCents: agreed === undefined ? undefined : toCents(agreed),
        from: { protocol: 'https', host: '', hostname: '' },
      });
      output.print(json ? JSON.stringify({ ok: true, link }) : `The places are held. The link ${link} leaves by mail with the running server.`);
      return 0;
    } catch (error) {
      return refusal(error, VisitRefused, { json, output });
    }
  },
};

/** Ends a request; the rules stand at `refuseGroup`. */
export const groupRefuse: DatabaseCommand = {
  name: 'group refuse',
  usage: 'group refuse <id> <reason> [words to the person …]',
  summary: 'end a request of a group without a visit; with words the person is written to',
  needs: 'database',
  async run(context, { args: [id = '', reason = '', ...said], json, output }) {
    if (!uuid.test(id) || reason === '') {
      output.fail('Which request, and why? estate group refuse <id> "no room" ["We are sorry …"]');
      return 2;
    }
    try {
      await refuseGroup(bookingDeps(context), id, { reason, said: said.join(' ') });
      output.print(json ? JSON.stringify({ ok: true, id }) : 'The request is ended.');
      return 0;
    } catch (error) {
      return refusal(error, VisitRefused, { json, output });
    }
  },
};
