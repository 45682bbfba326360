import type { Operation } from '../read/operation.ts';
import type { Asking } from './asking.ts';
import { callOf, inSession, neededParts, type Call, type Ids } from './call.ts';
import { CannotRun } from './cannot-run.ts';
import { documents, notRun, wholeRun, type Outcome } from './check.ts';
import { callsAllowed } from './follow-ups.ts';
import type { Ready } from './ready.ts';
import { mediaOf, type Answer, type Wire } from './wire.ts';

/** Limit below which requests are too scarce to probe for absence. */
const fewCalls = 20;
/** Least number of operations by which a service can count as absent. */
const fewOperations = 3;

/** Refusal to run, as nothing of the service is at the address. */
export class NothingServed extends CannotRun {
  readonly outcomes: readonly Outcome[];

  constructor(sentence: string, outcomes: readonly Outcome[]) {
    super(sentence);
    this.outcomes = outcomes;
  }
}

/** Request and answer at an address that serves no such operation. */
interface Shown {
  readonly operation: Operation;
  readonly call: Call;
  readonly answer: Answer;
}

interface Surroundings {
  readonly service: string;
  readonly asking: Asking;
  readonly wire: Wire;
  readonly limitsOff: boolean;
  /** Path prefix that belongs to the contract. */
  readonly prefix: string;
}

