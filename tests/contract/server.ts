import type { FastifyInstance } from 'fastify';
import { productBrand } from '#core/brand.ts';
import { Failure } from '#core/failure.ts';
import type { Pictures } from '#core/media/pictures.ts';
import type { SiteUrls } from '#core/navigation/site-urls.ts';
import type { Caller } from '#core/sessions/request-context.ts';
import type { PersonaSigners } from '#core/persona-keys/persona-signers.ts';
import type { Callers } from '#core/sessions/callers.ts';
import { readContracts, type Contracts } from '#openapi/read/read-contracts.ts';
import type { Handler, Services } from '#server/app/contract/handlers.ts';
import type { Operation } from '#openapi/read/operation.ts';
import { openLog } from '#server/app/process/log.ts';
import { serve, type ServerParts } from '#server/app/serve.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { examplesOf } from '#openapi/checker/examples.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aMember } from '#tests/members.ts';
import { keptServer } from './kept-servers.ts';

export const contracts: Contracts = readContracts('openapi', '.cache/contracts.json');

/** The most that is asked until a limit is met: one of thousands is counted like one of twenty. */
export const mostCounted = 20;

const within = ({ requests, guests, ...limit }: NonNullable<Operation['rateLimit']>) => ({
  ...limit,
  requests: Math.min(requests, mostCounted),
  guests: Math.min(guests, mostCounted),
});

/** The contracts, where no operation that has a limit may be asked more often than that. */
export const quicklyLimited: Contracts = {
  ...contracts,
  operations: contracts.operations.map((operation) => ({ ...operation, rateLimit: operation.rateLimit && within(operation.rateLimit) })),
};

/** Stub handlers by service and operation, in the place of those that answer with the example. */
type Handlers = Readonly<Record<string, Readonly<Record<string, Handler>>>>;

/** Services that answer every operation with the first example of its contract, but for those that are changed. They need no line when an operation is added. */
export const servicesWith = (changes: Handlers = {}, from: Contracts = contracts): Services => {
  const services: Record<string, Record<string, Handler>> = {};
  for (const operation of from.operations) (services[operation.service] ??= {})[operation.operationId] = async () => exampleAnswer(operation);
  return Object.fromEntries(Object.entries(services).map(([name, handlers]) => [name, () => ({ ...handlers, ...changes[name] })]));
};

const composedAnswers = new WeakMap<Operation, unknown>();

/** The first example of what an operation answers; for one that leads elsewhere, where to. It is composed once, and each gets one of their own. */
export function exampleAnswer(operation: Operation): unknown {
  if (!composedAnswers.has(operation)) composedAnswers.set(operation, composedAnswer(operation));
  return structuredClone(composedAnswers.get(operation));
}

function composedAnswer({ success, pointer }: Operation): unknown {
  const response = pointer.at('responses', String(success.status));
  if (success.isRedirect) return { location: response?.at('headers', 'location')?.text('example') };
  return examplesOf(response)[0]?.[1];
}

/** Access token of a member whom every test server knows. */
export const memberToken = 'example-member';

const member: Caller = {
  sessionId: 'k3v9x0q2m7c1t8zb',
  member: aMember({ userId: 'q7m2k9x4c1v8t3zb', signedInAt: 0 }),
  madeOn: '2026-01-01',
  expiresAt: 0,
};

/** Fake callers: the known token and those made of it are members', every other caller is a guest. */
export const callers: Callers = {
  holding: async (token) => {
    const [known, one = ''] = token?.split('-of-') ?? [];
    if (known !== memberToken) return undefined;
    return { ...member, member: { ...member.member, userId: `${one}${member.member.userId.slice(one.length)}` } };
  },
  isBanned: async () => false,
};

/** The key of a contribution, which alone has no name here. */
export const contributionKey = new PersonaKey();

/** Every other key has a name here, and no nonce is remembered. */
const signers: PersonaSigners = { knows: async (personaRef) => personaRef !== contributionKey.publicKey, isBanned: async () => false, spend: async () => true };

const noPictures: Pictures = { find: async () => undefined };

/** Pages of which no picture is drawn: every test that asks for one brings its own ports. */
const noCards: ServerParts['cardPorts'] = () => {
  throw new Failure('offline');
};

const noSiteUrls: SiteUrls = { count: async () => 0, list: async () => [] };

export const silent = openLog('silent', { write: () => undefined });

let clockOfServer: ServerParts['clock'] = new FakeClock();

/** The time of the server that was opened last, in seconds, for requests that are signed. */
export const serverSeconds = (): number => Math.floor(clockOfServer.now() / 1_000);

const usual = { contracts, site: undefined, brand: { brand: productBrand, pictures: new Map() }, log: silent };

/** A server like the real one, with the given parts swapped; closed when the test is over, if not before. */
export function openServer(own: Partial<ServerParts> = {}): Promise<FastifyInstance> {
  clockOfServer = own.clock ?? new FakeClock();
  const parts: ServerParts = {
    ...usual,
    services: servicesWith({}, own.contracts),
    pictures: noPictures,
    siteUrls: noSiteUrls,
    findPicture: async () => undefined,
    cardPorts: noCards,
    clock: clockOfServer,
    settings: { trustProxy: [], publicOrigin: undefined, rateLimit: 1_000_000, signInLimit: 500, showKit: false },
    isReady: () => true,
    callers,
    signers,
    scripted: [],
    demo: undefined,
    mailbox: undefined,
    ...own,
  };
  return isUsual(parts) ? keptServer(parts) : serve(parts);
}

const ownParts = ['movedTo', 'dumpsFolder', 'host', 'overload', 'readiness', 'monitoring', 'rateCounts'] as const;

/** Whether a server is built as most are, and differs in what it asks alone. */
const isUsual = (parts: ServerParts): boolean =>
  Object.entries(usual).every(([name, part]) => Reflect.get(parts, name) === part) && ownParts.every((name) => parts[name] === undefined);

export const list = '/api/company/v1/companies';

/** A server on which the list of companies fails as the test says. */
export const failing = (error: unknown): Promise<FastifyInstance> =>
  openServer({ services: servicesWith({ company: { listCompanies: async () => Promise.reject(error) } }) });

let people = 0;

/** Access token of a member who has never asked before, so that no rate limit is shared between tests. */
export const someMembersToken = (): string => `${memberToken}-of-${(++people).toString(36)}`;

/** Network address of a guest who has never asked before, so that no rate limit is shared between tests. */
export const anAddress = (): string => `10.${(++people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
