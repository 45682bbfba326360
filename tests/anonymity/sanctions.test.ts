import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dayMs, indiaAheadMs } from '#core/figures/durations.ts';
import { graceDays, quarterEnds, quarterOf } from '#core/persona-keys/issuer-key.ts';
import { settleBans } from '#server/adapters/moderation/settle-bans.ts';
import { blinded } from '#openapi/signing/blind-token.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { exampleCall, signedCall } from '#tests/contract/calls.ts';
import { contracts } from '#tests/contract/server.ts';
import { aPostBody, openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';

const posts = '/api/feed/v2/post';
const own = '/api/user/user/anonymous-profile';
const weekMs = 7 * 86_400_000;

const published = async (server: PersonaServer, key: PersonaKey, known: object = {}): Promise<string> =>
  (await server.ask(posts, { method: 'POST', key, body: aPostBody(server.communities[0].entityId, known) })).json().postId;

const codeOfPost = async (server: PersonaServer, key: PersonaKey): Promise<string | undefined> =>
  (await server.ask(posts, { method: 'POST', key, body: aPostBody(server.communities[0].entityId) })).json().code;

async function act(server: PersonaServer, resourceId: string, kind: 'silence' | 'ban', known: object = {}): Promise<string> {
  const session = await server.signIn({ role: 'administrator' });
  const body = { resourceId, resourceType: 'POST', kind, rule: 'spam', note: 'Enough.', days: 7, ...known };
  const answer = await server.ask('/api/moderation/v1/intervention', { method: 'POST', session, body });
  expect(answer.statusCode, answer.payload).toBe(200);
  return session;
}

const banAccount = (server: PersonaServer, session: string) =>
  sql`insert into sanction (id, member, measure, covers, rule, imposed_on, decider)
    values (${session}, ${server.secrets.reference('bans', session)}, 'ban', 'account', 'spam', '2026-11-20', 'd')`.execute(server.db);

describe('a ban of an account where made-up names are stored by keys (F-07, R-064)', () => {
  it('stops its tokens, also one that is asked for while the ban comes', async () => {
    const server = await openPersonaServer();
    const session = await server.signIn();
    const { keyId, publicKey } = await server.issuer();
    const { blindedMessage } = blinded(publicKey, Buffer.alloc(32));
    const tokens = server.tokensOf(session);
    await banAccount(server, session);
    const answer = await server.ask('/api/persona/v1/token', { method: 'POST', session, body: { keyId, blindedMessage } });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'BANNED']);
    await expect(tokens.issue({ keyId, blindedMessage })).rejects.toMatchObject({ code: 'BANNED' });
    expect(await server.db.selectFrom('issued_token').selectAll().execute()).toEqual([]);
  });

  it('spares its existing name and issued tokens: neither has a known account', async () => {
    const server = await openPersonaServer();
    const { key, session } = await server.aPersona();
    const [later, waiting] = [await server.signIn(), new PersonaKey()];
    const token = await server.tokenFor(later, waiting);
    await banAccount(server, session);
    await banAccount(server, later);
    expect(await codeOfPost(server, key)).toBeUndefined();
    expect((await server.redeem(waiting, token)).statusCode).toBe(201);
  });

  it(`leaves a token that was issued before it until ${graceDays} days after the quarter ends, and no longer`, async () => {
    const server = await openPersonaServer();
    const [first, second] = [await server.signIn(), await server.signIn()];
    const [kept, late] = [new PersonaKey(), new PersonaKey()];
    const [token, lateToken] = [await server.tokenFor(first, kept), await server.tokenFor(second, late)];
    await banAccount(server, first);
    await banAccount(server, second);
    const lastMoment = Date.parse(quarterEnds(quarterOf(server.clock.now()))) + (1 + graceDays) * dayMs - indiaAheadMs - 1;
    server.clock.advance(lastMoment - server.clock.now());
    expect((await server.redeem(kept, token)).statusCode).toBe(201);
    expect(await codeOfPost(server, kept)).toBeUndefined();
    server.clock.advance(1);
    expect((await server.redeem(late, lateToken)).statusCode).not.toBe(201);
  });
});

