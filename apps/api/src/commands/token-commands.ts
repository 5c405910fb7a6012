import { addToken, describeScopes, listTokens, revokeToken, TokenRefused } from '../features/tokens/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

const oneYear = 365;

/** Makes a token for a program and prints it, once; the rules stand at `addToken`. */
export const tokenAdd: DatabaseCommand = {
  name: 'token add',
  usage: 'token add <name> <scopes> [days]',
  summary: 'make a token by which a program reads here; it is shown once',
  needs: 'database',
  async run({ db }, { args: [name, scopes, days = String(oneYear)], json, output }) {
    if (name === undefined || scopes === undefined) {
      output.fail(`For what, and what may it read? For example: estate token add accounting orders:read 365\nScopes, with commas: ${describeScopes()}.`);
      return 2;
    }
    try {
      const made = await addToken(db, { name, scopes: scopes.split(','), days: Number(days) });
      if (json) output.print(JSON.stringify({ ok: true, ...made }));
      else {
        output.print(made.token);
        output.print(`It is shown this once: keep it where "${made.name}" keeps its secrets. It ends on ${made.expiresAt.toISOString().slice(0, 10)}.`);
      }
      return 0;
    } catch (error) {
      return refusal(error, TokenRefused, { json, output });
    }
  },
};

/** Lists the tokens: name, state, scopes, end, last use. */
export const tokenList: DatabaseCommand = {
  name: 'token list',
  usage: 'token list',
  summary: 'list the tokens of programs: what they may read, until when, when they last did',
  needs: 'database',
  async run({ db }, { json, output }) {
    const tokens = await listTokens(db);
    if (json) output.print(JSON.stringify(tokens));
    else if (tokens.length === 0) output.print('There are no tokens. `estate token add` makes one.');
    else
      for (const { name, state, scopes, expiresAt, lastUsedAt } of tokens) {
        const used = lastUsedAt === null ? 'never used' : `last used ${lastUsedAt.toISOString().slice(0, 16).replace('T', ' ')}`;
        output.print([name, state, scopes.join(','), `until ${expiresAt.toISOString().slice(0, 10)}`, used].join('\t'));
      }
    return 0;
  },
};

/** Ends a token at once. */
export const tokenRevoke: DatabaseCommand = {
  name: 'token revoke',
  usage: 'token revoke <name>',
  summary: 'end a token from now on',
  needs: 'database',
  async run({ db }, { args, json, output }) {
    const name = args.join(' ');
    if (name === '') {
      output.fail('Which one? estate token revoke <name>; estate token list shows them.');
      return 2;
    }
    const revoked = await revokeToken(db, name);
    if (json) output.print(JSON.stringify({ ok: revoked }));
    else if (revoked) output.print(`The token "${name}" reads nothing any more.`);
    else output.fail(`No token in use is called "${name}". estate token list shows them.`);
    return revoked ? 0 : 1;
  },
};
