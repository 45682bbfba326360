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

/** Lowered limit for tests, as thousands count like twenty. */
export const mostCounted = 20;

const within = ({ requests, guests, ...limit }: NonNullable<Operation['rateLimit']>) => ({
  ...limit,
  requests: Math.min(requests, mostCounted),
  guests: Math.min(guests, mostCounted),
});

/** Contracts with every rate limit lowered. */
export const quicklyLimited: Contracts = {
  ...contracts,
  operations: contracts.operations.map((operation) => ({ ...operation, rateLimit: operation.rateLimit && within(operation.rateLimit) })),
};

/** Stub handlers by service and operation, replacing the examples. */
type Handlers = Readonly<Record<string, Readonly<Record<string, Handler>>>>;

/** Services that answer with contract examples, except those changed. New operations need no line. */
export const servicesWith = (changes: Handlers = {}, from: Contracts = contracts): Services => {
  const services: Record<string, Record<string, Handler>> = {};
  for (const operation of from.operations) (services[operation.service] ??= {})[operation.operationId] = async () => exampleAnswer(operation);
  return Object.fromEntries(Object.entries(services).map(([name, handlers]) => [name, () => ({ ...handlers, ...changes[name] })]));
};

const composedAnswers = new WeakMap<Operation, unknown>();

/** First example answer of an operation, or redirect target. Composed once, copied for each. */
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

/** Fake callers: the known token and its derivatives are members, others guests. */
export const callers: Callers = {
  holding: async (token) => {
    const [known, one = ''] = token?.split('-of-') ?? [];
    if (known !== memberToken) return undefined;
    return { ...member, member: { ...member.member, userId: `${one}${member.member.userId.slice(one.length)}` } };
  },
  isBanned: async () => false,
};

/** Contribution key, the only one without a name here. */
export const contributionKey = new PersonaKey();

/** Every other key has a name, and no nonce is remembered. */
const signers: PersonaSigners = { knows: async (personaRef) => personaRef !== contributionKey.publicKey, isBanned: async () => false, spend: async () => true };

const noPictures: Pictures = { find: async () => undefined };

/** No pictures of pages; tests that need one bring their own ports. */
const noCards: ServerParts['cardPorts'] = () => {
  throw new Failure('offline');
};

const noSiteUrls: SiteUrls = { count: async () => 0, list: async () => [] };

export const silent = openLog('silent', { write: () => undefined });

let clockOfServer: ServerParts['clock'] = new FakeClock();

/** Time of the last opened server in seconds, for signed requests. */
export const serverSeconds = (): number => Math.floor(clockOfServer.now() / 1_000);

const usual = { contracts, site: undefined, brand: { brand: productBrand, pictures: new Map() }, log: silent };

/** Opens a realistic server with the given parts swapped, closed after the test. */
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

const ownParts = ['movedTo', 'logoPorts', 'dumpsFolder', 'host', 'overload', 'readiness', 'monitoring', 'rateCounts'] as const;

/** True if only parts asked at each request differ. */
const isUsual = (parts: ServerParts): boolean =>
  Object.entries(usual).every(([name, part]) => Reflect.get(parts, name) === part) && ownParts.every((name) => parts[name] === undefined);

export const list = '/api/company/v1/companies';

export const failing = (error: unknown): Promise<FastifyInstance> =>
  openServer({ services: servicesWith({ company: { listCompanies: async () => Promise.reject(error) } }) });

let people = 0;

/** Fresh member token, so that tests share no rate limit. */
export const someMembersToken = (): string => `${memberToken}-of-${(++people).toString(36)}`;

/** Fresh guest address, so that tests share no rate limit. */
export const anAddress = (): string => `10.${(++people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
