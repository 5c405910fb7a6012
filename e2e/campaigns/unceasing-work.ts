/** Work that people do again and again until the server dies under it; what was confirmed to them is asked after later. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, Buyer } from '../support/buyer.ts';
import type { OtherVisitor } from '../support/other-visitor.ts';

/** Asks the server for something that it confirmed; what is wrong with the answer, nothing when it still knows. */
export type Receipt = () => Promise<string | undefined>;

/** One kind of work. `once` resolves with the receipt of what was confirmed and rejects with what was answered instead. */
export class UnceasingWork {
  confirmed = 0;
  /** How often a connection broke in the middle of it. */
  cutShort = 0;
  /** Answers that were neither a confirmation nor a broken connection. */
  readonly refused: string[] = [];
  #receipts: Receipt[] = [];
  readonly #once: () => Promise<Receipt>;

  constructor(once: () => Promise<Receipt>) {
    this.#once = once;
  }

  /** So many people at once; ends when the connection of each is broken. */
  async goOn(people: number): Promise<void> {
    await Promise.all(Array.from({ length: people }, () => this.#untilCutShort()));
  }

  async #untilCutShort(): Promise<void> {
    for (;;) {
      try {
        this.#receipts.push(await this.#once());
        this.confirmed += 1;
      } catch (error) {
        if (isBroken(error)) {
          this.cutShort += 1;
          return;
        }
        this.refused.push(error instanceof Error ? error.message : String(error));
        await pause(20);
      }
    }
  }

  /** What the server says of everything that was confirmed since this was last asked, where it is not what it said then. */
  async forgotten(): Promise<string[]> {
    const asked = this.#receipts.splice(0);
    return (await Promise.all(asked.map((receipt) => receipt()))).filter((wrong) => wrong !== undefined);
  }
}

const isBroken = (error: unknown) => error instanceof Error && 'code' in error && /^(?:ECONNRESET|ECONNREFUSED|EPIPE)$/.test(String(error.code));

/** Buys a bottle. Its capture, asked for again, answers the same order. */
export async function purchaseAt(origin: string, sku: string): Promise<Receipt> {
  const buyer = new Buyer(origin);
  expectOk('a bottle in the basket', await buyer.add(sku));
  const intent = await buyer.intent();
  expectOk('the intent of an order', intent);
  expectOk('a card', await buyer.confirm(intent.body));
  const captured = await buyer.capture(intent.body.payment_intent_id);
  expectOk('an order', captured);
  const { number } = captured.body;
  return async () => {
    const again = await buyer.capture(intent.body.payment_intent_id);
    return again.status === 200 && again.body.number === number ? undefined : `order ${number}: ${JSON.stringify(again)}`;
  };
}

/** Books a visit and pays for it. Its private link shows it. */
export async function visitAt(visitor: OtherVisitor, date: string): Promise<Receipt> {
  const token = await visitor.book(date, 2);
  return async () => {
    const { status } = await visitor.booking(token);
    return status === 200 ? undefined : `visit ${token}: ${status}`;
  };
}

/** Redeems a voucher for a visit. Its confirmation page shows it. */
export async function redemptionAt(visitor: OtherVisitor, code: string, date: string): Promise<Receipt> {
  const redeemed = await visitor.redeem(code, date, 2);
  expectOk(`voucher ${code}`, redeemed);
  return async () => {
    const { status } = await visitor.redemption(redeemed.body.voucher_redemption_id);
    return status === 200 ? undefined : `voucher ${code}: ${status}`;
  };
}

function expectOk(what: string, { status, body }: Answer): void {
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
}
