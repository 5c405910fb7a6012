import type { Db } from '../../database/database.ts';
import { refuseInsideTransaction } from '../../database/transaction-guard.ts';
import { renderMail, type Language, type Mail as MailTexts, type OrderMail } from '../../estate-folder/index.ts';
import type { Content } from '../../server/content.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { loadMailTexts } from './mail.store.ts';
import type { MailTransport } from './transport.ts';

export interface MailOrder {
  /** The same key is sent once only, for example `order:<id>:confirmation`. */
  key: string;
  to: string;
  /** The file's name in the estate folder's `mail/`, for example `order-confirmation`. */
  name: string;
  language: Language;
  data: OrderMail;
}

/** Mails: ordered inside a transaction, rendered and sent after it by the outbox. */
export class Mail {
  readonly #outbox: Outbox;
  readonly #texts: () => Promise<MailTexts>;
  readonly #transport: MailTransport;

  constructor(outbox: Outbox, content: Content, transport: MailTransport) {
    this.#outbox = outbox;
    this.#transport = transport;
    this.#texts = content.memo(loadMailTexts);
    outbox.register('mail', (order: MailOrder) => this.#send(order));
  }

  /** Orders a mail inside a transaction; it leaves once that is committed. */
  async order(tx: Db, mail: MailOrder): Promise<void> {
    await this.#outbox.add(tx, { kind: 'mail', key: `mail:${mail.key}`, payload: mail });
  }

  async #send(order: MailOrder): Promise<void> {
    refuseInsideTransaction('A mail');
    const { subject, html, text } = renderMail(await this.#texts(), order.name, order.language, order.data);
    await this.#transport.send({ key: order.key, to: order.to, replyTo: order.data.brand.email, fromName: order.data.brand.name, subject, html, text });
  }
}
