import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '#server/app/contract/operation.ts';
import { callOf, type Call, type Ids, type Parts } from './call.ts';
import { documents, notRun, type Check, type Outcome } from './check.ts';
import { jsonIn } from './json-in.ts';
import { violationsIn } from './judge.ts';
import { carriesMailedCode, type MailedCodes } from './mailed-codes.ts';
import { isAboutThings, Reach, takesGivenOut } from './reach.ts';
import type { Schemas, Violation } from './schemas.ts';
import type { Answer, Wire } from './wire.ts';

/** Asks the service and judges what it answers. It waits when it is told to, within bounds. */
export class Asking {
  readonly #wire: Wire;
  readonly #schemas: Schemas;
  readonly #isLimitOff: boolean;
  /** Codes that were mailed; undefined where the run was not told where mails can be read. */
  readonly #codes: MailedCodes | undefined;
  /** Texts that a report never shows: the sessions of members. */
  readonly #secrets: string[] = [];
  readonly #reach = new Reach();

  constructor(wire: Wire, schemas: Schemas, isLimitOff: boolean, codes?: MailedCodes) {
    this.#wire = wire;
    this.#schemas = schemas;
    this.#isLimitOff = isLimitOff;
    this.#codes = codes;
  }

  /** Keeps the headers of a session out of what is reported. */
  keepSecret(session: Ids): void {
    this.#secrets.push(...Object.values(session));
  }

  /** Asks without judging; undefined where no answer comes. */
  async answerTo(call: Call): Promise<Answer | undefined> {
    const answer = await this.#answer(this.#wire.dressed(call));
    return typeof answer === 'string' ? undefined : answer;
  }

  /** The JSON that an operation answers when it is asked with these parts; nothing where that is no success. */
  async successOf(operation: Operation, parts: Parts): Promise<unknown> {
    const answer = await this.answerTo(callOf(operation, parts));
    return answer?.status === operation.success.status ? jsonIn(answer.text) : undefined;
  }

  async outcomeOf(operation: Operation, { others = [], ...check }: Check, address?: string): Promise<Outcome> {
    const outcome = await this.#outcomeOf(operation, check, address);
    const [call, ...further] = others;
    if (outcome.state === 'kept' || !call) return outcome;
    const other = await this.outcomeOf(operation, { ...check, call, others: further }, address);
    return other.state === 'kept' ? other : outcome;
  }

  async #outcomeOf(operation: Operation, check: Check, address?: string): Promise<Outcome> {
    const { kind, what, expects } = check;
    const mailed = await this.#codes?.putInto(operation, check, (one) => this.answerTo(one));
    const call = this.#wire.dressed(mailed && 'call' in mailed ? mailed.call : check.call, address);
    const answer = mailed && 'problem' in mailed ? mailed.problem : await this.#answer(call, expects.statuses.includes(429));
    const isLimited = typeof answer === 'object' && answer.status === 429 && !expects.statuses.includes(429);
    const violations: readonly Violation[] =
      typeof answer === 'string' ? [{ pointer: '', sentence: answer }] : violationsIn(operation, answer, expects, this.#schemas);
    const badlyLimited = violations.some(({ pointer }) => pointer !== '/status');
    if (isLimited && !this.#isLimitOff && !badlyLimited)
      return notRun(
        operation,
        kind,
        what,
        `The service limits requests for another ${answer.headers['retry-after']} s; set limitsOff or {address} (see --help).`,
      );
    const why = violations.length > 0 ? (tooLongHead(call) ?? (await this.#unreachable(operation, check, answer, violations))) : undefined;
    if (why !== undefined) return notRun(operation, kind, what, why);
    const state = violations.length > 0 ? 'broken' : 'kept';
    if (state === 'kept' && !operation.isOpen) this.#reach.remember(operation, check, answer);
    const status = typeof answer === 'string' ? undefined : answer.status;
    return { operationId: operation.operationId, kind, what, state, violations, curl: this.#withoutSecrets(this.#wire.curl(call)), status };
  }

  /** A question that a session answers as long as it stands. */
  standsBy(call: Call): void {
    this.#reach.standsBy(call);
  }

  #withoutSecrets(line: string): string {
    return this.#secrets.reduce((text, secret) => text.replaceAll(secret, '<session>'), line);
  }

  /** The reason why a well-made refusal says more about what the run was given than about the service. */
  async #unreachable(operation: Operation, check: Check, answer: Answer | string, violations: readonly Violation[]): Promise<string | undefined> {
    if (typeof answer === 'string') return undefined;
    const isWellMade = violations.every(({ pointer }) => pointer === '/status') && documents(operation, answer.status);
    if (['security', 'signatures'].includes(check.kind) && check.expects.statuses.every((status) => status >= 400)) return undefined;
    if (check.call.signer && answer.status === 401 && answer.text.includes('PERSONA_UNKNOWN'))
      return 'The made-up name that signs is gone, as deletePersona asked.';
    if (isWellMade && check.lacking !== undefined && isAboutThings(answer)) return check.lacking;
    if (!isWellMade || (operation.isOpen && !takesGivenOut(operation))) return undefined;
    if (answer.status === 401 && !operation.isOpen) return this.#reach.sessionProblem(check.call, (call) => this.answerTo(call));
    return this.#reach.stateProblem(operation, check, answer, this.#codes === undefined && carriesMailedCode(operation));
  }

  async #answer(call: Call, isAboutLimits = false): Promise<Answer | string> {
    const answer = await this.#wire.send(call).catch((error: unknown) => `It does not answer: ${error instanceof Error ? error.message : String(error)}.`);
    if (typeof answer === 'string' || answer.status !== 429 || isAboutLimits || this.#isLimitOff) return answer;
    const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
    if (!this.#wire.mayWait(seconds)) return answer;
    await wait(seconds * 1_000);
    return this.#answer(call);
  }
}

/** The least length at which the head of a request is to be taken (RFC 9110, 4.1). */
const longestHead = 8_000;

/** The reason why a service may fail at a request whose head is longer than any has to take. */
function tooLongHead({ target, headers }: Call): string | undefined {
  const bytes = Buffer.byteLength(target) + Buffer.byteLength(JSON.stringify(headers));
  return bytes > longestHead ? `Its head has more than ${longestHead} bytes, which no server has to take.` : undefined;
}
