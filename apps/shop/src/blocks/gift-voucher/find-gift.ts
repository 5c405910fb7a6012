import { type ApiClient, ApiError } from '@parral/api-client';
import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

export type Found = { kind: 'gift'; gift: Schemas['GiftVoucher'] } | { kind: 'missing' } | { kind: 'offline' };

/** The voucher behind a private link as it is now. Never rejects. */
export async function findGift(client: Pick<ApiClient, 'getGiftVoucher'>, token: string | null, language: Schemas['Language']): Promise<Found> {
  if (token === null || token === '') return { kind: 'missing' };
  try {
    return { kind: 'gift', gift: await client.getGiftVoucher({ path: { token }, query: { language } }) };
  } catch (error) {
    console.error('the gift voucher could not be shown', error);
    return { kind: error instanceof ApiError && !error.isTransient ? 'missing' : 'offline' };
  }
}
