import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import { isUnserved } from '../absent.ts';
import type { Asking } from '../asking.ts';
import { callOf, type Call, type Ids, type Parts } from '../call.ts';
import { notRun, type Outcome } from '../check.ts';
import { jsonIn } from '../json-in.ts';
import { noReply, type Reply } from './reply.ts';
import { rules, type Rule } from './rules.ts';

const mostEarlier = 6;

export class Trial {
  readonly #asking: Asking;
  readonly #operation: Operation;
  #lines: string[] = [];
  #came: string | undefined;
  /** Sentence on an ended session, which says nothing about meaning. */
  #ended: string | undefined;
  /** The operation beside its own that the service has not got, of which nothing can be said. */
  #unserved: string | undefined;
  #refused: { readonly operation: Operation; readonly call: Call } | undefined;
  #began = performance.now();
  /** Cookies set by answers, by session cookie. */
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly outcomes: Outcome[] = [];
  /** Own requests by session, as its limit counts them. */
  readonly #times = new Map<string, number>();

  constructor(asking: Asking, operation: Operation) {
    this.#asking = asking;
    this.#operation = operation;
  }

  /** Begins an independent series of requests for later findings. */
  begin(): void {
    this.#began = performance.now();
    this.#lines = [];
    this.#ended = undefined;
    this.#unserved = undefined;
    this.#refused = undefined;
  }

  timesAsked(session: Ids): number {
    return this.#times.get(sessionIn(session)) ?? 0;
  }

  async ask(operation: Operation, parts: Parts): Promise<Reply> {
    const call = callOf(operation, this.#withCookies(operation, parts));
    if (operation === this.#operation) this.#times.set(sessionIn(call.headers), this.timesAsked(call.headers) + 1);
    this.#lines.push(this.#asking.lineOf(call));
    const answer = await this.#asking.answerTo(call);
    this.#came = answer && this.#asking.cameOf(answer, call);
    if (!answer) return noReply;
    if (operation !== this.#operation && isUnserved(answer)) this.#unserved ??= operation.operationId;
    this.#asking.noteMade(operation, call, answer);
    if (answer.status === 401 && !operation.isOpen) this.#refused ??= { operation, call };
    if (answer.status === 401 && !operation.isOpen) this.#ended ??= await this.#asking.sessionProblem(call);
    this.#keepCookies(parts, answer.headers['set-cookie']);
    const code = /"code":\s*"([A-Z_]+)"/.exec(answer.text)?.[1];
    return {
      status: answer.status,
      isSuccess: answer.status === operation.success.status,
      value: jsonIn(answer.text),
      headers: answer.headers,
      said: code === undefined ? String(answer.status) : `${answer.status} ${code}`,
    };
  }

  /** Sends back cookies from answers, as a browser would. */
  #withCookies({ isByNobody }: Operation, parts: Parts): Parts {
    const { cookie = '' } = parts.header;
    const kept = isByNobody ? undefined : this.#cookies.get(cookie);
    if (!kept) return parts;
    const own = cookie.split(/;\s*/).filter((pair) => pair !== '' && !kept.has(pair.split('=', 1)[0] ?? ''));
    return { ...parts, header: { ...parts.header, cookie: [...own, ...[...kept].map(([name, value]) => `${name}=${value}`)].join('; ') } };
  }

  #keepCookies({ header: { cookie = '' } }: Parts, set = ''): void {
    for (const [, name = '', value = ''] of set.matchAll(/(?:^|,)\s*([^=;,\s]+)=([^;]*)/g)) {
      if (/^(expires|path|max-age|samesite|domain)$/i.test(name)) continue;
      const kept = this.#cookies.get(cookie) ?? new Map<string, string>();
      this.#cookies.set(cookie, kept.set(name, value));
    }
  }

  /** Records a rule as kept without a problem. Cites the last of several requests. */
  judge(rule: Rule, problem: string | undefined, promised: ContractPointer = this.#operation.pointer, what = ''): boolean {
    if (problem !== undefined && this.#ended !== undefined && rule !== 'an ended session is refused') {
      this.notRun(rule, this.#ended, what);
      return true;
    }
    if (problem !== undefined && this.#unserved !== undefined) {
      this.notRun(rule, `${this.#unserved} is not served.`, what);
      return true;
    }
    const [curl, ...earlier] = this.#lines.toReversed();
    const outcome: Outcome = {
      operationId: this.#operation.operationId,
      kind: rules[rule],
      what: named(rule, what),
      state: problem === undefined ? 'kept' : 'broken',
      violations: problem === undefined ? [] : [{ pointer: '/meaning', sentence: problem, promised: promised.uri }],
      curl,
      earlier: earlier.slice(0, mostEarlier).toReversed(),
      ...(problem !== undefined && this.#came !== undefined && { came: this.#came }),
      status: undefined,
      seconds: (performance.now() - this.#began) / 1_000,
    };
    this.outcomes.push(outcome);
    if (problem !== undefined && this.#refused) this.#asking.noteRefused(outcome, this.#refused.operation, this.#refused.call);
    return problem === undefined;
  }

  notRun(rule: Rule, why: string, what = ''): void {
    this.outcomes.push(notRun(this.#operation, rules[rule], named(rule, what), why));
  }
}

/** Session cookie or other credential, without cookies added by answers. */
const sessionIn = ({ cookie = '', authorization = '' }: Ids): string => cookie.split(';', 1)[0] || authorization;

const named = (rule: Rule, what: string): string => (what === '' ? rule : `${rule}: ${what}`);
