import type { LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { OfEachKind } from '#core/contributions/contribution-tokens.ts';
import { countedKinds, isCounted, type CountedKind, type IssuerKey, type TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import { signedAppHeaders } from '#core/persona-keys/message-signature.ts';
import type { MemberRole } from '#core/moderation/member-role.ts';
import type { Callers } from '#core/sessions/callers.ts';
import type { Caller } from '#core/sessions/request-context.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { SqlCallers } from '#server/adapters/sessions/sql-callers.ts';
import { SqlPersonaSigners } from '#server/adapters/persona-keys/sql-persona-signers.ts';
import { madeUpName } from '#server/adapters/personas/made-up-names.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor, type AdapterParts } from '#server/app/wiring/adapters.ts';
import type { ServerParts } from '#server/app/serve.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { blinded } from '#openapi/signing/blind-token.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { adapterParts } from './adapters.ts';
import { aCommunity } from './content.ts';
import { signedCall } from './contract/calls.ts';
import { anAddress, openServer } from './contract/server.ts';
import { aMember } from './members.ts';
import { openPostServer, type PostServer } from './post-server.ts';

/** Token stored on a device until redeemed. */
export interface DrawnToken {
  readonly keyId: string;
  readonly prefix: string;
  readonly signature: string;
}

/** Test request by a session, a key, or nobody. */
export interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object | Buffer;
  readonly session?: string;
  readonly key?: PersonaKey;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Token endpoints: for names, for any contribution, and for counting ones. */
export const tokenPaths = {
  name: '/api/persona/v1/token',
  contribution: '/api/persona/v1/contribution-token',
  counted: '/api/persona/v1/counted-tokens',
} as const;

const writing = { ...signedAppHeaders, 'sec-fetch-site': 'same-origin' };

/** Opens a database server where members sign in by session name, until the test ends. */
export async function openPersonaServer(...parts: Parameters<typeof personaServer>): Promise<PersonaServer> {
  const server = await personaServer(...parts);
  onTestFinished(() => server.app.close());
  return server;
}

/** Persona server that its caller closes. */
export async function personaServer(
  own: Partial<ServerParts> = {},
  communities: PostServer['communities'] = [aCommunity(), aCommunity(), aCommunity()],
  otherwise: Partial<AdapterParts> = {},
) {
  const server = await openPostServer(communities);
  const members = new Map<string, Caller>();
  const parts = adapterParts({ ...server, ...otherwise });
  const signers = new SqlPersonaSigners(server.db, server.clock, server.secrets);
  const accounts = new SqlCallers(server.db, server.clock, server.secrets);
  const callers: Callers = {
    holding: async (token) => withFlags(server, members.get(token)),
    isBanned: (userId) => accounts.isBanned(userId),
    atDesk: (token) => accounts.atDesk(token),
  };
  const { services, findPicture } = servicesOver(() => ({ callers, signers, portsFor: adaptersFor(parts), ping: async () => undefined }));
  const app = await openServer({ services, callers, signers, findPicture, clock: server.clock, waiting: parts.waiting, ...own });
  const carriedOut = (): Promise<void> => parts.waiting.finish();

  const ask = (url: string, { method = 'GET', body, session, key, headers }: Request = {}): Promise<LightMyRequestResponse> => {
    const payload = body === undefined ? {} : { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json' };
    const cookie = session === undefined ? {} : { cookie: `AT=${session}` };
    const call = { method, url, remoteAddress: anAddress(), ...payload, headers: { ...writing, ...type, ...cookie, ...headers } };
    return app.inject(key ? signedCall(call, key, Math.floor(server.clock.now() / 1_000)) : call);
  };

  /** Signs in a reader, by default through a provider, and returns the session. */
  const signIn = async ({
    isProven = true,
    ...known
  }: { readonly isReader?: boolean; readonly role?: MemberRole; readonly isProven?: boolean } = {}): Promise<string> => {
    const member = aMember({ isReader: true, signedInAt: server.clock.now(), ...known });
    const { userId: id, isReader, role } = member;
    await server.db
      .insertInto('account')
      .values({ id, display_name: ownWords('Member'), made_on: '2026-01-01', is_reader: isReader, role })
      .execute();
    if (isProven)
      await server.db
        .insertInto('identity')
        .values({ key: server.secrets.identityOf('test', id), account_id: id, made_on: '2026-01-01' })
        .execute();
    members.set(id, { sessionId: `session${id}`, member, madeOn: '2026-01-01', expiresAt: server.clock.now() + 900_000 });
    return id;
  };

  const issuer = async (purpose: TokenPurpose = 'name'): Promise<IssuerKey> => (await ask(`/api/persona/v1/issuer-keys?purpose=${purpose}`)).json().items[0];

  const tokenFor = async (session: string, key: Pick<PersonaKey, 'publicKey'>, purpose: Exclude<TokenPurpose, 'reward'> = 'name'): Promise<DrawnToken> => {
    if (isCounted(purpose)) return (await countedTokensFor(session, key))[purpose];
    const { keyId, publicKey } = await issuer(purpose);
    const { blindedMessage, prefix, finalize } = blinded(publicKey, Buffer.from(key.publicKey, 'base64url'));
    const answer = await ask(tokenPaths[purpose], { method: 'POST', session, body: { keyId, blindedMessage } });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
    return { keyId, prefix, signature: finalize(answer.json().blindSignature) };
  };

  const countedTokensFor = async (session: string, key: Pick<PersonaKey, 'publicKey'>): Promise<OfEachKind<DrawnToken>> => {
    const asked = await Promise.all(
      countedKinds.map(async (kind) => {
        const { keyId, publicKey } = await issuer(kind);
        return { kind, keyId, ...blinded(publicKey, Buffer.from(key.publicKey, 'base64url')) };
      }),
    );
    const body = Object.fromEntries(asked.map(({ kind, keyId, blindedMessage }) => [kind, { keyId, blindedMessage }]));
    const answer = await ask(tokenPaths.counted, { method: 'POST', session, body });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
    const signatures: OfEachKind<string> = answer.json();
    const tokens = asked.map(({ kind, keyId, prefix, finalize }) => [kind, { keyId, prefix, signature: finalize(signatures[kind]) }] as const);
    return Object.fromEntries(tokens) as Record<CountedKind, DrawnToken>;
  };

  /** Token port of a member, as for a fresh request. */
  const tokensOf = (session: string): PersonaTokens => adaptersFor(parts)({ ...noRequest, caller: members.get(session) }).personaTokens;

  const redeem = (key: PersonaKey, token: DrawnToken, userName = madeUpName('en')): Promise<LightMyRequestResponse> =>
    ask('/api/persona/v1/token/redeem', { method: 'POST', key, body: { ...token, userName, avatarUri: '17-sky' } });

  /** Persona unknown to any account: key, name, and its member's session. */
  const aPersona = async (): Promise<{ readonly key: PersonaKey; readonly userName: string; readonly session: string }> => {
    const [session, key] = [await signIn(), new PersonaKey()];
    const answer = await redeem(key, await tokenFor(session, key));
    if (answer.statusCode !== 201) throw new Error(answer.payload);
    return { key, userName: answer.json().userName, session };
  };

  return { carriedOut, ...server, app, parts, ask, signIn, issuer, tokenFor, countedTokensFor, tokensOf, redeem, aPersona };
}

export type PersonaServer = Awaited<ReturnType<typeof personaServer>>;

async function withFlags({ db }: PostServer, caller: Caller | undefined): Promise<Caller | undefined> {
  if (!caller) return undefined;
  const { userId } = caller.member;
  const row = await db.selectFrom('account').select(['display_name', 'naukri_user', 'is_reader', 'is_writer']).where('id', '=', userId).executeTakeFirst();
  if (!row) return undefined;
  const { display_name: displayName, naukri_user: naukriUser, is_reader: isReader, is_writer: isWriter } = row;
  return { ...caller, member: { ...caller.member, displayName, naukriUser, isReader, isWriter } };
}

let posts = 0;

export const aPostBody = (communityId: string, known: object = {}): object => ({
  submissionKey: `submission-of-a-test-${String(++posts).padStart(6, '0')}`,
  title: 'Can they hold my relieving letter?',
  content: 'I served 60 of 90 days and paid the rest.',
  community: { type: 'topic', entityId: communityId },
  profileType: 'ANONYMOUS',
  media: [],
  poll: null,
  salaryIds: [],
  ...known,
});
