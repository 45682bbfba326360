import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { brokenAt } from '#core/moderation/ledger.ts';
import { issuerKeyProblem } from '#core/persona-keys/issuer-key.ts';
import { blinded } from '#openapi/signing/blind-token.ts';
import { verifyLedger } from '#scripts/ledger/ledger-problem.ts';
import { PublicLedger } from '#scripts/ledger/public-ledger.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { addToLedger } from '#server/adapters/moderation/add-to-ledger.ts';
import { aPicture } from '#tests/pictures.ts';
import { aPostBody, openPersonaServer } from '#tests/persona-server.ts';
import { testDeclarations } from '#tests/database.ts';

const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');
const racers = 64;
/** Limit of tokens per member in five minutes. */
const asksAllowed = 20;

describe('tokens for made-up names (F-07)', () => {
  it('are signed by one key in a quarter, which the ledger names', async () => {
    const server = await openPersonaServer();
    const asked = await Promise.all(Array.from({ length: 8 }, () => server.issuer()));
    expect(new Set(asked.map(({ keyId }) => keyId)).size).toBe(1);
    const key = await server.issuer();
    const { items: entries } = (await server.ask('/api/moderation/v1/ledger?from=1&limit=50')).json();
    expect(entries).toMatchObject([{ itemKind: 'issuer-key', itemId: key.keyId, action: 'published', askedBy: 'automatic', community: null }]);
    expect(await brokenAt(entries, sha256)).toBeUndefined();
    expect(issuerKeyProblem(key, createHash('sha256').update(Buffer.from(key.publicKey, 'base64url')).digest('hex'), entries)).toBeUndefined();
  });

  it('are signed by a key that outside witnesses find alone in its quarter’s ledger', async () => {
    const server = await openPersonaServer();
    const ledger = new PublicLedger(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const { keyId, period } = await server.issuer();
    const verified = () => verifyLedger(ledger, { heads: [], posts: [], comments: [], missed: new Map() }, { pages: 1, today: '2026-11-20' });
    expect(await verified()).not.toHaveProperty('problem');
    const second = { community: null, itemKind: 'issuer-key', stars: null, action: 'published', rule: 'other', askedBy: 'automatic', appeal: 'none' } as const;
    await server.db.transaction().execute((transaction) => addToLedger(transaction, server.clock.now(), { ...second, itemId: `${period}-${'0'.repeat(64)}` }));
    server.clock.advance(3_600_000);
    expect(await verified()).toHaveProperty('problem', expect.stringContaining(`The key ${keyId} signs tokens for made-up names, and its period has another`));
  });

  it('are redeemable in their quarter and three days after, so none gives a second name', async () => {
    const server = await openPersonaServer();
    const [key, late, session, other] = [new PersonaKey(), new PersonaKey(), await server.signIn(), await server.signIn()];
    const [token, kept] = [await server.tokenFor(session, key), await server.tokenFor(other, late)];
    server.clock.set(Date.parse('2027-01-03T18:29:00Z') - server.clock.now());
    const { items } = (await server.ask('/api/persona/v1/issuer-keys')).json();
    expect(items.map(({ period }: { readonly period: string }) => period)).toEqual(['2027-q1', '2026-q4']);
    const { blindedMessage } = blinded(items[1].publicKey, Buffer.alloc(32));
    const old = await server.ask('/api/persona/v1/token', { method: 'POST', session, body: { keyId: items[1].keyId, blindedMessage } });
    expect([old.statusCode, old.json().code]).toEqual([409, 'ISSUER_KEY_OLD']);
    expect((await server.redeem(key, token)).statusCode).toBe(201);
    server.clock.advance(60_000);
    const own = new PersonaKey();
    expect((await server.redeem(own, await server.tokenFor(other, own))).statusCode).toBe(201);
    const refused = await server.redeem(late, kept);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'TOKEN_INVALID']);
    expect((await server.ask('/api/persona/v1/issuer-keys')).json().items).toHaveLength(1);
  });

  it('are issued once per account and quarter, repeats answered equally, however many at once', async () => {
    const server = await openPersonaServer();
    const session = await server.signIn();
    const { keyId, publicKey } = await server.issuer();
    const requests = [blinded(publicKey, Buffer.alloc(32, 1)), blinded(publicKey, Buffer.alloc(32, 2))].map(({ blindedMessage }) => ({
      keyId,
      blindedMessage,
    }));
    const answers = await Promise.all(
      Array.from({ length: asksAllowed }, (_, at) => server.ask('/api/persona/v1/token', { method: 'POST', session, body: requests[at % 2] ?? {} })),
    );
    const byRequest = [0, 1].map((rest) => answers.filter((_, at) => at % 2 === rest));
    const won = byRequest.map((all) => new Set(all.map(({ statusCode, payload }) => (statusCode === 200 ? payload : JSON.parse(payload).code))));
    expect(won.map((all) => all.size)).toEqual([1, 1]);
    expect(won.flatMap((all) => [...all]).filter((said) => said === 'TOKEN_ISSUED')).toHaveLength(1);
  });

  it('make a reader a writer, and write nothing on the account with the name', async () => {
    const server = await openPersonaServer();
    const [session, key] = [await server.signIn(), new PersonaKey()];
    const accountSide = async () =>
      JSON.stringify(
        await Promise.all(
          ['account', 'onboarding', 'issued_token', 'session'].map((name) => sql`select xmin::text, * from ${sql.table(name)}`.execute(server.db)),
        ),
      );
    const token = await server.tokenFor(session, key);
    expect((await server.ask('/api/user/user/onboarding/prefill', { session })).json()).toMatchObject({
      isWriter: true,
      lastStepCompleted: 'AnonymousProfile',
      hasFilledUserProfile: true,
      anonymousProfile: { userName: null },
    });
    const before = await accountSide();
    expect((await server.redeem(key, token)).statusCode).toBe(201);
    expect(await accountSide()).toBe(before);
  });

  it('are not issued to guests, non-readers, silenced accounts, or for invalid numbers', async () => {
    const server = await openPersonaServer();
    const { keyId, publicKey } = await server.issuer();
    const { blindedMessage } = blinded(publicKey, Buffer.alloc(32));
    const [newcomer, silenced, reader] = [await server.signIn({ isReader: false }), await server.signIn(), await server.signIn()];
    const ref = server.secrets.personaOf(silenced);
    await sql`insert into persona (ref, kind, name) values (${ref}, 'DESIGNATION', 'Engineer')`.execute(server.db);
    await sql`insert into sanction (id, author_ref, covers, rule, thing, imposed_on, decider) values ('s', ${ref}, 'persona', 'spam', 't', '2026-11-20', 'd')`.execute(
      server.db,
    );
    const codeFor = async (session: string | undefined, message = blindedMessage): Promise<string> =>
      (await server.ask('/api/persona/v1/token', { method: 'POST', ...(session && { session }), body: { keyId, blindedMessage: message } })).json().code;
    expect(await codeFor(undefined)).toBe('SIGNED_OUT');
    expect(await codeFor(newcomer)).toBe('STEP_TOO_EARLY');
    expect(await codeFor(silenced)).toBe('SILENCED');
    expect(await codeFor(reader, Buffer.alloc(256, 0xff).toString('base64url'))).toBe('TOKEN_INVALID');
    expect(await server.db.selectFrom('issued_token').selectAll().execute()).toEqual([]);
  });

  it('are redeemed once, however many try at the same time', async () => {
    const server = await openPersonaServer();
    const [session, key] = [await server.signIn(), new PersonaKey()];
    const token = await server.tokenFor(session, key);
    const answers = await Promise.all(Array.from({ length: racers }, () => server.redeem(key, token)));
    const said = answers.map(({ statusCode, payload }) => (statusCode === 201 ? 'made' : JSON.parse(payload).code));
    expect(Map.groupBy(said, (one) => one).get('made')).toHaveLength(1);
    expect(new Set(said)).toEqual(new Set(['made', 'TOKEN_SPENT']));
    expect(await server.db.selectFrom('persona').select('kind').where('ref', '=', key.publicKey).execute()).toEqual([{ kind: 'ANONYMOUS' }]);
  });

  it('are refused if forged, from another key or for unsuitable names, without being spent', async () => {
    const server = await openPersonaServer();
    const { userName: taken } = await server.aPersona();
    const [session, key] = [await server.signIn(), new PersonaKey()];
    const token = await server.tokenFor(session, key);
    const codeOf = async (by: PersonaKey, local: typeof token, name?: string): Promise<string> => (await server.redeem(by, local, name)).json().code;
    expect(await codeOf(new PersonaKey(), token)).toBe('TOKEN_INVALID');
    expect(await codeOf(key, { ...token, prefix: Buffer.alloc(32, 1).toString('base64url') })).toBe('TOKEN_INVALID');
    expect(await codeOf(key, { ...token, signature: `${token.signature.slice(0, -2)}AA` })).toBe('TOKEN_INVALID');
    expect(await codeOf(key, { ...token, keyId: token.keyId.replace(/[0-9a-f]{8}$/, '00000000') })).toBe('TOKEN_INVALID');
    expect(await codeOf(key, token, taken)).toBe('NAME_TAKEN');
    expect(await codeOf(key, token, 'Official Daftar')).toBe('NAME_UNFIT');
    expect((await server.redeem(key, token)).statusCode).toBe(201);
    expect(await codeOf(key, token)).toBe('TOKEN_SPENT');
  });
});

