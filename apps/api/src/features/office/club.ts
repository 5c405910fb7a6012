import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { toDecimal } from '@parral/rules';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { asAnswer } from '../../platform/http/refused.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { versionOf } from '../../platform/http/seen-version.ts';
import { bookingDeps, visitsOfMember } from '../booking/index.ts';
import { wineOf } from '../catalogue/index.ts';
import {
  allocationsOf,
  changeLevel,
  endMembership,
  findMembers,
  type FoundMember,
  loadClubTerms,
  membershipFacts,
  type Memberships,
  openRenewal,
  preferencesOf,
  purchasesOf,
  readMemberships,
  renewMembership,
} from '../club/index.ts';
import { ordersOfMember } from '../orders/index.ts';
import { type Levels, loadLevels, memberLanguage, memberNamed } from '../session/index.ts';
import { asActor, listActions } from '../staff/index.ts';
import { vouchersGivenTo } from '../vouchers/index.ts';
import { actionBody } from './actions.ts';
import type { OfficeContext } from './office-context.ts';
import { page } from './page.ts';
import { voucherBody } from './vouchers.ts';

type Schemas = components['schemas'];
type Operations = 'listOfficeMembers' | 'getOfficeMember' | 'changeOfficeLevel' | 'renewOfficeMembership' | 'endOfficeMembership';

/** Members of the club at the office, by the functions that the commands call (decision 048). */
export function officeClub(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, content, officeSessions } = context;
  const levelsOf = content.memo(loadLevels);
  const termsOf = content.memo(loadClubTerms);
  const visitTerms = bookingDeps(context).terms;

  async function show(number: string, language: Language): Promise<Schemas['OfficeMemberFile']> {
    const row = await memberNamed(db, number);
    const [found] = row === null ? [] : await findMembers(db, { number: row.number, most: 1 });
    if (row === null || found === undefined) throw new ApiError('NOT_FOUND');
    const { id } = row;
    const [levels, terms, bookingTerms, memberships] = await Promise.all([levelsOf(), termsOf(), visitTerms(), readMemberships(db, id)]);
    const [orders, purchases, visits, codes, allocations, renewal, actions] = await Promise.all([
      ordersOfMember(db, id),
      purchasesOf(db, id),
      visitsOfMember(db, id, bookingTerms, language),
      vouchersGivenTo(db, id),
      allocationsOf(db, id),
      openRenewal(db, id, memberships),
      listActions(db, { subjectKind: 'member', subject: row.number, most: 200 }),
    ]);
    const { options, product_preferences: chosen } = preferencesOf(row, terms, language);
    const { own, data } = row;
    return {
      member: memberBody(found, levels, language),
      version: versionOf(membershipFacts(memberships)),
      levels: levelBodies(levels, language),
      phone: own.phone_number ?? data.phone,
      language: memberLanguage(row),
      birthday: (own.birthday === undefined ? data.birthday : own.birthday) ?? null,
      company: (own.company_name === undefined ? data.companyName : own.company_name) ?? null,
      document: data.document?.number ?? null,
      renewal_requested_on: renewal,
      memberships: memberships.all.toReversed().map((one) => membershipBody(one, memberships, levels, language)),
      orders: orders.map(({ order, day }) => ({ number: order.number, day, total: toDecimal(order.totalCents) })),
      purchases: purchases.map((one) => ({ number: one.number, day: one.boughtOn, total: toDecimal(one.totalCents) })),
      visits: [...visits.coming.map((one) => visitBody(one, false)), ...visits.past.map((one) => visitBody(one, true))],
      codes: codes.map((code) => voucherBody(code, bookingTerms, memberships.today)),
      preferences: options.filter(({ value }) => chosen.includes(value)).map(({ text }) => text),
      allocations: await Promise.all(
        [...allocations].map(async ([sku, allocation]) => ({
          product_id: sku,
          title: (await wineOf(db, sku))?.product.title[language] ?? sku,
          ...allocation,
        })),
      ),
      actions: actions.map(actionBody),
    };
  }

  /** Does something as who is signed in, and answers the member as the list shows it then. */
  async function change(request: FastifyRequest, number: string, work: () => Promise<void>): Promise<Schemas['OfficeMember']> {
    const { staff } = await officeSessions.require(request);
    const read = async () => (await findMembers(db, { number, most: 1 }))[0];
    if ((await read()) === undefined) throw new ApiError('NOT_FOUND');
    try {
      await asActor({ staffId: staff.id }, work);
    } catch (error) {
      throw asAnswer(error);
    }
    const now = await read();
    if (now === undefined) throw new ApiError('NOT_FOUND');
    return memberBody(now, await levelsOf(), staff.language);
  }

  return {
    async listOfficeMembers({ query: { q: text, page_size: size = 50, ...query }, request }) {
      const { staff } = await officeSessions.require(request);
      const [{ rows, next }, levels] = await Promise.all([page(size, (most) => findMembers(db, { ...query, text, most })), levelsOf()]);
      return {
        members: rows.map((row) => memberBody(row, levels, staff.language)),
        levels: levelBodies(levels, staff.language),
        next: next?.number ?? null,
      };
    },

    async getOfficeMember({ params: { number }, request }) {
      const { staff } = await officeSessions.require(request);
      return show(number, staff.language);
    },

    async changeOfficeLevel({ params: { number }, body: { version: seen, level, reason }, request }) {
      return change(request, number, () => changeLevel(db, number, level, { reason, seen }));
    },

    async renewOfficeMembership({ params: { number }, body: { version: seen, reason }, request }) {
      return change(request, number, () => renewMembership(db, number, { reason, seen }));
    },

    async endOfficeMembership({ params: { number }, body: { version: seen, last_day: day, reason }, request }) {
      return change(request, number, () => endMembership(db, number, day, { reason, seen }));
    },
  };
}

/** A member as lists show one. */
export function memberBody(row: FoundMember, levels: Levels, language: Language): Schemas['OfficeMember'] {
  const { number, name, surname, email, level, state } = row;
  return {
    number,
    name,
    surname,
    email,
    level,
    level_label: levels.label(level, language),
    state,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    goal: row.goalCents === null ? null : toDecimal(row.goalCents),
    spent: toDecimal(row.spentCents),
  };
}

function levelBodies(levels: Levels, language: Language): Schemas['OfficeLevel'][] {
  return levels.ids.map((level) => ({ level, label: levels.label(level, language) }));
}

function membershipBody(one: Memberships['all'][number], { current, today }: Memberships, levels: Levels, language: Language): Schemas['OfficeMembership'] {
  const isComing = one.startsOn > today;
  const state = one.id === current?.id ? 'current' : one.activatedAt === null ? 'waits' : isComing ? 'follows' : 'ended';
  return {
    level_label: levels.label(one.level, language),
    state,
    starts_on: one.startsOn,
    ends_on: one.endsOn,
    goal: one.goalCents === null ? null : toDecimal(one.goalCents),
    spent: toDecimal(one.accumulatedCents),
  };
}

function visitBody(visit: Schemas['MemberVisit'], isOver: boolean): Schemas['OfficeMemberFile']['visits'][number] {
  return { reference: visit.reference, visit: visit.experience_name, date: visit.date, people: visit.total_visitors, is_over: isOver };
}
