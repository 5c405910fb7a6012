import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type * as Nodemailer from 'nodemailer';
import type { Config } from '../config/config.ts';
import { currentRequestId } from '../log/request-scope.ts';
import { PermanentError } from '../outbox/outbox.ts';
import { whenNeeded } from '../process/when-needed.ts';

const nodemailer = whenNeeded('nodemailer') as () => typeof Nodemailer;

/** A file of a mail, as text. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

export interface WrittenMail {
  key: string;
  to: string;
  replyTo: string;
  fromName: string;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
}

export interface MailTransport {
  /**
   * Sends one mail; throws when it could not be handed over, a PermanentError when it never will be. Ends with `signal`.
   * Sending the same key again makes no second mail.
   */
  send(mail: WrittenMail, signal: AbortSignal): Promise<void>;
}

/** Over SMTP when SMTP_URL is set; else into the data folder as `mail/<id>.eml`, where `/sandbox/mail` shows them. */
export function mailTransport(config: Config): MailTransport {
  return config.smtpUrl === undefined ? folderTransport(mailFolder(config), config.mailFrom) : smtpTransport(config.smtpUrl, config.mailFrom);
}

export function mailFolder(config: Config): string {
  return path.join(config.dataDir, 'mail');
}

/** So long the mail server may take to let us in, to greet and to answer, in milliseconds; together less than a mail's turn (`lanes.ts`). */
const limits = { dnsTimeout: 3_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

function smtpTransport(url: string, from: string): MailTransport {
  let transport: ReturnType<typeof connect> | undefined;
  const connect = () => nodemailer().createTransport({ url, ...limits });
  return {
    async send(mail, signal) {
      try {
        await (transport ??= connect()).sendMail({ ...message(mail, from), signal });
      } catch (error) {
        const message = whatWasSaid(error);
        throw isRefusedForEver(error) ? new PermanentError(message, { cause: error }) : new Error(message, { cause: error });
      }
    },
  };
}

/** What the mail server answered, which the estate's people read; what went wrong where it did not come to an answer. */
function whatWasSaid(error: unknown): string {
  const { response, message } = error as { response?: string; message: string };
  return response ?? message;
}

/** The server will have neither this recipient nor this message (5xx). A login that it refuses is not the mail's fault. */
function isRefusedForEver(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

function folderTransport(folder: string, from: string): MailTransport {
  let writer: ReturnType<typeof make> | undefined;
  const make = () => nodemailer().createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      writer ??= make();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message: bytes } = await writer.sendMail(message(mail, from));
      const file = path.join(folder, `${idOf(mail.key)}.eml`);
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

function message(mail: WrittenMail, from: string) {
  const { to, replyTo, subject, html, text, attachments } = mail;
  const request = currentRequestId();
  return {
    from: { name: mail.fromName, address: from },
    to,
    replyTo,
    subject,
    html,
    text,
    attachments,
    ...(request !== undefined && { headers: { 'X-Request-ID': request } }),
    // Else it counts the letters of both texts to choose between this and base64, for longer than it takes to write them.
    textEncoding: 'quoted-printable' as const,
    messageId: `<${idOf(mail.key)}@${from.split('@')[1] ?? 'localhost'}>`,
  };
}

function idOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}
