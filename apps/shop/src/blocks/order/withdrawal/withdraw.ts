import { type ApiClient, ApiError } from '@parral/api-client';
import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];
export type WithdrawalMade = Schemas['Withdrawal'];
export type WithdrawalProblem = 'not_possible' | 'unknown' | 'many' | 'failed';
export type WithdrawalAnswer = { withdrawal: WithdrawalMade } | { problem: WithdrawalProblem };

type Client = Pick<ApiClient, 'declareWithdrawal' | 'confirmWithdrawal'>;

/** Step 1: says who withdraws from what; nothing has happened yet. Never rejects. */
export function declare(client: Client, declaration: Schemas['WithdrawalDeclaration']): Promise<WithdrawalAnswer> {
  return answered(client.declareWithdrawal({ body: declaration }));
}

/** Step 2: the withdrawal is made, and acknowledged by mail; asking twice makes one. Never rejects. */
export function confirm(client: Client, id: string): Promise<WithdrawalAnswer> {
  return answered(client.confirmWithdrawal({ path: { withdrawal_id: id } }));
}

async function answered(call: Promise<WithdrawalMade>): Promise<WithdrawalAnswer> {
  try {
    return { withdrawal: await call };
  } catch (error) {
    console.error('the withdrawal did not go on', error);
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): WithdrawalProblem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'WITHDRAWAL_NOT_POSSIBLE') return 'not_possible';
  if (error.status === 404) return 'unknown';
  return error.status === 429 ? 'many' : 'failed';
}
