import type { Operation } from '../read/operation.ts';
import type { Call, Ids } from './call.ts';
import type { Check } from './check.ts';
import { askedBy } from './member-kinds.ts';
import type { Answer } from './wire.ts';

/** Refusals that speak of a state; anyone who is not signed in can get them where it is about what only the service gives out. */
const ofState = [404, 409, 422];
export const ofGivenOut = [401, ...ofState];
const ofTheRequest = ['REQUEST_INVALID', 'BODY_MALFORMED'];

/** The sessions that a run was given, and how far each carries. Some operations end one, as they should. */
export class Reach {
  #stood: Call | undefined;
  readonly #last = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #tired = new Set<string>();
  readonly #taken = new Set<string>();
  readonly #refused = new Set<string>();
  /** Codes by which examples of operations were refused for the state of anyone who asked. */
  readonly #refusals = new Map<string, string>();

  /** A question that a session answers as long as it is. */
  standsBy(call: Call): void {
    this.#stood ??= call;
  }

  /** Keeps in mind whether a session opens anything: a refusal for another reason than that nobody is signed in says that it does. */
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

  /** Notes that a session may ask no more; false where the request has none. */
  tires(call: Call): boolean {
    const session = sessionIn(call);
    this.#tired.add(session);
    return session !== nobody;
  }

  /** Whether a session has made more than half of the requests that a limit allows. */
  isTired(session: Ids): boolean {
    return this.#tired.has(sessionIn({ headers: session }));
  }

  /** Whether a session was never taken, and refused. */
  isDead(call: Call): boolean {
    const session = sessionIn(call);
    return session !== nobody && this.#refused.has(session) && !this.#taken.has(session);
  }

  remember({ operationId, method }: Operation, { call, kind }: Check, answer: Answer | string): void {
    if (kind === 'security' || typeof answer === 'string' || answer.status >= 300) return;
    if (method === 'get') this.standsBy(call);
    else this.#last.set(sessionIn(call), operationId);
  }

  /** A request that the contract takes may need what cannot be made up; then one about something unknown is refused for the same reason before anyone looks for it. */
  stateProblem(operation: Operation, check: Check, answer: Answer, lacksMail: boolean): string | undefined {
    const { operationId } = operation;
    const isUnknown = check.kind === 'unknown ids' && answer.status !== 404 && this.#refusals.get(operationId) === codeIn(answer);
    const why = isUnknown ? sentenceOf(operation, answer) : stateProblem(operation, check, answer, lacksMail);
    if (why !== undefined && check.kind === 'examples') this.#refusals.set(operationId, codeIn(answer));
    return why;
  }

  /** Problem of the session of a request that has ended; nothing where it never stood or still does, for then a 401 is a fault of the service. */
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

/** The reason why an answer says more about who asks than about the service: a code that was mailed, a deactivated account, a step that comes before. */
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

/** Whether a refusal may be that of a thing which is not there. */
export const isAboutThings = (answer: Answer): boolean => [404, 422].includes(answer.status) && !ofTheRequest.includes(codeIn(answer));

const codeIn = ({ text }: Answer): string => /"code":\s*"([A-Z_]+)"/.exec(text)?.[1] ?? '';

/** Whether a request carries something that the service, a provider or a device has given out, such as the token in a message: no example of it ever holds. */
export const takesGivenOut = ({ body, pointer }: Operation): boolean =>
  pointer.at('x-given-out')?.value === true || (body?.schema.at('properties')?.parts ?? []).some(([, property]) => property.at('x-given-out')?.value === true);

export const withArticle = (kind: string): string => (kind.startsWith('a') ? `an ${kind}` : `a ${kind}`);
