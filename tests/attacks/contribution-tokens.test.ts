import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { tokensInQuarter } from '#core/contributions/contribution-tokens.ts';
import { issuerKeyProblem, tokenPurposes } from '#core/persona-keys/issuer-key.ts';
import { blinded } from '#openapi/signing/blind-token.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { spendContributionToken } from '#server/adapters/persona-keys/spend-contribution-token.ts';
import { openPersonaServer, tokenPaths, type DrawnToken, type PersonaServer } from '#tests/persona-server.ts';

const racers = 16;

/** Spends a token as a contribution's adapter does. Returns `spent` or the refusal code. */
async function spent({ db, clock }: PersonaServer, key: PersonaKey, token: DrawnToken): Promise<string> {
  const scope = { signer: key.publicKey, now: clock.now() };
  return db
    .transaction()
    .execute((transaction) => spendContributionToken(transaction, scope, token, 'review'))
    .then(
      () => 'spent',
      (error: unknown) => String(Object(error).code),
    );
}

/** Token request, deterministic for each byte. */
async function requestOf(server: PersonaServer, byte: number): Promise<{ readonly keyId: string; readonly blindedMessage: string }> {
  const { keyId, publicKey } = await server.issuer('contribution');
  return { keyId, blindedMessage: blinded(publicKey, Buffer.alloc(32, byte)).blindedMessage };
}

const said = ({ statusCode, json }: Awaited<ReturnType<PersonaServer['ask']>>): unknown => (statusCode === 200 ? json().blindSignature : json().code);

const ask = async (server: PersonaServer, session: string, body: object): Promise<unknown> =>
  said(await server.ask(tokenPaths.contribution, { method: 'POST', session, body }));

describe('tokens of two purposes (F-07)', () => {
  it('are signed by keys of their own, each alone in its quarter in the ledger', async () => {
    const server = await openPersonaServer();
    const keys = [await server.issuer('name'), await server.issuer('contribution')];
    const { items } = (await server.ask('/api/moderation/v1/ledger?from=1&limit=50')).json();
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(2);
    expect(items.map(({ itemId }: { readonly itemId: string }) => itemId)).toEqual(keys.map(({ keyId }) => keyId));
    for (const [at, key] of keys.entries()) {
      const hash = createHash('sha256').update(Buffer.from(key.publicKey, 'base64url')).digest('hex');
      expect(issuerKeyProblem(key, hash, items, tokenPurposes[at])).toBeUndefined();
    }
    expect(keys[1]?.keyId).toMatch(/^contribution-2026-q4-/);
  });

  it('are never taken for one another, by whichever key they say that they were signed', async () => {
    const server = await openPersonaServer();
    const [key, session] = [new PersonaKey(), await server.signIn()];
    const [forName, forContribution] = [await server.tokenFor(session, key), await server.tokenFor(session, key, 'contribution')];
    const refusals = [
      (await server.redeem(key, forContribution)).json().code,
      (await server.redeem(key, { ...forContribution, keyId: forName.keyId })).json().code,
      await spent(server, key, forName),
      await spent(server, key, { ...forName, keyId: forContribution.keyId }),
    ];
    expect(refusals).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID', 'TOKEN_INVALID', 'TOKEN_INVALID']);
    expect(await server.db.selectFrom('spent_token').selectAll().execute()).toEqual([]);
    expect([await spent(server, key, forContribution), (await server.redeem(new PersonaKey(), forName)).json().code]).toEqual(['spent', 'TOKEN_INVALID']);
  });

  it('are not asked for by the key of the other', async () => {
    const server = await openPersonaServer();
    const [session, name, { blindedMessage, keyId }] = [await server.signIn(), await server.issuer('name'), await requestOf(server, 1)];
    expect(await ask(server, session, { keyId: name.keyId, blindedMessage })).toBe('ISSUER_KEY_OLD');
    expect(said(await server.ask(tokenPaths.name, { method: 'POST', session, body: { keyId, blindedMessage } }))).toBe('ISSUER_KEY_OLD');
  });
});

