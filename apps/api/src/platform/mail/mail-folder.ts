import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseMail, type ParsedMail } from './parse-mail.ts';

/** A mail in the data folder. */
export interface ListedMail {
  /** Its name in addresses, 32 hex digits. */
  id: string;
  file: string;
  /** ISO. */
  date: string;
  to: string;
  subject: string;
}

/** The mails in the data folder, newest first; none when there is no folder yet. */
export async function listMails(folder: string): Promise<ListedMail[]> {
  const names = await filesOf(folder);
  const mails = await Promise.all(names.map((name) => describe(path.join(folder, name))));
  return mails.sort((a, b) => b.date.localeCompare(a.date));
}

/** One mail by its id; null when there is none. */
export async function readMail(folder: string, id: string): Promise<ParsedMail | null> {
  if (!/^[0-9a-f]{32}$/.test(id) || !(await filesOf(folder)).includes(`${id}.eml`)) return null;
  return parseMail(await readFile(path.join(folder, `${id}.eml`), 'utf8'));
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function describe(file: string): Promise<ListedMail> {
  const { to, subject } = parseMail(await readFile(file, 'utf8'));
  const { mtime } = await stat(file);
  return { id: path.basename(file, '.eml'), file, date: mtime.toISOString(), to, subject };
}
