import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { quarterEnds, quarterOf } from '#core/persona-keys/issuer-key.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import { shuffledIn } from '#server/adapters/shuffle-rows.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { blinded } from '#openapi/signing/blind-token.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { MemberScope } from '#tests/login/member-scope.ts';
import { countedRequests } from '#tests/ports/contributions/contribution-tokens.ts';
import { untilStill } from '#tests/posts/held.ts';

const dayMs = 86_400_000;
const all = { designationProfile: 'delete', feedback: 'delete' } as const;

async function anInstance() {
  const { db } = await aDatabase();
  const [clock, secrets] = [new FakeClock(), new Secrets(Buffer.alloc(32, 9))];
  const parts = adapterParts({ db, clock, secrets });
  const signIn = async (subject: string) => {
    const scope = await new MemberScope(db, clock, secrets).signIn(subject);
    const { userId } = (await scope.context()).caller?.member ?? { userId: '' };
    await db.updateTable('account').set({ is_reader: true }).where('id', '=', userId).execute();
    const ports = async () => adaptersFor(parts)(await scope.context());
    /** Token request for a new key, sent when called. */
    const asking = async (of: 'personaTokens' | 'contributionTokens' = 'personaTokens') => {
      const { personaTokens, contributionTokens } = await ports();
      const tokens = of === 'personaTokens' ? personaTokens : contributionTokens;
      const [key] = (await (of === 'personaTokens' ? personaTokens.keys() : contributionTokens.keys('contribution'))).items;
      const { blindedMessage } = blinded(key?.publicKey ?? '', randomBytes(32));
      return () => tokens.issue({ keyId: key?.keyId ?? '', blindedMessage });
    };
    return {
      userId,
      asking,
      asks: async () => (await asking())(),
      asksToContribute: async () => (await asking('contributionTokens'))(),
      asksToCount: async () => {
        const { contributionTokens } = await ports();
        return contributionTokens.issueCounted(await countedRequests(contributionTokens, randomBytes(1)[0]));
      },
      votes: async () => (await ports()).votes.cast({ resourceId: 'nothing', resourceType: 'POST' }, 'up'),
      writes: async () => (await ports()).onboardings.completeStep('AnonymousProfile', false),
      leaves: async () => (await ports()).accounts.delete(all),
    };
  };
  const kept = () => db.selectFrom('issued_identity').selectAll().execute();
  return { db, clock, secrets, signIn, kept };
}

async function withLeaver() {
  const instance = await anInstance();
  const first = await instance.signIn('many names');
  await first.asks();
  return { ...instance, first, receipt: await first.leaves() };
}

const keyedVoters = async (db: Awaited<ReturnType<typeof anInstance>>['db']): Promise<number> =>
  (await db.selectFrom('keyed_voter').selectAll().execute()).length;

describe('a member who had a token, deletes the account and signs in again (F-07, R-155)', () => {
  it('is refused another in the quarter, however often, and the receipt says why', async () => {
    const { signIn, receipt } = await withLeaver();
    const stays = { item: 'issuedSignIns', because: 'ends-with-quarter' };
    expect(receipt.left).toContainEqual(stays);
    for (const turn of ['first', 'second']) {
      const again = await signIn('many names');
      await expect(again.asks(), turn).rejects.toMatchObject({ kind: 'conflict', code: 'TOKEN_ISSUED' });
      expect((await again.leaves()).left, turn).toContainEqual(stays);
    }
  });

  it('writes and votes by their existing key without another token; others need one', async () => {
    const { db, signIn } = await withLeaver();
    const again = await signIn('many names');
    expect(await keyedVoters(db)).toBe(1);
    expect(await again.writes()).toMatchObject({ isWriter: true, lastStepCompleted: 'AnonymousProfile' });
    expect(await keyedVoters(db)).toBe(1);
    const other = await signIn('somebody else');
    await expect(other.writes()).rejects.toMatchObject({ code: 'STEP_TOO_EARLY' });
    expect(await keyedVoters(db)).toBe(1);
  });

  it('gets none during the deletion: the request waits for its end, and leaves nothing', async () => {
    const { db, signIn } = await anInstance();
    const me = await signIn('both at once');
    const ask = await me.asking();
    const { answer } = await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('account').where('id', '=', me.userId).execute();
      const asked = ask().then(
        () => 'issued',
        ({ kind }) => kind,
      );
      expect(await untilStill(db, [asked])).toBe(0);
      return { answer: asked };
    });
    expect(await answer).toBe('signed-out');
    expect([await db.selectFrom('issued_token').selectAll().execute(), await keyedVoters(db)]).toEqual([[], 0]);
  });

  it('is issued one in the next quarter, and what was stored is erased', async () => {
    const { db, clock, signIn, kept } = await withLeaver();
    clock.advance(45 * dayMs);
    const again = await signIn('many names');
    expect(await kept()).toHaveLength(1);
    expect(await again.asks()).toBeTruthy();
    await sweepExpired(db, testDeclarations.tables, clock);
    expect(await kept()).toEqual([]);
    await expect(again.asks()).rejects.toMatchObject({ code: 'TOKEN_ISSUED' });
  });

  it('keeps nobody else from one, and is free where none was issued', async () => {
    const { signIn, kept } = await withLeaver();
    expect(await (await signIn('somebody else')).asks()).toBeTruthy();
    const reader = await signIn('reader');
    expect((await reader.leaves()).left.map(({ item }) => item)).not.toContain('issuedSignIns');
    expect(await kept()).toHaveLength(1);
    expect(await (await signIn('reader')).asks()).toBeTruthy();
  });

  it('is refused also where the sign-in comes to an account later', async () => {
    const { db, secrets, signIn } = await withLeaver();
    const other = await signIn('second sign-in');
    await db
      .insertInto('identity')
      .values({ key: secrets.identityOf('test', 'many names'), account_id: other.userId, made_on: '2026-11-01' })
      .execute();
    await expect(other.asks()).rejects.toMatchObject({ code: 'TOKEN_ISSUED' });
    await other.leaves();
    await expect((await signIn('second sign-in')).asks()).rejects.toMatchObject({ code: 'TOKEN_ISSUED' });
  });

  it('continues voting by key alone, as the name lives on and votes too (F-16)', async () => {
    const { signIn } = await withLeaver();
    await expect((await signIn('many names')).votes()).rejects.toMatchObject({ kind: 'conflict', code: 'VOTE_BY_KEY' });
    await expect((await signIn('somebody else')).votes()).rejects.toMatchObject({ kind: 'missing' });
  });

  it('is signed out where the account goes while a token is asked for', async () => {
    const { signIn } = await anInstance();
    const member = await signIn('in a hurry');
    const ask = await member.asking();
    await member.leaves();
    await expect(ask()).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('leaves only a keyed hash of the quarter, shuffled with all others (A-2, F-15)', async () => {
    const { clock, secrets, first, kept } = await withLeaver();
    const rows = await kept();
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual([['key', 'quarter_ends']]);
    expect(rows.map(({ quarter_ends }) => quarter_ends)).toEqual([quarterEnds(quarterOf(clock.now()))]);
    for (const trace of [first.userId, secrets.identityOf('test', 'many names'), secrets.personaOf(first.userId)])
      expect(JSON.stringify(rows)).not.toContain(trace);
    expect(shuffledIn(testDeclarations.tables).map(({ table }) => table)).toContain('issued_identity');
  });
});