describe('a token for a contribution (F-07)', () => {
  it('is spent once, however many try together, and its key pays with no other', async () => {
    const server = await openPersonaServer();
    const [key, session] = [new PersonaKey(), await server.signIn()];
    const [token, other] = [await server.tokenFor(session, key, 'contribution'), await server.tokenFor(session, key, 'contribution')];
    const answers = await Promise.all(Array.from({ length: racers }, () => spent(server, key, token)));
    expect(answers.toSorted()).toEqual([...Array.from({ length: racers - 1 }, () => 'TOKEN_SPENT'), 'spent']);
    expect(await spent(server, key, other)).toBe('TOKEN_SPENT');
  });

  it('is not taken from another key, nor with a signature or a prefix of another', async () => {
    const server = await openPersonaServer();
    const [key, other, session] = [new PersonaKey(), new PersonaKey(), await server.signIn()];
    const [token, ofOther] = [await server.tokenFor(session, key, 'contribution'), await server.tokenFor(session, other, 'contribution')];
    const attempts: readonly (readonly [PersonaKey, DrawnToken])[] = [
      [other, token],
      [key, { ...token, signature: ofOther.signature }],
      [key, { ...token, prefix: ofOther.prefix }],
      [key, { ...token, keyId: token.keyId.replace(/[0-9a-f]{8}$/, '00000000') }],
      [key, { ...token, signature: `${token.signature.slice(0, -2)}AA` }],
    ];
    for (const [by, stored] of attempts) expect(await spent(server, by, stored)).toBe('TOKEN_INVALID');
    expect([await spent(server, key, token), await spent(server, other, ofOther)]).toEqual(['spent', 'spent']);
  });

  it('stays unspent where the contribution is not written after all', async () => {
    const server = await openPersonaServer();
    const key = new PersonaKey();
    const token = await server.tokenFor(await server.signIn(), key, 'contribution');
    const undone = server.db.transaction().execute(async (transaction) => {
      await spendContributionToken(transaction, { signer: key.publicKey, now: server.clock.now() }, token, 'review');
      throw new Error('No review');
    });
    await expect(undone).rejects.toThrow('No review');
    expect(await spent(server, key, token)).toBe('spent');
  });

  it('is spent in its quarter and three days after, and no longer', async () => {
    const server = await openPersonaServer();
    const [key, late, session] = [new PersonaKey(), new PersonaKey(), await server.signIn()];
    const [token, kept] = [await server.tokenFor(session, key, 'contribution'), await server.tokenFor(session, late, 'contribution')];
    server.clock.set(Date.parse('2027-01-03T18:29:00Z') - server.clock.now());
    expect(await spent(server, key, token)).toBe('spent');
    server.clock.advance(60_000);
    expect(await spent(server, late, kept)).toBe('TOKEN_INVALID');
  });
});

describe('an account that asks for tokens for contributions (F-07)', () => {
  it('gets five a quarter, repeats answered equally, and five in the next one', async () => {
    const server = await openPersonaServer();
    const session = await server.signIn();
    const requests = await Promise.all(Array.from({ length: tokensInQuarter + 2 }, (_, at) => requestOf(server, at)));
    const first = await Promise.all(requests.map((body) => ask(server, session, body)));
    expect(first.filter((code) => code === 'CONTRIBUTION_TOKENS_SPENT')).toHaveLength(2);
    expect(await Promise.all(requests.map((body) => ask(server, session, body)))).toEqual(first);
    server.clock.set(Date.parse('2027-01-10T00:00:00Z') - server.clock.now());
    expect(await ask(server, session, await requestOf(server, 9))).toMatch(/^[\w-]{512}$/);
  });

  it('need not have chosen what it reads, and becomes no writer by it', async () => {
    const server = await openPersonaServer();
    const [reader, newcomer] = [await server.signIn(), await server.signIn({ isReader: false })];
    const [body, other] = [await requestOf(server, 1), await requestOf(server, 2)];
    expect([await ask(server, newcomer, other), await ask(server, reader, body)]).toEqual([
      expect.stringMatching(/^[\w-]{512}$/),
      expect.stringMatching(/^[\w-]{512}$/),
    ]);
    expect((await server.ask('/api/user/user/onboarding/prefill', { session: newcomer })).json()).toMatchObject({ isReader: false, isWriter: false });
    expect((await server.ask('/api/user/user/onboarding/prefill', { session: reader })).json()).toMatchObject({ isWriter: false });
    expect(await server.db.selectFrom('keyed_voter').selectAll().execute()).toEqual([]);
    expect((await server.ask(tokenPaths.contribution, { method: 'POST', body })).json().code).toBe('SIGNED_OUT');
    expect((await server.ask(tokenPaths.contribution, { method: 'POST', key: new PersonaKey(), body })).json().code).toBe('REQUEST_INVALID');
  });

  it('has none while it is silenced under any name', async () => {
    const server = await openPersonaServer();
    const silenced = await server.signIn();
    const ref = server.secrets.personaOf(silenced);
    await sql`insert into persona (ref, kind, name) values (${ref}, 'DESIGNATION', 'Engineer')`.execute(server.db);
    await sql`insert into sanction (id, author_ref, covers, rule, thing, imposed_on, decider) values ('s', ${ref}, 'persona', 'spam', 't', '2026-11-20', 'd')`.execute(
      server.db,
    );
    expect(await ask(server, silenced, await requestOf(server, 1))).toBe('SILENCED');
    expect(await server.db.selectFrom('issued_contribution_token').selectAll().execute()).toEqual([]);
  });
});