describe('a made-up name by key that is banned or silenced (F-07, R-064)', () => {
  it('neither writes nor edits while banned, but reads, appeals, keeps its key and leaves', async () => {
    const server = await openPersonaServer();
    const [{ key, session }, { key: other }] = [await server.aPersona(), await server.aPersona()];
    const administrator = await act(server, await published(server, key), 'ban');
    expect([await codeOfPost(server, key), await codeOfPost(server, other)]).toEqual(['BANNED', undefined]);
    const change = { method: 'POST', key, body: { userName: 'Brave Kite', avatarUri: '3-rose', avatarColor: 'rose' } } as const;
    expect((await server.ask(own, change)).json().code).toBe('BANNED');
    expect((await server.ask('/api/persona/v1/copy', { method: 'PUT', key, body: { locator: key.publicKey, sealed: 'Zmlyc3Q' } })).statusCode).toBe(204);
    expect((await server.ask('/api/moderation/v1/decisions/own', { key })).json().sanctions).toMatchObject([{ measure: 'ban', note: 'Enough.' }]);
    const appeal = { method: 'POST', key, body: { text: 'It was no ad.' } } as const;
    expect((await server.ask('/api/moderation/v1/bans/own/appeal', appeal)).statusCode).toBe(200);
    const { items } = (await server.ask('/api/moderation/v1/bans', { session: administrator })).json();
    expect(items).toMatchObject([{ appealText: 'It was no ad.' }]);
    expect((await server.ask('/api/moderation/v1/decisions/own', { session })).json().sanctions).toEqual([]);
    expect((await server.ask('/api/persona/v1/persona', { method: 'DELETE', key })).statusCode).toBe(204);
  });

  it('is refused at the door of every banned operation, whatever its handler checks', async () => {
    const server = await openPersonaServer();
    const [{ key }, { key: other }] = [await server.aPersona(), await server.aPersona()];
    await act(server, await published(server, key), 'ban');
    const closed = contracts.operations.filter(
      ({ takesSignature, changes, isOpen, isOpenToBanned }) => takesSignature && changes && !isOpen && !isOpenToBanned,
    );
    const codesOf = async (signer: PersonaKey) => {
      const codes: string[] = [];
      for (const operation of closed) {
        const answer = await server.app.inject(signedCall(exampleCall(operation), signer, Math.floor(server.clock.now() / 1_000)));
        codes.push(`${operation.operationId} ${answer.statusCode < 300 ? 'done' : answer.json().code}`);
      }
      return codes;
    };
    expect(await codesOf(key)).toEqual(closed.map(({ operationId }) => `${operationId} BANNED`));
    expect((await codesOf(other)).filter((code) => code.endsWith(' BANNED'))).toEqual([]);
    expect(closed.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(['addMute', 'removeMute', 'deletePostMedia', 'rephrasePost']));
  });

  it('writes again when the ban has ended', async () => {
    const server = await openPersonaServer();
    const { key } = await server.aPersona();
    await act(server, await published(server, key), 'ban');
    server.clock.advance(weekMs);
    expect(await codeOfPost(server, key)).toBeUndefined();
  });

  it('has its own vote taken out of the counts while the ban lasts', async () => {
    const server = await openPersonaServer();
    const { key } = await server.aPersona();
    const postId = await published(server, key, { content: '', poll: { options: ['None', 'Three'], days: 7 } });
    const votes = async (): Promise<boolean[]> =>
      (await server.db.selectFrom('choice_vote').select('is_counted').execute()).map(({ is_counted: isCounted }) => isCounted);
    const { optionId } = (await server.ask(`/api/feed/v1/feed/${postId}`)).json().post.poll.options[0];
    await server.ask('/api/feed/v1/poll/vote', { method: 'POST', key, body: { postId, optionId } });
    await act(server, postId, 'ban');
    expect([await settleBans(server.db, server.secrets, server.clock.now()), await votes()]).toEqual([1, [false]]);
    expect(await settleBans(server.db, server.secrets, server.clock.now())).toBe(0);
    server.clock.advance(weekMs);
    expect([await settleBans(server.db, server.secrets, server.clock.now()), await votes()]).toEqual([1, [true]]);
  });

  it('takes no other name while it is silenced', async () => {
    const server = await openPersonaServer();
    const { key } = await server.aPersona();
    await act(server, await published(server, key), 'silence', { covers: 'persona', days: null });
    const change = { method: 'POST', key, body: { userName: 'Brave Kite', avatarUri: '3-rose', avatarColor: 'rose' } } as const;
    expect((await server.ask(own, change)).json().code).toBe('SILENCED');
  });
});
