import type { Operation } from '../read/operation.ts';
import type { Call, Ids } from './call.ts';
import type { Check } from './check.ts';
import { askedBy } from './member-kinds.ts';
import type { Answer } from './wire.ts';

/** Refusals about a state, which guests may get for values only the service gives out. */
const ofState = [404, 409, 422];
export const ofGivenOut = [401, ...ofState];
const ofTheRequest = ['REQUEST_INVALID', 'BODY_MALFORMED'];

/** Tracks how far each session carries. Some operations rightly end one. */
export class Reach {
  #stood: Call | undefined;
  readonly #last = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #tired = new Set<string>();
  readonly #taken = new Set<string>();
  readonly #refused = new Set<string>();
  /** Codes by which examples were refused for the caller's state. */
  readonly #refusals = new Map<string, string>();

  /** Registers a request that any live session can make. */
  standsBy(call: Call): void {
    this.#stood ??= call;
  }

  /** Notes if a session works, which other refusals than 401 also show. */
  heard({ operationId, rateLimit }: Operation, call: Call, { status }: Answer): void {
    if (rateLimit) {
      const limited = `${sessionIn(call)} ${rateLimit.group ?? operationId}`;
      const count = (this.#counts.get(limited) ?? 0) + 1;
      this.#counts.set(limited, count);
      if (count * 2 > rateLimit.requests) this.#tired.add(sessionIn(call));
    }
    if (status < 400 || status === 403 || status === 409) this.#taken.add(sessionIn(call));
    if (status === 401) this.#refused.add(sessionIn(call));
  }

  /** False where the request has no session. */
  tires(call: Call): boolean {
    const session = sessionIn(call);
    this.#tired.add(session);
    return session !== nobody;
  }

  /** True beyond half of a limit's requests. */
  isTired(session: Ids): boolean {
    return this.#tired.has(sessionIn({ headers: session }));
  }

  /** True for sessions never accepted and refused. */
  isDead(call: Call): boolean {
    const session = sessionIn(call);
    return session !== nobody && this.#refused.has(session) && !this.#taken.has(session);
  }

  remember({ operationId, method }: Operation, { call, kind }: Check, answer: Answer | string): void {
    if (kind === 'security' || typeof answer === 'string' || answer.status >= 300) return;
    if (method === 'get') this.standsBy(call);
    else this.#last.set(sessionIn(call), operationId);
  }

  /** Explains refusals for lack of something that cannot be made up, if an unknown thing gets the same. */
  stateProblem(operation: Operation, check: Check, answer: Answer, lacksMail: boolean): string | undefined {
    const { operationId } = operation;
    const isUnknown = check.kind === 'unknown ids' && answer.status !== 404 && this.#refusals.get(operationId) === codeIn(answer);
    const why = isUnknown ? sentenceOf(operation, answer) : stateProblem(operation, check, answer, lacksMail);
    if (why !== undefined && check.kind === 'examples') this.#refusals.set(operationId, codeIn(answer));
    return why;
  }

  /** Confirms that a session ended. A 401 for a live session is a fault of the service. */
  async sessionProblem(call: Call, ask: (call: Call) => Promise<Answer | undefined>): Promise<string | undefined> {
    if (!this.#stood) return undefined;
    const { cookie: _cookie, authorization: _authorization, ...headers } = this.#stood.headers;
    const { cookie, authorization } = call.headers;
    const own = { ...headers, ...(cookie !== undefined && { cookie }), ...(authorization !== undefined && { authorization }) };
    if ((await ask({ ...this.#stood, headers: own }))?.status !== 401) return undefined;
    return `The session that was given has ended, after ${this.#last.get(sessionIn(call)) ?? 'a while'}.`;
  }
}

const sessionIn = ({ headers }: Pick<Call, 'headers'>): string => JSON.stringify([headers['cookie'], headers['authorization']]);

const nobody = sessionIn({ headers: {} });

/** Explains answers due to the caller: a mailed code, a deactivated account, a missing step. */
function stateProblem(operation: Operation, { expects }: Check, answer: Answer, lacksMail: boolean): string | undefined {
  const { success, isOpen } = operation;
  const isOfState = (isOpen ? ofGivenOut : ofState).includes(answer.status) && !ofTheRequest.includes(codeIn(answer));
  if (!expects.statuses.includes(success.status) || !isOfState) return undefined;
  if (lacksMail) return `It answers ${answer.status} ${codeIn(answer)}: it takes a code out of a mail; say with --mail where mails can be read.`;
  return sentenceOf(operation, answer);
}

function sentenceOf(operation: Operation, answer: Answer): string {
  const begin = `It answers ${answer.status} ${codeIn(answer)}:`;
  if (operation.isOpen) return `${begin} what this request carries is given out by the service itself, and no example of it can hold.`;
  return `${begin} what this request needs to be there could not be made for ${withArticle(askedBy(operation))}.`;
}

export const isAboutThings = (answer: Answer): boolean => [404, 422].includes(answer.status) && !ofTheRequest.includes(codeIn(answer));

const codeIn = ({ text }: Answer): string => /"code":\s*"([A-Z_]+)"/.exec(text)?.[1] ?? '';

/** Requests with values given out by service, provider or device, which no example contains. */
export const takesGivenOut = ({ body, pointer }: Operation): boolean =>
  pointer.at('x-given-out')?.value === true || (body?.schema.at('properties')?.parts ?? []).some(([, property]) => property.at('x-given-out')?.value === true);

export const withArticle = (kind: string): string => (kind.startsWith('a') ? `an ${kind}` : `a ${kind}`);
