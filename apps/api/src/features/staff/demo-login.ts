import type { Context } from '../../platform/context.ts';
import { hashPassword } from '../session/index.ts';
import { insertStaff, staffByEmail } from './staff.store.ts';

/** The password of the login that a demo prints. */
export const demoPassword = 'llave-oficina-1';

/**
 * Enters the one login of a demo, an owner, where there is none yet. No second factor is asked of it: who looks at a demo has no
 * authenticator at hand, and everybody who is added beside it enrols one. Where real orders are it is not made, and one that was carried
 * there with the database opens nothing (`sign-in.ts`). Returns the address; null in production.
 */
export async function addDemoLogin({ db, config }: Pick<Context, 'db' | 'config'>, email: string): Promise<string | null> {
  if (config.nodeEnv === 'production') return null;
  // A password takes a tenth of a second to hash, at each start.
  if ((await staffByEmail(db, email)) !== null) return email;
  await insertStaff(db, { name: 'Demo', email, role: 'owner', language: 'es', passwordHash: await hashPassword(demoPassword), isDemo: true });
  return email;
}
