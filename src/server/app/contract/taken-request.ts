import type { FastifyRequest } from 'fastify';
import type { TakenRequest, WaitingRequests } from '#server/adapters/persona-keys/waiting-requests.ts';
import { JsonAnswer } from '../http/json-answer.ts';
import type { RequestContexts, WebRequestContext } from '../http/request-contexts.ts';
import { isSigned } from '../http/persona-signature.ts';
import type { Operation } from './operation.ts';
import type { RequestInput } from './read-input.ts';

/** Whether a request is one by key that asks to be carried out later (RFC 7240). */
export const isToWait = ({ mayWait }: Operation, request: FastifyRequest): boolean =>
  mayWait &&
  isSigned(request) &&
  String(request.headers.prefer)
    .split(/[,;]\s*/)
    .includes('respond-async');

/** A request as it waits: a draft by its submission key, what a key asks for once by its operation, anything else by all that it says. */
function takenRequest(
  { operationId, isOpenToNameless }: Operation,
  { path, query, body }: RequestInput,
  { persona = '', network }: WebRequestContext,
  carryOut: () => Promise<void>,
): TakenRequest {
  const asked = JSON.stringify([operationId, path, query, body]);
  const { submissionKey }: { readonly submissionKey?: unknown } = Object(body);
  const name = typeof submissionKey === 'string' ? submissionKey : isOpenToNameless ? operationId : asked;
  return { signer: persona, network, name, asked, carryOut };
}

/** The answer to what is carried out later (RFC 7240). */
const takenAnswer = new JsonAnswer(202, undefined, { 'preference-applied': 'respond-async' });

/** Takes requests that are carried out later, if their persona still may by then; answers that they were taken. */
export const takingLater =
  (waiting: WaitingRequests, contexts: RequestContexts) =>
  (operation: Operation, input: RequestInput, context: WebRequestContext, carryOut: () => Promise<void>): JsonAnswer => {
    const ifItMay = async () => contexts.refuseGone(context.persona ?? '', operation).then(carryOut);
    waiting.take(takenRequest(operation, input, context, ifItMay));
    return takenAnswer;
  };
