import type { FastifyRequest } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { baseOf, isTimely, signatureIn } from '#core/persona-keys/message-signature.ts';
import type { PersonaSigners } from '#core/persona-keys/persona-signers.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Callers } from '#core/sessions/callers.ts';
import { deviceNamed } from '#core/sessions/device.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { noRequest } from '../contract/no-request.ts';
import { CookieJar } from '../http/cookie-jar.ts';
import type { Origin } from '../http/origin.ts';
import { isSignedBy } from '../http/persona-signature.ts';
import { networkOf } from '../traffic/network.ts';
import { isPayload, ownOf } from './live-payloads.ts';

/** Designation by session, or made-up name by key without a known account. */
export interface LiveIdentity {
  readonly context: RequestContext;
  readonly as: ProfileType;
  /** Persona key, never shown to readers. */
  readonly ref: string;
}

export interface IdentityParts {
  readonly origin: Origin;
  readonly clock: Pick<Clock, 'now'>;
  readonly callers: Callers;
  readonly signers: PersonaSigners;
  readonly refOf: (context: RequestContext) => string;
}

/** Signed content of a handshake, like a request for the socket's path. */
const signedHandshake = { method: 'GET', path: '/ws/', query: '?', contentDigest: undefined } as const;

/** Identifies the connection; a key ignores the cookies browsers always send. */
export async function identify(auth: unknown, request: FastifyRequest, parts: IdentityParts): Promise<LiveIdentity> {
  if (!isPayload(auth)) throw unread();
  const names = Object.keys(auth);
  const member = ownOf(auth, 'member');
  if (names.length === 0 || (names.length === 1 && typeof member === 'string')) return bySession(member, request, parts);
  const [signatureInput, signature] = [ownOf(auth, 'signatureInput'), ownOf(auth, 'signature')];
  if (names.length !== 2 || typeof signatureInput !== 'string' || typeof signature !== 'string') throw unread();
  return byKey({ signatureInput, signature }, request, parts);
}

const unread = (): Failure => new Failure('invalid', undefined, { code: 'REQUEST_INVALID' });

const banned = (): Failure => new Failure('conflict', undefined, { code: 'BANNED' });

/** Rejects a page rendered for another member, since cookies span the whole browser. */
async function bySession(member: unknown, request: FastifyRequest, { callers, origin, refOf }: IdentityParts): Promise<LiveIdentity> {
  const token = new CookieJar(request, origin).access();
  const device = deviceNamed(request.headers['user-agent'] ?? '');
  const caller = token === undefined ? undefined : await callers.holding(token, device);
  if (!caller) throw new Failure('signed-out', undefined, { code: 'SIGNED_OUT' });
  if (member !== undefined && member !== caller.member.userId) throw new Failure('signed-out', undefined, { code: 'MEMBER_CHANGED' });
  if (caller.member.isDeactivated) throw new Failure('conflict', undefined, { code: 'ACCOUNT_RESTING' });
  if (await callers.isBanned(caller.member.userId)) throw banned();
  const context: RequestContext = { ...contextOf(request, origin), caller, device };
  return { context, as: 'DESIGNATION', ref: refOf(context) };
}

interface SentSignature {
  readonly signatureInput: string;
  readonly signature: string;
}

async function byKey({ signatureInput, signature }: SentSignature, request: FastifyRequest, parts: IdentityParts): Promise<LiveIdentity> {
  const { signers, clock, origin, refOf } = parts;
  const read = signatureIn(signatureInput, signature);
  const holds = read !== undefined && !read.coversBody && isSignedBy(read.publicKey, baseOf(signedHandshake, read.parameters), read.signature);
  if (!holds) throw new Failure('signed-out', undefined, { code: 'SIGNATURE_INVALID' });
  if (!isTimely(read, clock.now())) throw new Failure('signed-out', undefined, { code: 'SIGNATURE_EXPIRED' });
  if (!(await signers.knows(read.publicKey))) throw new Failure('signed-out', undefined, { code: 'PERSONA_UNKNOWN' });
  if (await signers.isBanned(read.publicKey)) throw banned();
  if (!(await signers.spend(read.publicKey, read.nonce))) throw new Failure('signed-out', undefined, { code: 'SIGNATURE_REPLAYED' });
  const context: RequestContext = { ...contextOf(request, origin), persona: read.publicKey };
  return { context, as: 'ANONYMOUS', ref: refOf(context) };
}

/** Context without caller, cookies or device. */
const contextOf = (request: FastifyRequest, origin: Origin): RequestContext => ({
  ...noRequest,
  origin: origin.of(request),
  network: networkOf(request.ip),
});
