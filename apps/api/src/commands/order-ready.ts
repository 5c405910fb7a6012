import { readyOrder, StatusRefused } from '../features/orders/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

/** Says that a pickup waits at the shop; the rules stand at `readyOrder`. */
export const orderReady: DatabaseCommand = {
  name: 'order ready',
  usage: 'order ready <number>',
  summary: 'tell the buyer of a pickup that the order waits at the shop',
  needs: 'database',
  async run(context, { args: [number], json, output }) {
    if (number === undefined) {
      output.fail('Which order? estate order ready <number>');
      return 2;
    }
    try {
      const { changed } = await readyOrder(context, number);
      if (json) output.print(JSON.stringify({ ok: true, changed, number }));
      else
        output.print(
          changed
            ? `The order ${number} is ready; the mail to its buyer leaves with the running server.`
            : `The order ${number} was ready already; nothing was changed.`,
        );
      return 0;
    } catch (error) {
      return refusal(error, StatusRefused, { json, output });
    }
  },
};
