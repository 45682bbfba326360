import { createHash, randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { isRecord } from '../../read/record.ts';
import type { Operation } from '../../read/operation.ts';
import { inputReader, type RequestInput } from '../../read/read-input.ts';
import type { Contracts } from '../../read/read-contracts.ts';
import { validatorsOf } from '../../read/validators.ts';
import { Refusal } from '../../read/refusal.ts';
import { examplesOf } from '../examples.ts';
import { Schemas } from '../schemas.ts';
import { MockAnswers } from './mock-answers.ts';
import { bodyIn } from './mock-bodies.ts';
import { guest, MockCallers } from './mock-callers.ts';
import type { MockRequest } from './mock-request.ts';
import { MockRoutes } from './mock-routes.ts';
import { problemOf, problemType } from './problem.ts';
import { wishedAnswer, type WishedAnswer } from './wished-answer.ts';

interface MockAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Mock services answering from their contracts alone. */
export class MockService {
  readonly #contracts: Contracts;
  readonly #routes: MockRoutes;
  readonly #answers: MockAnswers;
  readonly #callers = new MockCallers();
  readonly #readers = new Map<Operation, ReturnType<typeof inputReader>>();
  #sessions = 0;

  /** Knows things from all contracts, but serves only these operations. */
  constructor(contracts: Contracts, served: readonly Operation[], seed: number) {
    this.#contracts = contracts;
    this.#routes = new MockRoutes(served);
    this.#answers = new MockAnswers(contracts.operations, new Schemas(contracts.files), seed);
  }

  async answerTo(request: MockRequest): Promise<MockAnswer> {
    const requestId = `r-${randomBytes(5).toString('hex')}`;
    const answer = await this.#answered(request).catch((error: unknown) => problem(error, requestId));
    return { ...answer, headers: { 'x-request-id': requestId, 'cache-control': 'no-store', ...answer.headers }, body: withRequestId(answer, requestId) };
  }

  async #answered(request: MockRequest): Promise<MockAnswer> {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const found = this.#routes.find(method, request.url.split('?', 1)[0] ?? '');
    if ('allow' in found) return unknown(method, found.allow);
    const { operation, path } = found;
    const preference = wishedAnswer(request.headers);
    const wished = this.#wishedRefusal(operation, preference);
    if (wished) return wished;
    const caller = this.#callers.callerOf(operation, request);
    if (operation.changes && request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('CROSS_SITE');
    const input = this.#inputOf(operation, request, path, await bodyIn(operation, request));
    const value = this.#answers.answerTo({ operation, input, caller, example: preference.example });
    if (operation.pointer.at('x-ends-session')?.value === true && caller !== guest) this.#callers.end(caller);
    return this.#success(operation, request, value);
  }

  #inputOf(operation: Operation, { url, headers }: MockRequest, params: unknown, body: unknown): RequestInput {
    const reader = this.#readers.get(operation) ?? inputReader(operation, validatorsOf(this.#contracts.files));
    this.#readers.set(operation, reader);
    return reader({ params, headers, body, raw: { url } });
  }

  /** Refusal requested by status, example name, or both. */
  #wishedRefusal(operation: Operation, { status, example }: WishedAnswer): MockAnswer | undefined {
    if (status === operation.success.status || (status === undefined && (example === undefined || this.#answers.shows(operation, example)))) return undefined;
    const responses = (operation.pointer.at('responses')?.parts ?? []).filter(([code]) => code !== String(operation.success.status));
    const meant = responses.filter(([code]) => status === undefined || code === String(status) || (code === 'default' && status >= 500));
    for (const [, response] of meant) {
      const shown = examplesOf(response, problemType).filter(([, value]) => isRecord(value));
      const value = (shown.find(([name]) => name === example) ?? (status === undefined ? undefined : shown[0]))?.[1];
      if (isRecord(value)) return refusal({ ...value, ...(status !== undefined && { status, title: STATUS_CODES[status] ?? 'Error' }) });
    }
    throw new Refusal('REQUEST_INVALID', `No ${status ?? example} is documented for ${operation.operationId}.`);
  }

  #success(operation: Operation, { url, headers }: MockRequest, value: unknown): MockAnswer {
    const { success, changes, isOpen, cacheSeconds } = operation;
    const fixed = { ...success.headers, ...this.#cookies(operation), ...(success.isRedirect && { location: locationOf(operation, url) }) };
    if (!success.schema || value === undefined) return { status: success.status, headers: fixed, body: undefined };
    const body = JSON.stringify(value);
    const kept = changes ? {} : { etag: etagOf(body), ...(isOpen && cacheSeconds ? { 'cache-control': 'no-cache' } : {}) };
    const isKnown = !changes && headers['if-none-match'] === etagOf(body);
    const own = { ...fixed, ...kept, 'content-type': 'application/json; charset=utf-8' };
    return isKnown ? { status: 304, headers: { ...fixed, ...kept }, body: undefined } : { status: success.status, headers: own, body };
  }

  /** Sets a session at login and removes it when used up. */
  #cookies({ success, pointer, changes }: Operation): Readonly<Record<string, string>> {
    const isOfSessions = String(pointer.at('responses', String(success.status), 'headers', 'set-cookie', 'example')?.value).startsWith('UAC_');
    if (!success.setsCookies || !isOfSessions) return {};
    if (pointer.at('x-given-out')?.value === true) return { 'set-cookie': `AT=mock-${++this.#sessions}; Path=/; SameSite=Lax; HttpOnly` };
    return changes && pointer.at('x-once')?.value === true ? { 'set-cookie': 'AT=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly' } : {};
  }
}

/** The name of a version of an answer. */
const etagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Redirects a login straight to its callback, and that to the first page. */
function locationOf({ path }: Operation, url: string): string {
  return path.endsWith('{provider}') ? `${url.split('?', 1)[0]}/callback?code=mock-1&state=mock-1` : '/?onLogin=true';
}

function unknown(method: string, allow: readonly string[]): MockAnswer {
  if (allow.length === 0) throw new Refusal('ROUTE_UNKNOWN', 'There is nothing at this address.');
  const headers = { allow: allow.join(', ') };
  if (method === 'OPTIONS') return { status: 204, headers, body: undefined };
  const refused = refusal(problemOf(new Refusal('METHOD_NOT_ALLOWED', 'This address does not take this method.'), ''));
  return { ...refused, headers: { ...refused.headers, ...headers } };
}

const problem = (error: unknown, requestId: string): MockAnswer => refusal(problemOf(error, requestId));

function refusal(value: Readonly<Record<string, unknown>>): MockAnswer {
  const status = Number(value['status']);
  const retry = status === 429 || status === 503 ? { 'retry-after': '30' } : {};
  return { status, headers: { 'content-type': problemType, ...retry }, body: JSON.stringify(value) };
}

function withRequestId({ headers, body }: MockAnswer, requestId: string): string | undefined {
  return headers['content-type'] === problemType && body !== undefined ? JSON.stringify({ ...(JSON.parse(body) as object), requestId }) : body;
}
