import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { TakenRequest, WaitingRequests } from '#server/adapters/persona-keys/waiting-requests.ts';
import { JsonAnswer } from '../http/json-answer.ts';
import type { RequestContexts, WebRequestContext } from '../http/request-contexts.ts';
import { isSigned } from '../http/persona-signature.ts';
import { noRequest } from './no-request.ts';
import type { Operation } from '#openapi/read/operation.ts';
import type { RequestInput } from '#openapi/read/read-input.ts';

export const isToWait = ({ mayWait }: Operation, request: FastifyRequest): boolean =>
  mayWait &&
  isSigned(request) &&
  String(request.headers.prefer)
    .split(/[,;]\s*/)
    .includes('respond-async');

/** Answer for deferred requests (RFC 7240). */
const takenAnswer = new JsonAnswer(202, undefined, { 'preference-applied': 'respond-async' });

type Act = (context: RequestContext, input: RequestInput) => Promise<unknown>;

/** Accepts requests for later and keeps only what they ask; nameless keys first need a coming name. */
export const takingLater =
  (waiting: WaitingRequests, contexts: RequestContexts) =>
  async (
    operation: Operation,
    { path, query, body }: RequestInput,
    { persona = '', network, device, origin }: WebRequestContext,
    act: Act,
  ): Promise<JsonAnswer> => {
    const context: RequestContext = { ...noRequest, persona, network, device, origin };
    const asked = JSON.stringify({ path, query, body, header: {} });
    const isFirst = operation.isOpenToNameless;
    if (isFirst) await act({ ...context, isTrial: true }, JSON.parse(asked) as RequestInput);
    const carryOut = () => contexts.refuseGone(persona, operation).then(() => act(context, JSON.parse(asked) as RequestInput));
    waiting.take({ signer: persona, operation: operation.operationId, submissionKey: submissionKeyOf(body), isFirst, asked, carryOut });
    return takenAnswer;
  };

function submissionKeyOf(body: unknown): TakenRequest['submissionKey'] {
  const { submissionKey }: { readonly submissionKey?: unknown } = Object(body);
  return typeof submissionKey === 'string' ? submissionKey : undefined;
}
