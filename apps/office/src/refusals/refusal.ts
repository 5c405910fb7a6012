import { ApiError } from '@parral/api-client';
import { errorMessage } from '@parral/api-client/error-messages';
import type { components } from '@parral/api-spec';
import type { Words } from '@parral/site/words';

/**
 * What a form was answered: `data`, or why not, so that the form can be shown again with what was typed. Who is no longer signed in is
 * led to the login, wherever it shows (thrown).
 */
export async function attempt<Data>(call: Promise<Data>): Promise<{ data: Data; refusal: null } | { data: null; refusal: ApiError }> {
  try {
    return { data: await call, refusal: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'OFFICE_NOT_SIGNED_IN') throw error;
    return { data: null, refusal: error };
  }
}

/** What happened, and why, in words; with the number to ask by where it was not the person's doing. */
export function refusalText(refusal: ApiError, words: Words): string {
  const text = refusal.code === 'NOT_POSSIBLE' ? reasonText(refusal, words) : errorMessage(refusal, words('api-client/errors'));
  return refusal.errorId === undefined || isOfPerson(refusal) ? text : `${text} ${words('office/shell')('error_id', { id: refusal.errorId })}`;
}

/** Why it is not possible. What has no sentence here is said in the server's own words, which are English, rather than not at all. */
function reasonText(refusal: ApiError, words: Words): string {
  const said = refusal.why === undefined ? undefined : words('office/refusals')(refusal.why as components['schemas']['Reason']);
  const isKnown = said !== undefined && said !== refusal.why;
  return isKnown ? said : `${errorMessage(refusal, words('api-client/errors'))} (${refusal.message})`;
}

/** Whether it is said what to do differently: nobody needs to be asked. */
const isOfPerson = ({ status, code }: ApiError): boolean => status >= 400 && status < 500 && code !== 'BAD_REQUEST';

/** The status that a form is shown again with. */
export const statusOf = ({ status }: ApiError): number => (status === 0 ? 502 : status);
