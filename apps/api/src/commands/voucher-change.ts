import { isLanguage, languages } from '@parral/api-spec/languages';
import { normaliseVoucherCode } from '@parral/rules';
import { visitsOfVoucher } from '../features/booking/index.ts';
import { extendVoucher, findVoucher, sendingsOf, sendVoucher, stateOfVoucher, VoucherRefused } from '../features/vouchers/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Shows one voucher: until when, for how many, what it was used for, to whom it was sent. */
export const voucherShow: DatabaseCommand = {
  name: 'voucher show',
  usage: 'voucher show <code>',
  summary: 'show a voucher of visits with its uses and to whom it was sent',
  needs: 'database',
  async run({ db }, { args: [code = ''], json, output }) {
    const file = await findVoucher(db, normaliseVoucherCode(code));
    if (file === null) {
      output.fail(`There is no voucher "${code}". \`estate voucher list\` shows them.`);
      return 1;
    }
    const { voucher } = file;
    const [visits, sendings] = [await visitsOfVoucher(db, voucher.code), await sendingsOf(db, voucher.code)];
    const state = stateOfVoucher(voucher, file.today);
    if (json) output.print(JSON.stringify({ ...voucher, state, visits, sendings }));
    else {
      output.print([voucher.code, state, `${voucher.startsOn} to ${voucher.endsOn}`, `${voucher.participants} people`, voucher.brand].join('\t'));
      for (const reference of visits) output.print(`used for the visit ${reference}`);
      for (const { name, email, language, sentAt } of sendings) output.print(`sent to ${name}, ${email}, in ${language}, ${sentAt.toISOString()}`);
    }
    return 0;
  },
};

/** Lets a voucher serve until another day; the rules stand at `extendVoucher`. */
export const voucherExtend: DatabaseCommand = {
  name: 'voucher extend',
  usage: 'voucher extend <code> <until> [reason…]',
  summary: 'let a voucher of visits serve until another day',
  needs: 'database',
  async run({ db }, { args: [code, until = '', ...words], json, output }) {
    if (code === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(until)) {
      output.fail(`Which voucher, and until when? estate ${voucherExtend.usage}, for example: voucher extend V-7K3MP-9WQ2D 2027-12-31`);
      return 2;
    }
    const kept = normaliseVoucherCode(code);
    try {
      await extendVoucher(db, kept, until, { reason: words.join(' ') });
      output.print(json ? JSON.stringify({ ok: true, code: kept, until }) : `The voucher ${kept} serves until ${until}.`);
      return 0;
    } catch (error) {
      return refusal(error, VoucherRefused, { json, output });
    }
  },
};

/** Mails a voucher to somebody, or once more; the rules stand at `sendVoucher`. */
export const voucherSend: DatabaseCommand = {
  name: 'voucher send',
  usage: 'voucher send <code> <email> <language> <name…>',
  summary: 'mail a voucher of visits to somebody in their language, with its code and the page to print; again sends it once more',
  needs: 'database',
  async run(context, { args: [code, email = '', language = '', ...names], json, output }) {
    const name = names.join(' ').trim();
    if (code === undefined || !isEmail(email) || !isLanguage(language) || name === '') {
      output.fail(`Which voucher, and to whom? estate ${voucherSend.usage}, for example: voucher send V-7K3MP-9WQ2D ana@example.com ${languages[0]} Ana Gil`);
      return 2;
    }
    const kept = normaliseVoucherCode(code);
    try {
      // No host: links begin with the configured public address, else the brand's first host.
      await sendVoucher(context, kept, { name, email, language, from: { protocol: 'https', host: '', hostname: '' } });
      output.print(json ? JSON.stringify({ ok: true, code: kept, to: email }) : `The voucher ${kept} leaves for ${email} with the running server.`);
      return 0;
    } catch (error) {
      return refusal(error, VoucherRefused, { json, output });
    }
  },
};
