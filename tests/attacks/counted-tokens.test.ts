import { describe, expect, it } from 'vitest';
import { countedKinds } from '#core/persona-keys/issuer-key.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import type { CountedProof } from '#core/persona-keys/counted-proofs.ts';
import { spendContributionToken } from '#server/adapters/persona-keys/spend-contribution-token.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { aCompany } from '#tests/companies.ts';
import { aMember } from '#tests/members.ts';
import { openPersonaServer, tokenPaths, type DrawnToken, type PersonaServer } from '#tests/persona-server.ts';
import { countedRequests } from '#tests/ports/contributions/contribution-tokens.ts';
import { aReviewDraft } from '#tests/ports/reviews/own-reviews.ts';
import { aSalaryDraft } from '#tests/ports/salaries/own-salaries.ts';
import { keepJobs } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';

type Kind = Parameters<typeof spendContributionToken>[3];

/** Spends a token for a kind. Returns its counting year or the refusal code. */
async function spent({ db, clock }: PersonaServer, key: PersonaKey, token: DrawnToken, kind: Kind): Promise<unknown> {
  const scope = { signer: key.publicKey, now: clock.now() };
  return db
    .transaction()
    .execute((transaction) => spendContributionToken(transaction, scope, token, kind))
    .catch((error: unknown) => Object(error).code);
}

describe('a token that counts (F-02, F-07)', () => {
  it('counts for its kind alone; one for any contribution counts for none', async () => {
    const server = await openPersonaServer();
    const key = new PersonaKey();
    const tokens = await server.countedTokensFor(await server.signIn(), key);
    for (const kind of countedKinds)
      for (const other of [...countedKinds, null])
        if (other !== kind) expect(await spent(server, key, tokens[kind], other), `${kind} for ${other}`).toBe('TOKEN_INVALID');
    expect(await server.db.selectFrom('spent_token').selectAll().execute()).toEqual([]);
    expect(await spent(server, key, tokens.salary, 'salary')).toBe(2026);
    expect(await spent(server, key, tokens.review, 'review')).toBe('TOKEN_SPENT');
    for (const kind of [...countedKinds, null]) {
      const plain = new PersonaKey();
      expect(await spent(server, plain, await server.tokenFor(await server.signIn(), plain, 'contribution'), kind)).toBeNull();
    }
  });

  it('counts for the year of its key, until three days after it', async () => {
    const server = await openPersonaServer();
    const [key, late, session, other] = [new PersonaKey(), new PersonaKey(), await server.signIn(), await server.signIn()];
    const [token, kept] = [(await server.countedTokensFor(session, key)).review, (await server.countedTokensFor(other, late)).review];
    server.clock.set(Date.parse('2027-01-03T18:29:00Z') - server.clock.now());
    expect(await spent(server, key, token, 'review')).toBe(2026);
    const next = new PersonaKey();
    expect(await spent(server, next, (await server.countedTokensFor(session, next)).review, 'review')).toBe(2027);
    server.clock.advance(60_000);
    expect(await spent(server, late, kept, 'review')).toBe('TOKEN_INVALID');
  });

  it('leaves its year beside what it paid for, and another leaves none', async () => {
    const server = await openPersonaServer();
    await keepInTables(server.db, [aCompany({ companyId: 'koyal', urlName: 'koyal-pay', name: 'Koyal Pay' })]);
    await keepJobs(server.db);
    for (const purpose of ['counted', 'contribution'] as const) {
      const [review, salary] = [new PersonaKey(), new PersonaKey()];
      const of = async (key: PersonaKey, kind: 'review' | 'salary') => server.tokenFor(await server.signIn(), key, purpose === 'counted' ? kind : purpose);
      const portsOf = ({ publicKey }: PersonaKey) => adaptersFor(server.parts)({ ...noRequest, persona: publicKey });
      await portsOf(review).ownReviews.create('koyal-pay', { ...aReviewDraft, isInvited: false }, await of(review, 'review'));
      await portsOf(salary).ownSalaries.create('koyal-pay', aSalaryDraft, await of(salary, 'salary'));
      const years = [];
      for (const [table, { publicKey }] of [
        ['review', review],
        ['salary', salary],
      ] as const)
        years.push((await server.db.selectFrom(table).select('counted_year').where('author_ref', '=', publicKey).executeTakeFirst())?.counted_year);
      expect(years, purpose).toEqual(purpose === 'counted' ? [2026, 2026] : [null, null]);
    }
  });

  it('is issued once a year, however many requests come together, whatever kinds they mean', async () => {
    const server = await openPersonaServer();
    const [session, other] = [await server.signIn(), new PersonaKey()];
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => server.countedTokensFor(session, other)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    server.clock.set(Date.parse('2027-02-01T00:00:00Z') - server.clock.now());
    expect(Object.keys(await server.countedTokensFor(session, other))).toHaveLength(countedKinds.length);
  });

  it('is not asked for by a key, by nobody, or one kind at a time', async () => {
    const server = await openPersonaServer();
    const session = await server.signIn();
    const { contributionTokens } = adaptersFor(server.parts)(noRequest);
    const { review, ...others } = await countedRequests(contributionTokens);
    const ask = async (asking: object) => (await server.ask(tokenPaths.counted, { method: 'POST', ...asking })).json().code;
    const body = { review, ...others };
    expect([await ask({ body }), await ask({ body, key: new PersonaKey() }), await ask({ body: { review }, session })]).toEqual([
      'SIGNED_OUT',
      'REQUEST_INVALID',
      'REQUEST_INVALID',
    ]);
  });
});

describe('a proof by which an account counts (F-02)', () => {
  /** Requests counting tokens with these proofs. Returns `issued` or the refusal code. */
  async function asks(
    taken: readonly CountedProof[],
    { isProven = false, confirmed }: { readonly isProven?: boolean; readonly confirmed?: object },
  ): Promise<string> {
    const server = await openPersonaServer();
    const userId = await server.signIn({ isProven });
    const proof = { account_id: userId, place_key: 'company:koyal', source: 'mail', month: '2026-11' } as const;
    if (confirmed)
      await server.db
        .insertInto('career_proof')
        .values({ ...proof, ...confirmed })
        .execute();
    const caller = { sessionId: 's', member: aMember({ userId, isReader: true }), madeOn: '2026-01-01', expiresAt: Infinity };
    const { contributionTokens } = adaptersFor({ ...server.parts, countedProofs: taken })({ ...noRequest, caller });
    return contributionTokens.issueCounted(await countedRequests(contributionTokens)).then(
      () => 'issued',
      (error: unknown) => String(Object(error).code),
    );
  }

  it.each([
    ['a sign-in with a provider', ['provider', 'address'], { isProven: true }, 'issued'],
    ['a sign-in with a provider, where only addresses count', ['address'], { isProven: true }, 'NOT_COUNTED'],
    ['an address that was confirmed this year', ['provider', 'address'], { confirmed: {} }, 'issued'],
    ['an address, where only providers count', ['provider'], { confirmed: {} }, 'NOT_COUNTED'],
    ['an address of last year, which may confirm another account in this one', ['provider', 'address'], { confirmed: { month: '2025-12' } }, 'NOT_COUNTED'],
    ['the word of the job portal, which is no address', ['provider', 'address'], { confirmed: { source: 'portal' } }, 'NOT_COUNTED'],
    ['none', ['provider', 'address'], {}, 'NOT_COUNTED'],
    ['none, where anyone counts', ['anyone'], {}, 'issued'],
  ] as const)('is %s', async (_, taken, known, said) => {
    expect(await asks(taken, known)).toBe(said);
  });
});
