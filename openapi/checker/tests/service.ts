import type { Outcome } from '../check.ts';
import { hold, type RunOptions } from '../hold.ts';
import { MockService } from '../mock/mock-service.ts';
import { Wire } from '../wire.ts';
import type { Contracts } from '../../read/read-contracts.ts';
import { answeringServer, textsOf, type Answered, type Asked } from './answering.ts';
import { contracts, operationOf } from './contracts.ts';

/** Something wrong that is in front of the clean service: it may change the request, the answer, or both. */
export interface Defect {
  readonly before?: (asked: Asked) => Asked;
  readonly after?: (answered: Answered, asked: Asked) => void;
}

/** Service on its own port, as a team would run it. */
export interface RunningService {
  readonly baseUrl: string;
  plant(defect: Defect): void;
  close(): Promise<void>;
}

/** Answers by its contracts; x-forwarded-for names the caller, a digit in the cookie signs in. */
export async function startService(from: Contracts = contracts, services: readonly string[] = []): Promise<RunningService> {
  const served = from.operations.filter(({ service: name }) => services.length === 0 || services.includes(name));
  const service = new MockService(from, served, 1);
  const isLimited = limiter();
  let { before, after }: Defect = {};
  const { baseUrl, close } = await answeringServer(async (asked) => {
    const { method, url, headers, body } = before?.(asked) ?? asked;
    const isOver = isLimited({ method, url, headers, body });
    const own = await service.answerTo({ method, url, headers: isOver ? { prefer: 'status=429' } : headers, body: Buffer.from(body) });
    const answered = { status: own.status, headers: textsOf(own.headers), body: method === 'HEAD' ? '' : (own.body ?? '') };
    after?.(answered, asked);
    return answered;
  });
  return { baseUrl, plant: (defect) => ({ before, after } = defect), close };
}

/** Asks for nothing by the name that an example of a contract has for it. */
export const withoutExamples = (asked: Asked): Asked => ({
  ...asked,
  url: asked.url.replaceAll(/\b(?:koyal|national|pravaha|sahyadri|sutra|tamarind)-/g, 'nobody-'),
});

/** Limits each caller as contracts say (x-rate-limit). */
function limiter(): (asked: Asked) => boolean {
  const asked = new Map<string, number>();
  return (request) => {
    const operation = operationOf(request);
    if (!operation?.rateLimit) return false;
    const { cookie, 'x-run': run, 'x-forwarded-for': address } = request.headers;
    const caller = `${operation.rateLimit.group ?? operation.operationId} ${run} ${cookie ?? address}`;
    asked.set(caller, (asked.get(caller) ?? 0) + 1);
    return (asked.get(caller) ?? 0) > (cookie === undefined ? operation.rateLimit.guests : operation.rateLimit.requests);
  };
}

let runs = 0;

/** Checks a running service against a contract, as the command does. */
export async function checked(
  { baseUrl }: Pick<RunningService, 'baseUrl'>,
  options: Partial<RunOptions> & { readonly service: string },
  from: Contracts = contracts,
): Promise<Outcome[]> {
  const wire = new Wire(baseUrl, { 'x-run': String(++runs), 'x-forwarded-for': '{address}' });
  const outcomes = await hold(from, wire, {
    only: [],
    seed: 1,
    ids: {},
    session: {},
    sessions: {},
    newSession: undefined,
    personaKey: undefined,
    mail: undefined,
    notServed: [],
    limitsOff: false,
    ...options,
  });
  wire.close();
  return outcomes;
}

export const notRunOf = (outcomes: readonly Outcome[]) => outcomes.filter(({ state }) => state === 'not run').map(({ violations }) => violations[0]?.sentence);

export const brokenOf = (outcomes: readonly Outcome[]): Outcome[] => outcomes.filter(({ state }) => state === 'broken');
