import { formatMoney, toCents } from '@parral/rules';
import { listWines, MovementRefused, officeSays, saleOf, setSku, SettingRefused, type SkuWish, type StockMove } from '../features/catalogue/index.ts';
import { moveStock, shelfOf, waitingBottles } from '../features/orders/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

const kinds = ['count', 'delivery', 'breakage', 'reserve', 'release'] as const;
const sales = ['on_sale', 'soon', 'off', 'folder'] as const;
const everything = 100_000;

/** Lists the stock of every sku. */
export const stockList: DatabaseCommand = {
  name: 'stock list',
  usage: 'stock list [words…]',
  summary: 'list the bottles of each sku: on the shelf, sold and waiting, left, of those for members alone',
  needs: 'database',
  async run({ db }, { args, json, output }) {
    const found = (await listWines(db, { text: args.join(' '), most: everything })).flatMap((row) =>
      row.stock === null ? [] : [{ ...row, stock: row.stock }],
    );
    const waiting = await waitingBottles(
      db,
      found.map(({ product }) => product.sku),
    );
    const rows = found.map(({ product, stock }) => ({
      sku: product.sku,
      sale: saleOf(product),
      shelf: shelfOf(stock, waiting.get(product.sku) ?? 0),
      waiting: waiting.get(product.sku) ?? 0,
      left: stock.onHand - stock.allocated,
      reserved: stock.reserved,
    }));
    if (json) output.print(JSON.stringify(rows));
    else if (rows.length === 0) output.print('No wine fits.');
    else
      for (const { sku, sale, shelf, waiting: sold, left, reserved } of rows)
        output.print([sku, sale, `${shelf} on the shelf`, `${sold} wait to be sent`, `${left} left`, `${reserved} of them for members`].join('\t'));
    return 0;
  },
};

/** Moves bottles of a sku; the rules stand at `moveStock`. */
export const stockMove: DatabaseCommand = {
  name: 'stock move',
  usage: 'stock move <sku> <count|delivery|breakage|reserve|release> <bottles> <reason…>',
  summary: 'write down what a count found on the shelf, a delivery, breakage, bottles for members alone or no longer',
  needs: 'database',
  async run(context, { args: [sku, kind, bottles, ...words], json, output }) {
    const move: Partial<StockMove> = { kind: kinds.find((one) => one === kind), units: Number(bottles), reason: words.join(' ').trim() };
    if (sku === undefined || move.kind === undefined || !/^\d{1,7}$/.test(bottles ?? '') || move.reason === '') {
      output.fail(`Which sku, what, how many, and why? estate ${stockMove.usage}`);
      return 2;
    }
    try {
      await moveStock(context, sku, move as StockMove);
      output.print(json ? JSON.stringify({ ok: true, sku }) : `Written down. \`estate stock list ${sku}\` shows it.`);
      return 0;
    } catch (error) {
      return refusal(error, MovementRefused, { json, output });
    }
  },
};

/** Says what a sku costs; the rules stand at `setSku`. */
export const winePrice: DatabaseCommand = {
  name: 'wine price',
  usage: 'wine price <sku> <euros[/reduced]|folder> <now|day> <reason…>',
  summary: 'say what a sku costs in place of the folder, now or from a day (2026-12-01) on; folder: what the folder says counts again',
  needs: 'database',
  async run(context, { args: [sku, what = '', ...rest], json, output }) {
    const amounts = /^(\d{1,6}(?:[.,]\d{1,2})?)(?:\/(\d{1,6}(?:[.,]\d{1,2})?))?$/.exec(what);
    const cents = (text: string) => toCents(Number(text.replace(',', '.')));
    const wish: SkuWish | null =
      what === 'folder'
        ? { price: 'folder' }
        : amounts?.[1] === undefined
          ? null
          : { price: { priceCents: cents(amounts[1]), reducedCents: amounts[2] === undefined ? null : cents(amounts[2]) } };
    return set(context, winePrice, { sku, wish, rest, json, output });
  },
};

/** Says how a sku is sold; the rules stand at `setSku`. */
export const wineSale: DatabaseCommand = {
  name: 'wine sale',
  usage: 'wine sale <sku> <on_sale|soon|off|folder> <now|day> <reason…>',
  summary: 'say how a sku is sold in place of the folder, now or from a day on; folder: what the folder says counts again',
  needs: 'database',
  async run(context, { args: [sku, what, ...rest], json, output }) {
    const sale = sales.find((one) => one === what);
    return set(context, wineSale, { sku, wish: sale === undefined ? null : { sale }, rest, json, output });
  },
};

/** Lists what of the folder does not count. */
export const wineSaid: DatabaseCommand = {
  name: 'wine said',
  usage: 'wine said',
  summary: 'list where the office says another price or sale state than the folder, which stays until it is given back',
  needs: 'database',
  async run({ db }, { json, output }) {
    const said = await officeSays(db);
    if (json) output.print(JSON.stringify(said));
    else for (const line of saidLines(said)) output.print(line);
    return 0;
  },
};

/** One line for each price and sale state of the folder that does not count, under a sentence; nothing where all of it does. */
export function saidLines(said: Awaited<ReturnType<typeof officeSays>>): string[] {
  if (said.length === 0) return [];
  const shown = (value: string | number) => (typeof value === 'number' ? formatMoney(value) : value);
  return [
    'The office says otherwise than the folder, and that counts (`estate wine price … folder` gives it back):',
    ...said.map(({ sku, kind, counts, folder }) => `  ${sku} ${kind}: ${shown(counts)}, in the folder ${shown(folder)}`),
  ];
}

async function set(
  context: Parameters<DatabaseCommand['run']>[0],
  { usage }: DatabaseCommand,
  {
    sku,
    wish,
    rest: [from, ...words],
    json,
    output,
  }: { sku: string | undefined; wish: SkuWish | null; rest: string[] } & Pick<Parameters<DatabaseCommand['run']>[1], 'json' | 'output'>,
): Promise<number> {
  const reason = words.join(' ').trim();
  if (sku === undefined || wish === null || (from !== 'now' && !/^\d{4}-\d{2}-\d{2}$/.test(from ?? '')) || reason === '') {
    output.fail(`Which sku, what, from when on, and why? estate ${usage}`);
    return 2;
  }
  try {
    await setSku(context, sku, wish, { day: from === 'now' ? null : (from ?? null), reason });
    output.print(json ? JSON.stringify({ ok: true, sku, from }) : from === 'now' ? `It counts now.` : `It counts from ${from} on, by itself.`);
    return 0;
  } catch (error) {
    return refusal(error, SettingRefused, { json, output });
  }
}
