import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header for a payload sent at `time` (Unix seconds): HMAC-SHA256 over `time.payload`. */
export function signatureHeader(payload: string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`;
}
