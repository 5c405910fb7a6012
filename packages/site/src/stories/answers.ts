import type { components, ErrorCode } from '@parral/api-spec';
import { type AnswerOf, type OperationId, operationTable, type RequestOf } from '@parral/api-client';

/** One call as a block made it. */
export interface ApiRequest<Id extends OperationId = OperationId> {
  id: Id;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: RequestOf<Id> extends { body: infer Body } ? Body : unknown;
}

/** An answer that is no success. */
export class Refusal {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** A refusal in the API's own form; `more` adds fields, lines or a reason. */
export function refuse(status: number, detail: ErrorCode, more: Partial<components['schemas']['Error']> & { reason?: string } = {}): Refusal {
  return new Refusal(status, { detail, message: detail, ...more });
}

/** An answer that never comes: what a screen looks like while it waits. */
export const never = new Promise<never>(() => undefined);

type Reply<Id extends OperationId> = AnswerOf<Id> | Refusal;
type Answer<Id extends OperationId> = Reply<Id> | Promise<never> | ((request: ApiRequest<Id>) => Reply<Id> | Promise<Reply<Id>>);

/** What the API answers in a story, by operation. */
export type Answers = { [Id in OperationId]?: Answer<Id> };
/** As a story's parameters carry them: functions, which Storybook replaces one by one where a story has its own and never merges. */
export type Answering = Partial<Record<OperationId, (request: ApiRequest) => unknown>>;

/**
 * What the API answers in a story: `parameters: answers({ getBasket: exampleBasket, applyVoucher: refuse(400, 'VOUCHER_EXPIRED') })`.
 * In the words of the API's description, so that a story cannot show what the server never says. A story's answers
 * stand over those of its file, operation by operation; a call that nothing answers fails the story.
 */
export function answers(given: Answers): { answers: Answering } {
  const functions = Object.entries(given).map(([id, answer]) => [id, typeof answer === 'function' ? answer : () => answer]);
  return { answers: Object.fromEntries(functions) as Answering };
}

/** Which operation an address is, with what stands in its path. */
export function operationAt(method: string, pathname: string): Pick<ApiRequest, 'id' | 'path'> | undefined {
  for (const [id, [itsMethod, template]] of Object.entries(operationTable)) {
    if (itsMethod !== method) continue;
    const found = new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname);
    if (found) return { id: id as OperationId, path: found.groups ?? {} };
  }
  return undefined;
}
