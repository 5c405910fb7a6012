import { addEndpoint, eventTypes, listEndpoints, removeEndpoint, testEndpoint, WebhookRefused } from '../features/webhooks/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

const minute = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ');

/** Registers an address that is told of orders and visits, and prints the secret of its signatures, once. */
export const webhookAdd: DatabaseCommand = {
  name: 'webhook add',
  usage: 'webhook add <name> <https://…> [events]',
  summary: 'tell a program at that address of orders and visits; its secret is shown once',
  needs: 'database',
  async run({ db, config }, { args: [name, url, events = ''], json, output }) {
    if (name === undefined || url === undefined) {
      const all = Object.entries(eventTypes).map(([type, when]) => `${type} (${when})`);
      output.fail(
        `Whose, and where? For example: estate webhook add erp https://erp.my-winery.example/parral\nEvents, with commas; all without: ${all.join(', ')}.`,
      );
      return 2;
    }
    try {
      const { endpoint, secret } = await addEndpoint(db, config.webhooks, { name, url, types: events.split(',').filter((type) => type !== '') });
      if (json) output.print(JSON.stringify({ ok: true, name, url: endpoint.url, types: endpoint.types, secret }));
      else {
        output.print(secret);
        output.print(`It is shown this once: "${name}" knows our calls by it. \`estate webhook test ${name}\` sends one.`);
      }
      return 0;
    } catch (error) {
      return refusal(error, WebhookRefused, { json, output });
    }
  },
};

/** Lists the webhooks: name, address, events, how the last call ended. */
export const webhookList: DatabaseCommand = {
  name: 'webhook list',
  usage: 'webhook list',
  summary: 'list what programs are told of, and how the last call to each ended',
  needs: 'database',
  async run({ db }, { json, output }) {
    const endpoints = await listEndpoints(db);
    if (json) output.print(JSON.stringify(endpoints));
    else if (endpoints.length === 0) output.print('Nobody is told of anything. `estate webhook add` registers an address.');
    else
      for (const { name, url, types, deliveredAt, failedAt, failure } of endpoints) {
        const last =
          failure !== null && failedAt !== null
            ? `failed ${minute(failedAt)}: ${failure}`
            : deliveredAt === null
              ? 'not called yet'
              : `taken ${minute(deliveredAt)}`;
        output.print([name, url, types.join(','), last].join('\t'));
      }
    return 0;
  },
};

/** Ends a webhook: what waits for it is told to nobody. */
export const webhookRemove: DatabaseCommand = {
  name: 'webhook remove',
  usage: 'webhook remove <name>',
  summary: 'tell a program nothing any more',
  needs: 'database',
  async run({ db }, { args: [name = ''], json, output }) {
    const removed = (await removeEndpoint(db, name)) !== null;
    if (json) output.print(JSON.stringify({ ok: removed }));
    else if (removed) output.print(`"${name}" is told nothing any more.`);
    else output.fail(`No webhook is called "${name}". estate webhook list shows them.`);
    return removed ? 0 : 1;
  },
};

/** Sends a signed call of the type `webhook.test` at once and says how it ended. */
export const webhookTest: DatabaseCommand = {
  name: 'webhook test',
  usage: 'webhook test <name>',
  summary: 'send a program a call to try, and say how it answered',
  needs: 'database',
  async run(context, { args: [name = ''], json, output }) {
    try {
      await testEndpoint(context, name);
      output.print(json ? JSON.stringify({ ok: true }) : `"${name}" took it.`);
      return 0;
    } catch (error) {
      return refusal(error, WebhookRefused, { json, output });
    }
  },
};
