import type { components } from '@parral/api-spec';
import type { Handlers } from '../../platform/http/handlers.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { asActor, noteAction } from '../staff/index.ts';
import { listTokens } from '../tokens/index.ts';
import { endpointsWithCounts, retryEndpoint } from '../webhooks/index.ts';
import type { OfficeContext } from './office-context.ts';

type Programs = components['schemas']['OfficePrograms'];

/** Programs of the estate: what each is told and may read, and how that went. They are registered by command, which shows their secrets once. */
export function officePrograms({ db, officeSessions }: OfficeContext): Pick<Handlers, 'listOfficePrograms' | 'retryOfficeWebhook'> {
  async function programs(): Promise<Programs> {
    const [webhooks, tokens] = [await endpointsWithCounts(db), await listTokens(db)];
    return {
      webhooks: webhooks.map(({ name, url, types, deliveredAt, failedAt, failure, waiting, undelivered }) => ({
        name,
        url,
        events: types,
        delivered_at: deliveredAt?.toISOString() ?? null,
        failed_at: failedAt?.toISOString() ?? null,
        failure,
        waiting,
        undelivered,
      })),
      tokens: tokens.map(({ name, state, scopes, expiresAt, lastUsedAt }) => ({
        name,
        state,
        scopes,
        expires_at: expiresAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
      })),
    };
  }

  return {
    listOfficePrograms: programs,

    async retryOfficeWebhook({ params: { name }, request }) {
      const { staff } = await officeSessions.require(request);
      await asActor({ staffId: staff.id }, () =>
        transaction(db, async (tx) => {
          const events = await retryEndpoint(tx, name);
          if (events === null) throw new ApiError('NOT_FOUND');
          if (events > 0) await noteAction(tx, { kind: 'webhook.retry', subject: name, after: { events } });
        }),
      );
      return programs();
    },
  };
}
