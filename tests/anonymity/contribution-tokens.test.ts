import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countedKinds } from '#core/persona-keys/issuer-key.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { spendContributionToken } from '#server/adapters/persona-keys/spend-contribution-token.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aPostBody, openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';
import { testDeclarations } from '#tests/database.ts';

interface Row {
  readonly table: string;
  readonly text: string;
}

const rowsOf = async ({ db }: PersonaServer, name: keyof Tables): Promise<readonly Row[]> =>
  (await sql<{ readonly row: string }>`select to_jsonb(held)::text as row from ${sql.table(name)} held`.execute(db)).rows.map(({ row }) => ({
    table: name,
    text: row,
  }));

/** Two contributions of a member with a made-up name, and all rows. */
async function contributed() {
  const server = await openPersonaServer();
  const { key: name, session } = await server.aPersona();
  expect((await server.ask('/api/feed/v2/post', { method: 'POST', key: name, body: aPostBody(server.communities[0].entityId) })).statusCode).toBe(201);
  const keys = [new PersonaKey(), new PersonaKey()];
  const contributions = await Promise.all(keys.map(async (key) => ({ key, token: await server.tokenFor(session, key, 'contribution') })));
  for (const { key, token } of contributions) {
    const scope = { signer: key.publicKey, now: server.clock.now() };
    await server.db.transaction().execute((transaction) => spendContributionToken(transaction, scope, token, 'review'));
  }
  const all = (await Promise.all(testDeclarations.tables.map((table) => rowsOf(server, table.name)))).flat();
  return { server, name, session, contributions, holding: (...texts: readonly string[]) => all.filter(({ text }) => texts.some((one) => text.includes(one))) };
}

describe('what is stored of tokens for contributions (F-07)', () => {
  it('joins an account to no more than a quarter and hashes of blinded messages', async () => {
    const { server, session } = await contributed();
    const rows = await server.db.selectFrom('issued_contribution_token').selectAll().execute();
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual(Array.from({ length: 2 }, () => ['account_id', 'blinded_hash', 'quarter_ends']));
    expect(rows).toMatchObject(Array.from({ length: 2 }, () => ({ account_id: session, quarter_ends: '2026-12-31' })));
    expect(new Set(rows.map((row) => row.blinded_hash)).size).toBe(2);
  });

  it('records one row a year for counting tokens of all kinds, whichever is used (F-02)', async () => {
    const server = await openPersonaServer();
    for (const kind of countedKinds) {
      const [session, key] = [await server.signIn(), new PersonaKey()];
      const token = (await server.countedTokensFor(session, key))[kind];
      const scope = { signer: key.publicKey, now: server.clock.now() };
      await server.db.transaction().execute((transaction) => spendContributionToken(transaction, scope, token, kind));
    }
    const rows = await server.db.selectFrom('issued_counted_tokens').selectAll().execute();
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual(countedKinds.map(() => ['account_id', 'blinded_hash', 'quarter_ends']));
    expect(new Set(rows.map((row) => row.quarter_ends))).toEqual(new Set(['2026-12-31']));
    const spent = await server.db.selectFrom('spent_token').selectAll().execute();
    expect(spent.map((row) => Object.keys(row).toSorted())).toEqual(countedKinds.map(() => ['quarter_ends', 'token_hash']));
    expect(spent.filter(({ token_hash }) => rows.some(({ blinded_hash }) => blinded_hash === token_hash))).toEqual([]);
  });

  it('has no token or key beside an account, name or other contribution', async () => {
    const { server, name, session, contributions, holding } = await contributed();
    const others = [session, server.secrets.personaOf(session), name.publicKey];
    const ofContributions = contributions.map(({ key, token }) => {
      const pseudonyms = ['votes', 'requests', 'views', 'uploads', 'decisions'].map((purpose) => server.secrets.reference(purpose, key.publicKey));
      return [key.publicKey, token.prefix, token.signature, ...pseudonyms];
    });
    expect(holding(...others).length).toBeGreaterThan(4);
    expect(ofContributions.flatMap((texts) => holding(...texts))).toEqual([]);
  });

  it('says only that a token was spent in a quarter, by an unissued hash', async () => {
    const { server } = await contributed();
    const [issued, spent] = [
      await server.db.selectFrom('issued_contribution_token').select('blinded_hash').execute(),
      await server.db.selectFrom('spent_token').selectAll().execute(),
    ];
    // The two of the contributions, and that of the name.
    expect(spent.map((row) => Object.keys(row).toSorted())).toEqual(Array.from({ length: 3 }, () => ['quarter_ends', 'token_hash']));
    expect(new Set(spent.map((row) => row.quarter_ends))).toEqual(new Set(['2026-12-31']));
    const hashes = issued.map((row) => row.blinded_hash);
    expect(spent.filter((row) => hashes.includes(row.token_hash))).toEqual([]);
  });
});
