import type { Db } from '../database/database.ts';
import { refuseInsideTransaction } from '../database/transaction-guard.ts';
import { renderMail, type Language, type Mail as MailTexts, type MailData } from '../content/index.ts';
import type { Content } from '../content/content.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { loadMailTexts } from './mail.store.ts';
import type { Attachment, MailTransport } from './transport.ts';

export interface MailOrder<Data extends MailData = MailData> {
  /** The same key is sent once only, for example `order:<id>:confirmation`. */
  key: string;
  /** Mails of one sequence leave in the order in which they were ordered, for example `order:<id>`. */
  sequence?: string;
  to: string;
  /** The file's name in the estate folder's `mail/`, for example `order-confirmation`. */
  name: string;
  language: Language;
  data: Data;
  attachments?: Attachment[];
  /** Who is answered; the brand when left out. */
  replyTo?: string;
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
    outbox.register('mail', 'mail', (order: MailOrder, { signal }) => this.send(order, signal));
  }

  /** Orders a mail inside a transaction; it leaves once that is committed. */
  async order(tx: Db, mail: MailOrder): Promise<void> {
    await this.#outbox.add(tx, { kind: 'mail', key: `mail:${mail.key}`, sequence: mail.sequence, payload: mail });
  }

  /** Whether the estate's folder has a mail of that name: there are some that it may leave out. */
  async isWritten(name: string): Promise<boolean> {
    return (await this.#texts()).templates.some((template) => template.name === name);
  }

  /** Drops the mails to an address that have not left yet. */
  async drop(tx: Db, to: string): Promise<void> {
    await this.#outbox.drop(tx, 'mail', { to });
  }

  /** Writes and sends a mail now, for workers of the outbox: what it says is kept nowhere, such as a link that nobody else may know. */
  async send(order: MailOrder, signal: AbortSignal): Promise<void> {
    refuseInsideTransaction('A mail');
    const { subject, html, text } = renderMail(await this.#texts(), order.name, order.language, order.data);
    const { key, to, data, attachments = [], replyTo = data.brand.email } = order;
    await this.#transport.send({ key, to, replyTo, fromName: data.brand.name, subject, html, text, attachments }, signal);
  }
}
