import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';

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
  /** Sends one mail; throws when it could not be handed over. Sending the same key again makes no second mail. */
  send(mail: WrittenMail): Promise<void>;
}

/** Over SMTP when SMTP_URL is set; else into the data folder as `mail/<id>.eml`, where `/sandbox/mail` shows them. */
export function mailTransport(config: Config): MailTransport {
  return config.smtpUrl === undefined ? folderTransport(mailFolder(config), config.mailFrom) : smtpTransport(config.smtpUrl, config.mailFrom);
}

export function mailFolder(config: Config): string {
  return path.join(config.dataDir, 'mail');
}

function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(url);
  return {
    async send(mail) {
      await transport.sendMail(message(mail, from));
    },
  };
}

function folderTransport(folder: string, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
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
  return {
    from: { name: mail.fromName, address: from },
    to,
    replyTo,
    subject,
    html,
    text,
    attachments,
    messageId: `<${idOf(mail.key)}@${from.split('@')[1] ?? 'localhost'}>`,
  };
}

function idOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}
