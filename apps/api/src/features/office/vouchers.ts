import type { components } from '@parral/api-spec';
import { normaliseVoucherCode } from '@parral/rules';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { asAnswer } from '../../platform/http/refused.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { versionOf } from '../../platform/http/seen-version.ts';
import { readToday } from '../../platform/database/today.ts';
import { rowsOfSequence } from '../../platform/outbox/outbox.store.ts';
import { bookingDeps, type BookingTerms, visitsOfVoucher } from '../booking/index.ts';
import { asActor, listActions } from '../staff/index.ts';
import {
  blockVoucher,
  extendVoucher,
  findVoucher,
  findVouchers,
  giveVoucherBack,
  isSaid,
  makeVouchers,
  sendingKey,
  type SendingRow,
  sendingSequence,
  sendingsOf,
  sendVoucher,
  stateOfVoucher,
  voucherFacts,
  type VoucherRow,
} from '../vouchers/index.ts';
import { actionBody } from './actions.ts';
import type { OfficeContext } from './office-context.ts';
import { page } from './page.ts';
import { nameOf } from './visits.ts';

type Schemas = components['schemas'];
type Operations =
  | 'listOfficeVouchers'
  | 'makeOfficeVouchers'
  | 'getOfficeVoucher'
  | 'extendOfficeVoucher'
  | 'blockOfficeVoucher'
  | 'sendOfficeVoucher'
  | 'giveOfficeVoucherBack';

/** Vouchers of visits at the office, by the functions that the commands call. */
export function officeVouchers(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, officeSessions } = context;
  const deps = bookingDeps(context);

  async function show(code: string): Promise<Schemas['OfficeVoucherFile']> {
    const file = await findVoucher(db, code);
    if (file === null) throw new ApiError('NOT_FOUND');
    const [terms, visits, sendings, mails, actions] = await Promise.all([
      deps.terms(),
      visitsOfVoucher(db, code),
      sendingsOf(db, code),
      rowsOfSequence(db, sendingSequence(code)),
      listActions(db, { subjectKind: 'voucher', subject: code, most: 200 }),
    ]);
    return {
      voucher: voucherBody(file.voucher, terms, file.today),
      version: versionOf(voucherFacts(file.voucher, sendings.length)),
      used_at: file.voucher.usedAt?.toISOString() ?? null,
      visits,
      sendings: sendings.map((one) => sendingBody(one, mails)),
      actions: actions.map(actionBody),
    };
  }

  /** Does something as who is signed in. */
  async function acting<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const { staff } = await officeSessions.require(request);
    try {
      return await asActor({ staffId: staff.id }, work);
    } catch (error) {
      throw asAnswer(error);
    }
  }

  async function change(request: FastifyRequest, text: string, work: (code: string) => Promise<void>): Promise<Schemas['OfficeVoucherFile']> {
    const code = normaliseVoucherCode(text);
    if ((await findVoucher(db, code)) === null) throw new ApiError('NOT_FOUND');
    await acting(request, () => work(code));
    return show(code);
  }

  return {
    async listOfficeVouchers({ query: { q: text, page_size: size = 50, ...query } }) {
      const [{ rows, next }, terms, day] = await Promise.all([
        page(size, (most) => findVouchers(db, { ...query, text: text?.trim(), most })),
        deps.terms(),
        readToday(db),
      ]);
      return { vouchers: rows.map((row) => voucherBody(row, terms, day)), next: next?.code ?? null };
    },

    async makeOfficeVouchers({ body: { people: participants, ...batch }, request }) {
      const made = await acting(request, () => makeVouchers(context, { ...batch, participants }));
      const [terms, day] = [await deps.terms(), await readToday(db)];
      return { vouchers: made.map((row) => voucherBody(row, terms, day)) };
    },

    async getOfficeVoucher({ params }) {
      return show(normaliseVoucherCode(params.code));
    },

    async extendOfficeVoucher({ params, body: { version: seen, until, reason }, request }) {
      return change(request, params.code, (code) => extendVoucher(db, code, until, { reason, seen }));
    },

    async giveOfficeVoucherBack({ params, body: { version: seen, reason }, request }) {
      return change(request, params.code, (code) => giveVoucherBack(db, code, { reason, seen }));
    },

    async sendOfficeVoucher({ params, body: { version: seen, ...to }, request }) {
      return change(request, params.code, (code) => sendVoucher(context, code, { ...to, from: request }, seen));
    },

    async blockOfficeVoucher({ params, body: { version: seen, active, reason }, request }) {
      return change(request, params.code, (code) => blockVoucher(db, code, active, { reason, seen }));
    },
  };
}

/** A voucher as lists show it. */
export function voucherBody(row: VoucherRow, terms: BookingTerms, day: string): Schemas['OfficeVoucher'] {
  return {
    code: row.code,
    brand: row.brand,
    visit: row.experienceId === null ? null : nameOf(terms, row.experienceId),
    people: row.participants,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    state: stateOfVoucher(row, day),
    made_by: row.madeBy,
    place: row.file !== null && row.line !== null ? { file: row.file, line: row.line } : null,
    is_said: isSaid(row),
    created_at: row.createdAt.toISOString(),
  };
}

type MailRow = Awaited<ReturnType<typeof rowsOfSequence>>[number];

/** To whom a voucher was sent, and how its mail fared; rows of mails that have left are kept for a while only. */
function sendingBody({ id, code, name, email, language, words, sentAt }: SendingRow, mails: readonly MailRow[]): Schemas['OfficeVoucherSending'] {
  const mail = mails.find(({ key }) => key === `mail:${sendingKey(code, id)}`);
  const state = mail === undefined || mail.doneAt !== null ? 'sent' : mail.deadAt === null ? 'waiting' : 'undeliverable';
  return { name, email, language, words, ordered_at: sentAt.toISOString(), state, failure: state === 'sent' ? null : (mail?.lastError ?? null) };
}
