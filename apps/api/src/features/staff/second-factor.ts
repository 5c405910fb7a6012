import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Config } from '../../platform/config/config.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { setRecoveryCodes, type StaffRow, spendRecoveryCode, countStep } from './staff.store.ts';

const period = 30;
/** No 0, 1, i, l, o, u: they are read out and typed. */
const letters = 'abcdefghjkmnpqrstvwxyz23456789';
const codes = 10;

/** The OFFICE_KEY of this installation. Throws OFFICE_CLOSED where there is none. */
export function officeKey({ office: { key } }: Pick<Config, 'office'>): string {
  if (key === undefined) throw new ApiError('OFFICE_CLOSED');
  return key;
}

/**
 * Somebody's authenticator (RFC 6238: SHA-1, six digits, thirty seconds). Its secret is made of OFFICE_KEY and a random salt of the
 * person's row, so that it is kept nowhere: who reads the database alone makes no code.
 */
export function authenticatorOf(key: string, { id, email, secondFactorSalt }: Pick<StaffRow, 'id' | 'email' | 'secondFactorSalt'>, issuer: string): TOTP {
  const secret = createHmac('sha256', key).update(`office second factor ${id} ${secondFactorSalt}`).digest().subarray(0, 20);
  return new TOTP({ issuer, label: email, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), period });
}

/** Whether this is a code of the authenticator that has not counted yet: of now, of the half minute before or of the one after. */
export async function authenticatorCodeCounts(db: Db, key: string, staff: StaffRow, code: string): Promise<boolean> {
  const digits = plain(code);
  if (!/^\d{6}$/.test(digits)) return false;
  const delta = authenticatorOf(key, staff, '').validate({ token: digits, window: 1 });
  return delta !== null && (await countStep(db, staff.id, Math.floor(Date.now() / 1000 / period) + delta));
}

/** Whether this is a code of the authenticator or a recovery code that has not counted yet. */
export async function codeCounts(db: Db, key: string, staff: StaffRow, code: string): Promise<boolean> {
  if (await authenticatorCodeCounts(db, key, staff, code)) return true;
  return /^[a-z\d]{10}$/.test(plain(code)) && spendRecoveryCode(db, staff.id, hashed(key, code));
}

/** Makes ten recovery codes in place of the old ones; shown once, kept as hashes that nobody can try without OFFICE_KEY. */
export async function makeRecoveryCodes(tx: Db, key: string, staffId: string): Promise<string[]> {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  const made = Array.from({ length: codes }, () => `${part()}-${part()}`);
  await setRecoveryCodes(
    tx,
    staffId,
    made.map((code) => hashed(key, code)),
  );
  return made;
}

const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase();

function hashed(key: string, code: string): string {
  return createHmac('sha256', key)
    .update(`office recovery code ${plain(code)}`)
    .digest('base64url');
}
