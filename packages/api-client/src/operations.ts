import type { operations } from '@parral/api-spec';

export type OperationId = keyof operations;
/** Where each operation of the API description is, made from it: each entry becomes one function of the client. */
export { operationTable } from '@parral/api-spec/operations';

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Given<Kind extends string, Value> = [Exclude<Value, undefined>] extends [never]
  ? unknown
  : undefined extends Value
    ? { [K in Kind]?: Value }
    : { [K in Kind]: Value };
type Part<Container, Key extends string> = Key extends keyof Container
  ? Container[Key]
  : Container extends { [K in Key]?: infer Value }
    ? Value | undefined
    : never;

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never;

/** What an operation is called with: `path`, `query` and `body`, each where the description has it. */
export type RequestOf<Id extends OperationId> = Given<'path', Part<Parameters<Id>, 'path'>> &
  Given<'query', Part<Parameters<Id>, 'query'>> &
  Given<'body', BodyOf<Id>>;

/** What an operation answers with when all goes well. */
export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer Content } } ? Content[keyof Content] : never;