describe('a member who had tokens for contributions, deletes the account and signs in again (F-07)', () => {
  async function afterLeaving() {
    const instance = await anInstance();
    const first = await instance.signIn('many reviews');
    await first.asksToContribute();
    return { ...instance, receipt: await first.leaves() };
  }

  it('gets no more that quarter, however often; the receipt says so, counting what went', async () => {
    const { signIn, receipt, kept } = await afterLeaving();
    const stays = { item: 'issuedSignIns', because: 'ends-with-quarter' };
    expect([receipt.deleted, receipt.left]).toEqual([expect.arrayContaining([{ item: 'contributionTokens', count: 1 }]), expect.arrayContaining([stays])]);
    const again = await signIn('many reviews');
    await expect(again.asksToContribute()).rejects.toMatchObject({ kind: 'conflict', code: 'CONTRIBUTION_TOKENS_SPENT' });
    expect((await again.leaves()).left).toContainEqual(stays);
    await expect((await signIn('many reviews')).asksToContribute()).rejects.toMatchObject({ code: 'CONTRIBUTION_TOKENS_SPENT' });
    expect(await kept()).toHaveLength(1);
  });

  it('still gets the unissued one for a name, and the other way round', async () => {
    const { signIn } = await afterLeaving();
    expect(await (await signIn('many reviews')).asks()).toBeTruthy();
    const other = await withLeaver();
    expect(await (await other.signIn('many names')).asksToContribute()).toBeTruthy();
  });

  it('is issued them in the next quarter', async () => {
    const { clock, signIn } = await afterLeaving();
    clock.advance(45 * dayMs);
    expect(await (await signIn('many reviews')).asksToContribute()).toBeTruthy();
  });
});

describe('a member who had tokens that count, deletes the account and signs in again (F-02, F-07)', () => {
  async function afterLeaving() {
    const instance = await anInstance();
    const first = await instance.signIn('counted once');
    await first.asksToCount();
    return { ...instance, receipt: await first.leaves() };
  }
  const stays = { item: 'issuedSignIns', because: 'ends-with-year' };

  it('gets no more that year, however often; the receipt says so, counting what went', async () => {
    const { signIn, receipt, kept } = await afterLeaving();
    expect([receipt.deleted, receipt.left]).toEqual([expect.arrayContaining([{ item: 'contributionTokens', count: 1 }]), expect.arrayContaining([stays])]);
    for (const turn of ['first', 'second']) {
      const again = await signIn('counted once');
      await expect(again.asksToCount(), turn).rejects.toMatchObject({ kind: 'conflict', code: 'CONTRIBUTION_TOKENS_SPENT' });
      expect((await again.leaves()).left, turn).toContainEqual(stays);
    }
    expect((await kept()).map(({ quarter_ends }) => quarter_ends)).toEqual(['2026-12-31']);
  });

  it('is issued them in the next year, when what was stored is erased', async () => {
    const { db, clock, signIn, kept } = await afterLeaving();
    clock.advance(45 * dayMs);
    await sweepExpired(db, testDeclarations.tables, clock);
    expect(await kept()).toEqual([]);
    expect(await (await signIn('counted once')).asksToCount()).toBeTruthy();
  });
});