describe('what is stored of a made-up name by token (F-07)', () => {
  it('holds nothing of the account, nor the account anything of it', async () => {
    const server = await openPersonaServer();
    const { key, userName, session } = await server.aPersona();
    const [topic] = server.communities;
    expect((await server.ask('/api/feed/v2/post', { method: 'POST', key, body: aPostBody(topic.entityId) })).statusCode).toBe(201);
    const rows = await Promise.all(
      testDeclarations.tables.map(
        async ({ name }) => (await sql<{ readonly row: string }>`select to_jsonb(held)::text as row from ${sql.table(name)} held`.execute(server.db)).rows,
      ),
    );
    const all = rows.flat().map(({ row }) => row);
    const ofAccount = [session, server.secrets.personaOf(session), server.secrets.reference('use', session, 'posts')];
    const ofPersona = [key.publicKey, userName, server.secrets.reference('use', key.publicKey, 'posts')];
    const holding = (texts: readonly string[]) => all.filter((row) => texts.some((text) => row.includes(text)));
    expect(holding(ofPersona).length).toBeGreaterThan(2);
    expect(holding(ofAccount).length).toBeGreaterThan(2);
    expect(holding(ofPersona).filter((row) => holding(ofAccount).includes(row))).toEqual([]);
  });

  it('stays while the account rests or is deleted, and goes by its key alone', async () => {
    const server = await openPersonaServer();
    const { key, session, userName } = await server.aPersona();
    const [topic] = server.communities;
    const { postId } = (await server.ask('/api/feed/v2/post', { method: 'POST', key, body: aPostBody(topic.entityId) })).json();
    await server.ask('/api/persona/v1/copy', { method: 'PUT', key, body: { locator: key.publicKey, sealed: 'c2VhbGVk' } });
    await server.ask('/api/moderation/v1/decisions/own/read', { method: 'POST', key });
    await server.ask('/api/feed/v1/post/media', { method: 'POST', key, body: Buffer.from(await aPicture()) });
    const names = [key.publicKey, ...['decisions', 'uploads', 'votes'].map((purpose) => server.secrets.reference(purpose, key.publicKey))];
    const personaSide = async () => JSON.stringify(await sql`select xmin::text, * from persona where ref = ${key.publicKey}`.execute(server.db));
    const before = await personaSide();
    expect((await server.ask('/api/user/user', { method: 'DELETE', session })).statusCode).toBe(200);
    expect(await personaSide()).toBe(before);
    expect((await server.ask(`/api/feed/v1/feed/${postId}`)).json().post.author.name).toBe(userName);
    expect((await server.ask('/api/persona/v1/persona', { method: 'DELETE', key })).statusCode).toBe(204);
    expect((await server.ask(`/api/feed/v1/feed/${postId}`)).json()).toMatchObject({ status: 'DELETED', post: null });
    expect((await server.ask('/api/user/user/anonymous-profile', { key })).json().code).toBe('PERSONA_UNKNOWN');
    const left = await Promise.all(
      testDeclarations.tables.map(
        async ({ name }) => (await sql<{ readonly row: string }>`select to_jsonb(held)::text as row from ${sql.table(name)} held`.execute(server.db)).rows,
      ),
    );
    expect(left.flat().filter(({ row }) => names.some((name) => row.includes(name)))).toEqual([]);
  });
});
