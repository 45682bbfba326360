import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '../read/operation.ts';
import { callOf, type Call, type Ids, type Parts } from './call.ts';
import { documents, notRun, wholeRun, type Check, type Outcome } from './check.ts';
import { jsonIn } from './json-in.ts';
import { violationsIn } from './judge.ts';
import { Leftovers } from './leftovers.ts';
import { carriesMailedCode, type MailedCodes } from './mailed-codes.ts';
import { askedBy } from './member-kinds.ts';
import { isAboutThings, Reach, takesGivenOut, withArticle } from './reach.ts';
import type { Schemas, Violation } from './schemas.ts';
import { Secrets } from './secrets.ts';
import { LateAnswer, type Answer, type Wire } from './wire.ts';

interface Limits {
  readonly limitsOff: boolean;
  readonly newSession: unknown;
}

/** Asks the service and judges its answers. Waits when an answer says so, within bounds. */
export class Asking {
  readonly #wire: Wire;
  readonly #schemas: Schemas;
  readonly #isLimitOff: boolean;
  /** Marks runs where another member can take over from one at the limit. */
  readonly #hasOthers: boolean;
  /** Undefined where the run cannot read mails. */
  readonly #codes: MailedCodes | undefined;
  readonly #secrets: Secrets;
  readonly #reach = new Reach();
  readonly #leftovers = new Leftovers();
  readonly #refused = new WeakMap<Outcome, { readonly call: Call; readonly who: string }>();

  constructor(wire: Wire, schemas: Schemas, { limitsOff, newSession }: Limits, codes?: MailedCodes) {
    this.#secrets = new Secrets(wire.everywhere);
    this.#wire = wire;
    this.#schemas = schemas;
    this.#isLimitOff = limitsOff;
    this.#hasOthers = newSession !== undefined;
    this.#codes = codes;
  }

  keepSecret(session: Ids): void {
    this.#secrets.keep(session);
  }

  isTired(session: Ids): boolean {
    return this.#reach.isTired(session);
  }

  /** Command line of a request, without secrets. */
  lineOf(call: Call): string {
    return this.#wire.curl(this.#secrets.without(this.#wire.dressed(call)));
  }

  cameOf(answer: Answer, call: Call): string {
    return this.#secrets.came(answer, this.#wire.dressed(call));
  }

  sessionProblem(call: Call): Promise<string | undefined> {
    return this.#reach.sessionProblem(call, (one) => this.answerTo(one));
  }

  /** Asks without judging. Undefined where no answer comes. */
  async answerTo(call: Call): Promise<Answer | undefined> {
    const answer = await this.#answer(this.#wire.dressed(call));
    return typeof answer === 'string' ? undefined : answer;
  }

  /** JSON of a successful answer, otherwise nothing. */
  async successOf(operation: Operation, parts: Parts): Promise<unknown> {
    const call = callOf(operation, parts);
    const answer = await this.answerTo(call);
    if (answer) this.noteMade(operation, call, answer);
    return answer?.status === operation.success.status ? jsonIn(answer.text) : undefined;
  }

  noteMade(operation: Operation, call: Call, answer: Answer): void {
    this.#leftovers.note(operation, call, answer);
    if (!operation.isOpen) this.#reach.heard(operation, call, answer);
  }

  async deleteMade(all: readonly Operation[]): Promise<void> {
    for (const call of this.#leftovers.taken(all)) {
      const answer = await this.#wire.send(this.#wire.dressed(call)).catch(() => undefined);
      if (!answer || answer.status === 429) return;
    }
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
    const began = performance.now();
    const mailed = await this.#codes?.putInto(operation, check, (one) => this.answerTo(one));
    const call = this.#wire.dressed(mailed && 'call' in mailed ? mailed.call : check.call, address);
    const answer = mailed && 'problem' in mailed ? mailed.problem : await this.#answer(call, expects.statuses.includes(429));
    if (typeof answer !== 'string') this.noteMade(operation, call, answer);
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
    const came = state === 'broken' && typeof answer !== 'string' ? { came: this.#secrets.came(answer, call) } : {};
    const isByDead = state === 'broken' && status === 401 && !operation.isOpen && kind !== 'security' && check.call.signer === undefined;
    const said = violations.map((one) => ({ ...one, sentence: this.#secrets.hide(one.sentence, call) }));
    const { operationId, pointer } = operation;
    const curl = this.#wire.curl(this.#secrets.without(call));
    const outcome = {
      operationId,
      kind,
      what,
      state,
      violations: said,
      curl,
      status,
      promised: pointer.uri,
      ...came,
      seconds: (performance.now() - began) / 1_000,
    } as const;
    if (isByDead) this.noteRefused(outcome, operation, call);
    return outcome;
  }

  noteRefused(outcome: Outcome, operation: Operation, call: Call): void {
    this.#refused.set(outcome, { call, who: askedBy(operation) });
  }

  /** Reduces outcomes to one fault for each session that always got 401. */
  withoutDead(outcomes: readonly Outcome[]): Outcome[] {
    const said = new Set<string>();
    return outcomes.map((outcome) => {
      const refused = this.#refused.get(outcome);
      if (!refused || !this.#reach.isDead(refused.call)) return outcome;
      const sentence = `Every request with the session of ${withArticle(refused.who)} is answered 401: it has ended, or the service does not know it.`;
      const isFirst = !said.has(sentence);
      said.add(sentence);
      return isFirst
        ? { ...outcome, violations: [{ pointer: wholeRun, sentence }] }
        : { ...outcome, state: 'not run', violations: [{ pointer: '', sentence }], curl: undefined, status: undefined };
    });
  }

  /** Registers a request that any live session can make. */
  standsBy(call: Call): void {
    this.#reach.standsBy(call);
  }

  /** Explains refusals caused by the run's input rather than the service. */
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
    const answer = await this.#wire.send(call).catch(sentenceOfNone);
    if (typeof answer === 'string' || answer.status !== 429 || isAboutLimits || this.#isLimitOff) return answer;
    const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
    if (this.#hasOthers && this.#reach.tires(call)) return answer;
    if (!this.#wire.mayWait(seconds)) return answer;
    await wait(seconds * 1_000);
    return this.#answer(call);
  }
}

function sentenceOfNone(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return error instanceof LateAnswer ? `${message.charAt(0).toUpperCase()}${message.slice(1)}.` : `It does not answer: ${message}.`;
}

/** Length of a request head that servers must take (RFC 9110, 4.1). */
const longestHead = 8_000;

function tooLongHead({ target, headers }: Call): string | undefined {
  const bytes = Buffer.byteLength(target) + Buffer.byteLength(JSON.stringify(headers));
  return bytes > longestHead ? `Its head has more than ${longestHead} bytes, which no server has to take.` : undefined;
}
