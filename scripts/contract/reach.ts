import type { Operation } from '#server/app/contract/operation.ts';
import type { Call } from './call.ts';
import type { Check } from './check.ts';
import type { Answer } from './wire.ts';

const ofState = [404, 409, 422];
const ofTheRequest = ['REQUEST_INVALID', 'BODY_MALFORMED'];

/** The session that a run was given, and how far it carries. Some operations end it, as they should. */
export class Reach {
  #stood: Call | undefined;
  #last = '';

  remember({ operationId, method }: Operation, { call, kind }: Check, answer: Answer | string): void {
    if (kind === 'security' || typeof answer === 'string' || answer.status >= 300) return;
    if (method === 'get') this.#stood ??= call;
    else this.#last = operationId;
  }

  /** Problem of a session that has ended; nothing where it never stood or still does, for then a 401 is a fault of the service. */
  async sessionProblem(ask: (call: Call) => Promise<Answer | undefined>): Promise<string | undefined> {
    if (!this.#stood || (await ask(this.#stood))?.status !== 401) return undefined;
    return `The session that was given has ended, after ${this.#last || 'a while'}.`;
  }
}

/** A request that the contract takes may need what cannot be made up: a code that was mailed, a deactivated account, a step that comes before. */
export function stateProblem({ success }: Operation, { expects }: Check, { status, text }: Answer): string | undefined {
  const code = /"code":\s*"([A-Z_]+)"/.exec(text)?.[1] ?? '';
  if (!expects.statuses.includes(success.status) || !ofState.includes(status) || ofTheRequest.includes(code)) return undefined;
  return `It answers ${status} ${code}: whoever the session belongs to is not where this request needs them.`;
}
