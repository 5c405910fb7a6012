import { createHash } from 'node:crypto';
import { transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { currentActor, noteAction } from '../staff/index.ts';
import { linkMailKind } from './link-mail.ts';
import { countSend, findElapsed, findLink, insertLink, type LinkRow, type NewLink } from './payment-link.store.ts';
import type { LinkKind } from './payment-links.schema.ts';

/** What a card form needs, and the amount in cents. */
export interface LinkPayment {
  secret: string;
  paymentId: string;
  dueCents: number;
  totalCents: number;
}

/** What the feature says of its links that has them paid. Each may be asked at once by several, as often as they like. */
export interface LinkedSale {
  /** Opens the payment of a link that is live, or gives the one that is open. Throws INTENT_NOT_OPEN where the link ends meanwhile. */
  pay(link: LinkRow): Promise<LinkPayment>;
  /** Finishes the payment. Throws what `finalise` refuses, and PAYMENT_NOT_AUTHORISED where none was opened. */
  confirm(link: LinkRow): Promise<void>;
  /** Private page of what was paid; null before. */
  pageOf(link: LinkRow): Promise<string | null>;
  /** Ends a link, once the card provider says that nothing is paid, and gives back what is held. false: it is paid, or nobody knows yet. */
  end(link: LinkRow, to: 'expired' | 'withdrawn'): Promise<boolean>;
}

/** What is kept of the form that a link was made with. */
export type LinkForm = Pick<NewLink, 'officeKey' | 'officeWish'>;

const batch = 20;

/** Payment links of one running server, and the features that have them paid. */
export class PaymentLinks {
  readonly #context: Context;
  readonly #sales = new Map<LinkKind, LinkedSale>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** Registers who has the links of a kind paid. */
  register(kind: LinkKind, sale: LinkedSale): void {
    this.#sales.set(kind, sale);
  }

  saleOf(kind: LinkKind): LinkedSale {
    const sale = this.#sales.get(kind);
    if (sale === undefined) throw new Error(`Nobody has links for a ${kind} paid.`);
    return sale;
  }

  /**
   * Makes what a form asks for, once for its key however often it is sent, also by several at once: `make` returns the id of the link that it made
   * with what it is given, and whoever comes later is answered that. Throws FORM_ALREADY_SENT where the form has made a link for something else.
   */
  async makeOnce(key: string | null, wish: object, make: (form: LinkForm) => Promise<string>): Promise<string> {
    if (key === null) return make({});
    const form = { officeKey: key, officeWish: createHash('sha256').update(JSON.stringify(wish)).digest('base64url') };
    const made = async () => {
      const link = await findLink(this.#context.db, form);
      if (link !== null && link.officeWish !== form.officeWish) throw new ApiError('FORM_ALREADY_SENT');
      return link?.id ?? null;
    };
    return (
      (await made()) ??
      (await make(form).catch(async (error: unknown) => {
        // The same press may have been faster: its places or bottles are those that are missing, or its key is taken.
        const id = await made();
        if (id === null) throw error;
        return id;
      }))
    );
  }

  /** Makes a link and orders its mail, in the transaction that holds what it is for. */
  async make(tx: Db, link: NewLink): Promise<void> {
    const actor = currentActor();
    await insertLink(tx, link, actor === undefined || actor === 'command' ? null : actor.staffId);
    await this.#orderMail(tx, link.id, 1);
    await noteAction(tx, {
      kind: 'link.make',
      subject: link.id,
      after: { for: link.kind, name: link.name, email: link.email, total_cents: link.amountCents, hold_hours: link.holdHours },
      reason: link.words,
    });
  }

  /** Sends a link again, under a new token. Throws INTENT_NOT_OPEN where it is not to be paid any more. */
  async sendAgain(id: string): Promise<void> {
    await transaction(this.#context.db, async (tx) => {
      const sends = await countSend(tx, id);
      if (sends === null) throw new ApiError('NOT_POSSIBLE', { message: 'The link is paid, has expired, or was withdrawn.', why: 'link_over' });
      await this.#orderMail(tx, id, sends);
      await noteAction(tx, { kind: 'link.send', subject: id, after: { sends } });
    });
  }

  /** Withdraws a link. Throws NOT_POSSIBLE where it is paid, is just being paid, or has ended. */
  async withdraw(link: LinkRow): Promise<void> {
    const ended = await this.saleOf(link.kind).end(link, 'withdrawn');
    if (!ended) throw new ApiError('NOT_POSSIBLE', { message: 'The link is paid or just being paid, has expired, or was withdrawn.', why: 'link_over' });
  }

  /** Ends the links whose time has come; what was paid for meanwhile is sold, and what the provider cannot tell of stays for the next turn. */
  async endElapsed(): Promise<void> {
    const { db, log } = this.#context;
    let before = '';
    for (;;) {
      const elapsed = await findElapsed(db, batch);
      for (const link of elapsed)
        await this.saleOf(link.kind)
          .end(link, 'expired')
          .catch((error: unknown) => log.warn({ err: error, link: link.id }, 'a payment link that ran out is kept until its payment is known'));
      const round = elapsed.map(({ id }) => id).join();
      if (elapsed.length < batch || round === before) return;
      before = round;
    }
  }

  async #orderMail(tx: Db, linkId: string, sends: number): Promise<void> {
    await this.#context.outbox.add(tx, { kind: linkMailKind, key: `link:${linkId}:${sends}`, sequence: `link:${linkId}`, payload: { linkId } });
  }
}
