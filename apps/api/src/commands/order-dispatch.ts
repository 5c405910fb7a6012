import { dispatchOrder, StatusRefused } from '../features/orders/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

/** Hands an order to its carrier; the rules stand at `dispatchOrder`. */
export const orderDispatch: DatabaseCommand = {
  name: 'order dispatch',
  usage: 'order dispatch <number> <carrier> [tracking number]',
  summary: 'hand an order to a carrier of shipping.yaml: its buyer gets the tracking address by mail',
  needs: 'database',
  async run(context, { args: [number, carrier, tracking], json, output }) {
    if (number === undefined || carrier === undefined) {
      output.fail('Which order, and by whom? estate order dispatch <number> <carrier> [tracking number]');
      return 2;
    }
    try {
      const { changed } = await dispatchOrder(context, number, carrier, tracking ?? null);
      if (json) output.print(JSON.stringify({ ok: true, changed, number }));
      else
        output.print(
          changed
            ? `The order ${number} is on its way; the mail to its buyer leaves with the running server.`
            : `The order ${number} was dispatched already; nothing was changed.`,
        );
      return 0;
    } catch (error) {
      return refusal(error, StatusRefused, { json, output });
    }
  },
};
