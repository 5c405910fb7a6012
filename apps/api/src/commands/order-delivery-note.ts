import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deliveryNotePdf, readDeliveryNote, StatusRefused } from '../features/orders/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

/** Writes the note that goes into an order's parcel; the rules stand at `readDeliveryNote`. */
export const orderDeliveryNote: DatabaseCommand = {
  name: 'order delivery-note',
  usage: 'order delivery-note <number> [file]',
  summary:
    "write the paper that goes with an order's goods as a PDF (in DATA_DIR where no file is named): without prices and with its message where it is a gift",
  needs: 'database',
  async run(context, { args: [number, file], json, output }) {
    if (number === undefined) {
      output.fail('Of which order? estate order delivery-note <number> [file]');
      return 2;
    }
    try {
      const note = await readDeliveryNote(context, number);
      const { name, content } = await deliveryNotePdf(context, number);
      const target = file ?? path.resolve(context.config.dataDir, name);
      await writeFile(target, content);
      output.print(
        json
          ? JSON.stringify({ ok: true, number, file: target, has_prices: note.sums.length > 0, message: note.message })
          : `${target} goes with the order ${number}.`,
      );
      return 0;
    } catch (error) {
      return refusal(error, StatusRefused, { json, output });
    }
  },
};
