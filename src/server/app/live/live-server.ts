import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { Origin } from '../http/origin.ts';
import { isOurs, problemOf } from '../http/problem.ts';
import type { Logger } from '../process/log.ts';
import type { Readiness } from '../process/readiness.ts';
import { networkOf } from '../traffic/network.ts';
import { usualTimeoutMs, withTimeout } from '../traffic/timeout.ts';
import { EventAllowances } from './event-allowance.ts';
import type { EventParts } from './live-events.ts';
import { identify, type IdentityParts } from './live-identities.ts';
import { LiveCounts } from './live-counts.ts';
import { serveLine, type LineParts } from './live-lines.ts';
import { LiveRequests } from './live-requests.ts';
import { roomOfPersona, roomOfSession, type LineData, type LiveIo, type LiveSocket, type NoEvents } from './live-rooms.ts';
import { answerUpgrades } from './other-upgrades.ts';
import { sendLineHeaders } from './line-headers.ts';
import { recheckLines, type StillGood } from './recheck-lines.ts';
import type { SentEvents } from './socket-messages.ts';

export interface LiveParts extends IdentityParts, EventParts {
  readonly server: HttpServer;
  readonly origin: Origin;
  readonly settings: { readonly trustProxy: readonly string[] };
  readonly clock: Clock & MonotonicClock;
  readonly log: Logger;
  readonly isReady: () => boolean;
  readonly readiness?: Pick<Readiness, 'isLeaving'> | undefined;
  readonly stillGood: StillGood;
}

export interface LiveServer {
  /** Closes all sockets so that readers reconnect elsewhere; precedes closing the HTTP server, which waits for them. */
  readonly close: () => void;
}

const socketPath = '/ws/';

/** Limits sockets per network and persona in this process (S-86). */
const mostByNetwork = 200;
const mostByPersona = 20;

const goodbyeMs = 1_000;

const options = {
  path: socketPath,
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  httpCompression: false,
  maxHttpBufferSize: 65_536,
  connectTimeout: 15_000,
  pingInterval: 25_000,
  pingTimeout: 15_000,
  cleanupEmptyChildNamespaces: true,
  destroyUpgrade: false,
} as const;

export function attachLive(parts: LiveParts): LiveServer {
  const requests = new LiveRequests(parts.settings.trustProxy);
  const networks = new LiveCounts(mostByNetwork);
  const open = new Set<Duplex>();
  const io: LiveIo = new Server<NoEvents, SentEvents, NoEvents, LineData>(parts.server, {
    ...options,
    transports: [...options.transports],
    allowRequest: (raw, decide) => {
      const refusal = refusalOf(raw, { ...parts, requests, networks, open });
      decide(refusal, refusal === undefined);
    },
  });
  sendLineHeaders(io, (raw) => parts.origin.hstsOf(requests.of(raw)));
  const stopAnswering = answerUpgrades(parts.server, socketPath);
  letIn(io, parts, requests);
  const allowances = new EventAllowances(parts.clock);
  io.on('connection', (socket) => begin(socket, { ...parts, allowances }));
  parts.news.rooms.open(io);
  const stopRechecking = recheckLines(io, parts);
  return {
    close: () => {
      stopRechecking();
      stopAnswering();
      parts.news.rooms.close();
      io.engine.close();
      // Who does not answer the goodbye is not waited for.
      parts.clock.after(goodbyeMs, () => open.forEach((socket) => socket.destroy()));
    },
  };
}

interface Doors extends Pick<LiveParts, 'origin' | 'isReady' | 'readiness'> {
  readonly requests: LiveRequests;
  readonly networks: LiveCounts;
  readonly open: Set<Duplex>;
}

/** Refuses handshakes with foreign or missing Origin (S-80) or plain HTTP to an HTTPS site. */
function refusalOf(raw: IncomingMessage, { origin, isReady, readiness, requests, networks, open }: Doors): string | undefined {
  const request = requests.of(raw);
  if (!isReady() || readiness?.isLeaving || raw.socket.destroyed) return 'UNAVAILABLE';
  if (!origin.isNamedBy(request) || origin.isStrayed(request)) return 'ORIGIN_FOREIGN';
  const release = networks.take(networkOf(request.ip));
  if (!release) return 'TOO_MANY';
  open.add(raw.socket);
  raw.socket.once('close', () => {
    release();
    open.delete(raw.socket);
  });
  return undefined;
}

/** Allows each connection one attempt. */
function letIn(io: LiveIo, parts: LiveParts, requests: LiveRequests): void {
  const personas = new LiveCounts(mostByPersona);
  const tried = new WeakSet<object>();
  const enter = async (socket: LiveSocket): Promise<undefined> => {
    if (tried.has(socket.conn)) throw new Failure('limited', undefined, { code: 'LIMITED' });
    tried.add(socket.conn);
    const auth: unknown = socket.handshake.auth;
    const request = requests.of(socket.request);
    const identity = await withTimeout(parts.clock, usualTimeoutMs, identify(auth, request, parts)).finally(() => forgetCookies(socket));
    const release = personas.take(identity.ref);
    if (!release) throw new Failure('conflict', undefined, { code: 'TOO_MANY' });
    if (socket.request.socket.destroyed) release();
    else socket.request.socket.once('close', release);
    socket.data = { identity, places: new Map() };
  };
  const admit = async (socket: LiveSocket, decide: (refusal?: Error) => void): Promise<void> =>
    decide(await enter(socket).catch((error: unknown) => refusedEntry(error, parts)));
  io.use((socket, decide) => void admit(socket, decide));
}

/** Drops handshake cookies, which beside a made-up name would link it to a session in memory. */
function forgetCookies({ request, handshake }: LiveSocket): void {
  delete request.headers.cookie;
  delete handshake.headers.cookie;
  request.rawHeaders.length = 0;
}

/** Refusal with the server's clock, by which a key signs again. */
function refusedEntry(error: unknown, { clock, log }: Pick<LiveParts, 'clock' | 'log'>): Error {
  const problem = problemOf(error, '');
  if (isOurs(problem)) log.error({ err: error }, 'A socket could not be let in');
  return Object.assign(new Error(problem.code), { data: { kind: Failure.from(error).kind, now: clock.now() } });
}

function begin(socket: LiveSocket, parts: LineParts): void {
  const { context, ref } = socket.data.identity;
  void socket.join([roomOfPersona(ref), ...(context.caller ? [roomOfSession(context.caller.sessionId)] : [])]);
  serveLine(socket, parts);
}
