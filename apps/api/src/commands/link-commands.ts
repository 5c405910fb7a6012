import { readFile } from 'node:fs/promises';
import type { components } from '@parral/api-spec';
import { formatMoney } from '@parral/rules';
import { bookingDeps, registerLinkedVisits } from '../features/booking/index.ts';
import { checkoutDeps, orderByTelephone, registerLinkedOrders } from '../features/checkout/index.ts';
import { findLink, linkState, listLinks } from '../features/links/index.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { type DatabaseCommand, refusal } from './command.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes an order by telephone; the rules stand at `orderByTelephone`. */
export const linkOrder: DatabaseCommand = {
  name: 'link order',
  usage: 'link order <file.json>',
  summary: 'hold the bottles of an order and mail its buyer a payment link; the file is a body of orderByTelephone',
  needs: 'database',
  async run(context, { args: [file], json, output }) {
    if (file === undefined) {
      output.fail('Which order? estate link order order.json');
      return 2;
    }
    try {
      const wish = JSON.parse(await readFile(file, 'utf8')) as components['schemas']['OfficeTelephoneOrder'];
      const id = await orderByTelephone(checkoutDeps(context), {
        key: wish.key ?? null,
        brand: wish.site,
        language: wish.language,
        lines: wish.lines.map(({ product_id: sku, quantity }) => ({ sku, quantity })),
        client: wish.client_info,
        address: wish.shipping_address,
        comment: wish.comment ?? '',
        words: wish.words ?? '',
        holdHours: wish.hold_hours,
        from: { protocol: 'https', host: '', hostname: '' },
      });
      output.print(json ? JSON.stringify({ ok: true, id }) : `The bottles are held. The link ${id} leaves by mail with the running server.`);
      return 0;
    } catch (error) {
      return refusal(error, ApiError, { json, output });
    }
  },
};

/** Lists payment links, newest first. */
export const linkList: DatabaseCommand = {
  name: 'link list',
  usage: 'link list [part of name, mail or order]',
  summary: 'list payment links: how they stand, until when, for whom, how much',
  needs: 'database',
  async run({ db }, { args, json, output }) {
    const links = (await listLinks(db, { text: args.join(' '), most: 200 })).map((link) => ({
      id: link.id,
      state: linkState(link),
      until: link.until.toISOString(),
      name: link.name,
      email: link.email,
      total_cents: link.amountCents,
      sale: link.sale,
    }));
    if (json) output.print(JSON.stringify(links));
    else if (links.length === 0) output.print('No payment link fits.');
    else
      for (const { id, state, until, name, email, total_cents: cents, sale } of links)
        output.print([id, state, until, name, email, formatMoney(cents), sale ?? ''].join('\t'));
    return 0;
  },
};

/** A command that does something with one link. */
function withLink(step: 'send' | 'withdraw', summary: string, said: string): DatabaseCommand {
  return {
    name: `link ${step}`,
    usage: `link ${step} <id>`,
    summary,
    needs: 'database',
    async run(context, { args: [id = ''], json, output }) {
      const link = uuid.test(id) ? await findLink(context.db, { id }) : null;
      if (link === null) {
        output.fail(`Which link? estate link ${step} <id>; \`estate link list\` has them.`);
        return 2;
      }
      registerLinkedOrders(checkoutDeps(context));
      registerLinkedVisits(bookingDeps(context));
      try {
        await (step === 'send' ? context.links.sendAgain(id) : context.links.withdraw(link));
        output.print(json ? JSON.stringify({ ok: true, id }) : said);
        return 0;
      } catch (error) {
        return refusal(error, ApiError, { json, output });
      }
    },
  };
}

export const linkSend = withLink('send', 'send a payment link again; that of the mail before serves no longer', 'A new link leaves with the running server.');
export const linkWithdraw = withLink(
  'withdraw',
  'withdraw a payment link; what it holds is on sale again',
  'The link is withdrawn, and what it held is on sale again.',
);