/** Operations absent from a service, each with one finding and no further requests. */
export class Absent {
  readonly #surroundings: Surroundings;
  readonly #suspects = new Map<Operation, Shown>();
  readonly #asked = new Set<Operation>();
  readonly #found = new Map<string, Shown>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Probes each operation as nobody with an invalid body. Refuses to run where none is there. */
  async look(checked: readonly Operation[], all: readonly Operation[]): Promise<void> {
    const asked = checked.filter((operation) => !this.#isDear(operation));
    const shown = await this.#foreign(asked);
    if (asked.length === 0 || shown.length < asked.length) return;
    const others = checked.length < fewOperations ? all.filter((operation) => !checked.includes(operation) && !this.#isDear(operation)) : [];
    const further = await this.#foreign(others);
    const every = [...shown, ...further];
    const isTelling = every.some(({ operation, answer }) => !operation.path.includes('{') || isUnknownRoute(answer));
    if (further.length === others.length && isTelling) throw this.#nothing(every);
  }

  /** Operations answered by something other than the service. */
  async #foreign(asked: readonly Operation[]): Promise<readonly Shown[]> {
    const shown: Shown[] = [];
    for (const operation of asked) {
      const call = glanceAt(operation, {});
      const answer = await this.#surroundings.wire.glance(call);
      this.#asked.add(operation);
      if (answer && isNobodys(answer)) this.#suspects.set(operation, { operation, call, answer });
      if (answer && isForeign(operation, answer)) shown.push({ operation, call, answer });
    }
    return shown;
  }

  /** Probes again with a session and real names, as some services refuse every guest alike. */
  async confirm(checked: readonly Operation[], session: Ids, readied: (operation: Operation) => Promise<Ready>): Promise<void> {
    const isKnown = Object.keys(session).length > 0;
    for (const operation of checked) {
      const suspect = this.#suspects.get(operation);
      const mayAsk = isKnown && !operation.isOpen && operation.takesSession && this.#asked.has(operation) && isHarmless(operation);
      const shown = suspect ?? (mayAsk ? await this.#seen(operation, glanceAt(operation, session)) : undefined);
      const found = shown && operation.path.includes('{') ? await this.#withNames(shown, await readied(operation)) : shown;
      if (found) this.#found.set(operation.operationId, found);
    }
    const all = checked.flatMap(({ operationId }) => this.#found.get(operationId) ?? []);
    if (all.length === checked.length && checked.length >= fewOperations) throw this.#nothing(all);
  }

  has({ operationId }: Operation): boolean {
    return this.#found.has(operationId);
  }

  /** Counts the probes of an operation, which its rate limit counts too. */
  askedOf(operation: Operation): number {
    return Number(this.#asked.has(operation));
  }

  outcomesOf(operation: Operation): Outcome[] | undefined {
    const shown = this.#found.get(operation.operationId);
    if (!shown) return undefined;
    const sentence = `It is not served: it answers ${inShort(shown.answer)}, as an address does behind which there is nothing.`;
    return [this.#broken(shown, '/status', sentence), notRun(operation, 'examples', 'everything else', 'It is not served.')];
  }

  #isDear(operation: Operation): boolean {
    const { wire, limitsOff } = this.#surroundings;
    return operation.rateLimit !== undefined && !limitsOff && !(wire.hasAddresses && operation.isOpen) && callsAllowed(operation) < fewCalls;
  }

  async #seen(operation: Operation, call: Call): Promise<Shown | undefined> {
    const answer = await this.#surroundings.wire.glance(call);
    return answer && isNobodys(answer) ? { operation, call, answer } : undefined;
  }

  /** Asks about a real thing, or compares with an address nobody serves. */
  async #withNames({ operation }: Shown, ready: Ready): Promise<Shown | undefined> {
    const { asking, wire } = this.#surroundings;
    const call = callOf(operation, ready.parts);
    const answer = await asking.answerTo(call);
    if (!answer || !isNobodys(answer)) {
      if (answer) asking.noteMade(operation, call, answer);
      return undefined;
    }
    if (ready.hindrance === undefined || isUnknownRoute(answer)) return { operation, call, answer };
    const [path = ''] = call.target.split('?', 1);
    const elsewhere = { ...call, target: `${path}/nothing-is-here` };
    const other = await wire.glance(elsewhere);
    return other && similarity(other, elsewhere) === similarity(answer, call) ? { operation, call, answer } : undefined;
  }

  #nothing(all: readonly Shown[]): NothingServed {
    const { service, prefix, wire } = this.#surroundings;
    const [first] = all;
    if (!first) throw new Error('Something has to be asked before nothing is there.');
    const { baseUrl } = wire;
    const others = all.length > 1 ? ` and ${all.length - 1} other operations answer` : ' answers';
    const isDoubled = prefix !== '' && new URL(baseUrl).pathname.replace(/\/$/, '').endsWith(prefix);
    const advice = isDoubled
      ? `leave ${prefix} out of --base-url, as the paths of the contract begin with it`
      : `--base-url is what comes before ${prefix || 'the paths of the contract'}`;
    const sentence = `Nothing of ${service} is served at ${baseUrl}: ${first.call.method} ${first.call.target}${others} ${inShort(first.answer)}; ${advice}.`;
    const rest = all.slice(1).map(({ operation }) => notRun(operation, 'examples', 'everything', `Nothing of ${service} is served.`));
    return new NothingServed(sentence, [this.#broken(first, wholeRun, sentence), ...rest]);
  }

  #broken({ operation, call, answer }: Shown, pointer: string, sentence: string): Outcome {
    const { asking } = this.#surroundings;
    return {
      operationId: operation.operationId,
      kind: 'examples',
      what: 'any request',
      state: 'broken',
      violations: [{ pointer, sentence }],
      curl: asking.lineOf(call),
      status: answer.status,
      promised: operation.pointer.uri,
      came: asking.cameOf(answer, call),
    };
  }
}

/** Changes nothing even where the operation exists, because its body is invalid. */
function glanceAt(operation: Operation, session: Ids): Call {
  const call = callOf(operation, inSession(neededParts(operation, {}), session));
  return operation.body ? { ...call, headers: { ...call.headers, 'content-type': 'application/json' }, body: '{' } : call;
}

/** Harmless probes read, have an invalid body, or name nothing real. */
const isHarmless = ({ changes, body, path }: Operation): boolean => !changes || body !== undefined || path.includes('{');

/** Recognizes answers of an address without such an operation, by form or by wording. */
const isNobodys = (answer: Answer): boolean =>
  answer.status === 405 || answer.status === 501 || (answer.status === 404 && (!isProblem(answer) || isUnknownRoute(answer)));

/** Recognizes answers from something else: another site's page, an unpromised redirect, a gateway. */
const isForeign = (operation: Operation, answer: Answer): boolean => {
  const { status, text } = answer;
  const isPage = mediaOf(answer) === 'text/html' && /^\s*</.test(text) && !operation.pointer.at('responses', String(status), 'content', 'text/html');
  const isSent = status >= 300 && status < 400 && !documents(operation, status);
  return isNobodys(answer) || isPage || isSent || ([502, 503, 504].includes(status) && !isProblem(answer));
};

/** Tells whether an answer says in plain words that an operation is not served. */
export const isUnserved = (answer: Answer): boolean => answer.status === 405 || answer.status === 501 || (answer.status === 404 && isUnknownRoute(answer));

const isUnknownRoute = ({ text }: Answer): boolean => /"code":\s*"(ROUTE_UNKNOWN|METHOD_NOT_ALLOWED)"/.test(text);

const isProblem = (answer: Answer): boolean => mediaOf(answer) === 'application/problem+json';

const inShort = (answer: Answer): string => [String(answer.status), mediaOf(answer)].filter((part) => part !== '').join(' ');

/** Strips an answer of everything that varies by address or moment. */
function similarity(answer: Answer, { target }: Call): string {
  const [path = ''] = target.split('?', 1);
  return [
    inShort(answer),
    answer.text
      .replaceAll(target, '')
      .replaceAll(path, '')
      .replaceAll(/[0-9a-f-]+/gi, (run) => (/\d/.test(run) ? '#' : run)),
  ].join(' ');
}
