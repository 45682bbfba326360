import { hold, type RunOptions } from '#scripts/contract/hold.ts';
import { Wire } from '#scripts/contract/wire.ts';
import type { Outcome } from '#scripts/contract/check.ts';
import type { Contracts } from '#server/app/contract/read-contracts.ts';
import type { ServerParts } from '#server/app/serve.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { callers, contracts, openServer } from '#tests/contract/server.ts';
import { fakeAdapters } from '#tests/adapters.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeDataMap } from '#tests/fakes/privacy/fake-data-map.ts';
import { answeringServer, textsOf, type Answered, type Asked } from './answering.ts';
import { companyPorts } from './company-ports.ts';

/** Something wrong that is in front of the clean server: it may change the request, the answer, or both. */
export interface Defect {
  readonly before?: (asked: Asked) => Asked;
  readonly after?: (answered: Answered, asked: Asked) => void;
}

/** A service on its own port, as a team would run it. */
export interface RunningService {
  readonly baseUrl: string;
  /** Plants the defect in front of it from now on. */
  plant(defect: Defect): void;
  close(): Promise<void>;
}

/** The clean server with made-up companies, or the services that are given. The caller is given by x-forwarded-for, and one with the token of a member is signed in. */
export async function startService(from: Contracts = contracts, given?: ServerParts['services']): Promise<RunningService> {
  const clock = new FakeClock();
  const dataMap = new FakeDataMap([
    { table: 'company', trace: 'none', onDeletion: 'stays', purpose: 'Companies.', kept: { for: 'always', because: 'It is public.' }, columns: [] },
  ]);
  const adapters = fakeAdapters({ ...companyPorts(), dataMap }, clock, callers);
  const { services } = servicesOver(() => adapters);
  const app = await openServer({ contracts: from, services: given ?? services, callers });
  let { before, after }: Defect = {};
  const { baseUrl, close } = await answeringServer(async (asked) => {
    const { method, url, headers, body } = before?.(asked) ?? asked;
    const remoteAddress = `${headers['x-run']} ${headers['x-forwarded-for']}`;
    const own = await app.inject({ method: method as 'GET', url, headers, remoteAddress, ...(body ? { payload: body } : {}) });
    const answered = { status: own.statusCode, headers: textsOf(own.headers), body: own.payload };
    after?.(answered, asked);
    return answered;
  });
  return {
    baseUrl,
    plant: (defect) => ({ before, after } = defect),
    close: async () => {
      await close();
      await app.close();
    },
  };
}

let runs = 0;

/** Holds a running service against a contract, the way the command does. */
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

/** The reasons why something was not run. */
export const notRunOf = (outcomes: readonly Outcome[]) => outcomes.filter(({ state }) => state === 'not run').map(({ violations }) => violations[0]?.sentence);

export const brokenOf = (outcomes: readonly Outcome[]): Outcome[] => outcomes.filter(({ state }) => state === 'broken');
