import { resendMail, StatusRefused } from '../features/orders/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

/** Sends a mail of an order again; the rules stand at `resendMail`. */
export const orderResendMail: DatabaseCommand = {
  name: 'order resend-mail',
  usage: 'order resend-mail <number> [mail]',
  summary: 'send a mail of an order to its buyer again: confirmation (when none is named), link, dispatched, ready, completed',
  needs: 'database',
  async run(context, { args: [number, name], json, output }) {
    if (number === undefined) {
      output.fail('Of which order? estate order resend-mail <number> [mail]');
      return 2;
    }
    try {
      const { to } = await resendMail(context, number, name);
      if (json) output.print(JSON.stringify({ ok: true, number, to }));
      else output.print(`It goes to ${to} again and leaves with the running server.`);
      return 0;
    } catch (error) {
      return refusal(error, StatusRefused, { json, output });
    }
  },
};
