import { readFile } from 'node:fs/promises';
import type { components } from '@parral/api-spec';
import { changeAddress, checkoutDeps } from '../features/checkout/index.ts';
import { readOrderFile, StatusRefused } from '../features/orders/index.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { type DatabaseCommand, refusal } from './command.ts';

/** Sends an order elsewhere; the rules stand at `changeAddress`. */
export const orderAddress: DatabaseCommand = {
  name: 'order address',
  usage: 'order address <number> <file.json>',
  summary: 'send an order elsewhere until it is packed, and tell its buyer; the file is a shipping_address of changeOfficeAddress',
  needs: 'database',
  async run(context, { args: [number, file], json, output }) {
    if (number === undefined || file === undefined) {
      output.fail('Which order, and where to? estate order address <number> address.json');
      return 2;
    }
    try {
      const address = JSON.parse(await readFile(file, 'utf8')) as components['schemas']['ShippingAddress'];
      const seen = await readOrderFile(context.db, { number });
      if (seen === null) throw new StatusRefused(`There is no order ${number}. \`estate order list\` shows them.`);
      const { changed } = await changeAddress(checkoutDeps(context), seen, address);
      if (json) output.print(JSON.stringify({ ok: true, changed, number }));
      else
        output.print(
          changed
            ? `The order ${number} goes to the new address; the mail to its buyer leaves with the running server.`
            : `The order ${number} goes there already; nothing was changed.`,
        );
      return 0;
    } catch (error) {
      return refusal(error, error instanceof ApiError ? ApiError : StatusRefused, { json, output });
    }
  },
};
