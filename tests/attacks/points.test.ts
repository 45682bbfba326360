import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { rewardMessage, type RewardToken } from '#core/rewards/rewards.ts';
import { rewardedKinds, type RewardedKind } from '#core/rewards/reward-kinds.ts';
import { blinded } from '#openapi/signing/blind-token.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { changeSecret } from '#server/adapters/change-secret.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import { testDeclarations } from '#tests/database.ts';
import { testedKinds } from '#tests/kinds/tested-kinds.ts';
import { aCoupon } from '#tests/fakes/rewards/fake-rewards.ts';
import { reportedBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { aRewardServer, keepContribution } from '#tests/ports/rewards/rewards-server.ts';
import { aSalaryDraft } from '#tests/ports/salaries/own-salaries.ts';
import { keepJobs } from '#tests/salaries.ts';

type RewardServer = Awaited<ReturnType<typeof aRewardServer>>;

const racers = 8;

async function aRequest(server: RewardServer) {
  const { keyId, publicKey } = await server.issuer('reward');
  const { blindedMessage, prefix, finalize } = blinded(publicKey, Buffer.from(rewardMessage, 'base64url'));
  return { request: { keyId, blindedMessage }, finalized: (answer: string): RewardToken => ({ keyId, prefix, signature: finalize(answer) }) };
}

async function aPoint(server: RewardServer) {
  const key = new PersonaKey();
  await keepContribution(server.db, key.publicKey, 'LIVE');
  const { request, finalized } = await aRequest(server);
  return { key, request, token: finalized(await server.portsOf(key).rewardTokens.draw(request)) };
}

const codeOf = (error: unknown): string => String(Object(error).code);
const rowsOf = async ({ db }: RewardServer, name: keyof Tables): Promise<readonly string[]> =>
  (await sql<{ readonly row: string }>`select to_jsonb(held)::text as row from ${sql.table(name)} held`.execute(db)).rows.map(({ row }) => row);

describe('a point (R-007)', () => {
  it('comes from each kind of facts once shown and counted, and from no review', async () => {
    const server = await aRewardServer();
    await keepJobs(server.db);
    const drawnBy = async (kind: 'review' | RewardedKind) => {
      const key = new PersonaKey();
      const ports = server.portsOf(key);
      await testedKinds[kind].create(ports, await server.tokenFor(await server.signIn(), key, 'contribution'));
      const { request } = await aRequest(server);
      const before = await ports.rewardTokens.draw(request).catch(codeOf);
      await server.db.updateTable(kind).set({ status: 'LIVE' }).where('author_ref', '=', key.publicKey).execute();
      // What is shown and does not count gives none, as it costs an account without a proof nothing.
      const uncounted = await ports.rewardTokens.draw(request).catch(codeOf);
      await server.db.updateTable(kind).set({ counted_year: 2026 }).where('author_ref', '=', key.publicKey).execute();
      return [before, uncounted, await ports.rewardTokens.draw(request).then(() => 'drawn', codeOf)];
    };
    for (const kind of rewardedKinds) expect([kind, ...(await drawnBy(kind))]).toEqual([kind, 'NOT_CONFIRMED', 'NOT_CONFIRMED', 'drawn']);
    expect(await drawnBy('review')).toEqual(['undefined', 'undefined', 'undefined']);
    expect(await server.db.selectFrom('drawn_point').select('key_hash').execute()).toHaveLength(rewardedKinds.length);
  });

  it('is drawn once, however many ask at the same time', async () => {
    const server = await aRewardServer();
    const key = new PersonaKey();
    await keepContribution(server.db, key.publicKey, 'LIVE');
    const requests = await Promise.all(Array.from({ length: racers }, () => aRequest(server)));
    const answers = await Promise.all(
      requests.map(({ request }) =>
        server
          .portsOf(key)
          .rewardTokens.draw(request)
          .then(() => 'drawn', codeOf),
      ),
    );
    expect(answers.toSorted()).toEqual([...Array.from({ length: racers - 1 }, () => 'TOKEN_ISSUED'), 'drawn']);
  });

  it('stays good when its contribution is deleted, and nothing of it is noted then', async () => {
    const server = await aRewardServer([aCoupon({ couponId: 'one', points: 1 })]);
    const { key, token } = await aPoint(server);
    const ports = server.portsOf(key);
    await ports.ownBenefits.remove((await ports.ownBenefits.mine())?.benefitsId ?? '');
    expect(await server.db.selectFrom('drawn_point').selectAll().execute()).toEqual([]);
    await expect(ports.rewardTokens.draw((await aRequest(server)).request)).rejects.toMatchObject({ kind: 'missing' });
    expect(await ports.rewards.redeem('one', [token])).toBe('CHAI-1');
  });

  it('is noted no more once a salary is deleted, which leaves no empty place', async () => {
    const server = await aRewardServer();
    await keepJobs(server.db);
    const key = new PersonaKey();
    const ports = server.portsOf(key);
    const { salaryId } = await ports.ownSalaries.create('koyal-pay', aSalaryDraft, await server.tokenFor(await server.signIn(), key, 'contribution'));
    await server.db.updateTable('salary').set({ status: 'LIVE', counted_year: 2026 }).execute();
    await ports.rewardTokens.draw((await aRequest(server)).request);
    expect(await server.db.selectFrom('drawn_point').selectAll().execute()).toHaveLength(1);
    await ports.ownSalaries.remove(salaryId);
    expect(await server.db.selectFrom('drawn_point').selectAll().execute()).toEqual([]);
  });

  it('is not drawn again after a change of the secret', async () => {
    const server = await aRewardServer();
    const { key, request } = await aPoint(server);
    const next = new Secrets(Buffer.alloc(32, 11));
    const [before] = await rowsOf(server, 'drawn_point');
    await changeSecret(server.db, testDeclarations.tables, server.secrets, next);
    const [after] = await rowsOf(server, 'drawn_point');
    expect(after).not.toBe(before);
    expect(after).toContain(next.reference('point', key.publicKey));
    expect(request.keyId).toMatch(/^reward-2026-/);
  });

  it('is joined by no row with its contribution, with another one or with a time', async () => {
    const server = await aRewardServer([aCoupon({ couponId: 'two' })]);
    const points = [await aPoint(server), await aPoint(server)];
    await server.portsOf().rewards.redeem(
      'two',
      points.map(({ token }) => token),
    );
    const drawn = await server.db.selectFrom('drawn_point').selectAll().execute();
    expect(drawn.map((row) => Object.keys(row).toSorted())).toEqual(points.map(() => ['blinded_hash', 'key_hash']));
    const spent = await server.db.selectFrom('spent_token').selectAll().execute();
    // Points of this year are good through the next, and that is all that a row tells of when.
    expect(spent.map(({ quarter_ends }) => quarter_ends)).toEqual(['2027-12-31', '2027-12-31']);
    const texts = points.flatMap(({ key, token }) => [key.publicKey, token.prefix, token.signature]);
    for (const { name } of testDeclarations.tables) {
      const rows = await rowsOf(server, name);
      const holding = rows.filter((row) => texts.some((text) => row.includes(text)));
      expect([name, holding.length]).toEqual([name, name === 'benefits' ? points.length : 0]);
    }
    const hashes = drawn.flatMap(({ key_hash, blinded_hash }) => [key_hash, blinded_hash]);
    for (const name of ['benefits', 'spent_token', 'given_coupon', 'coupon_code'] as const)
      expect((await rowsOf(server, name)).filter((row) => hashes.some((hash) => row.includes(hash)))).toEqual([]);
  });
});

describe('a coupon (R-007)', () => {
  it('differs for simultaneous buyers, and the last goes to one, who alone pays', async () => {
    const server = await aRewardServer([aCoupon({ couponId: 'one', points: 1, codes: ['A', 'B', 'C'] })]);
    const points = [];
    for (let at = 0; at < racers; at++) points.push((await aPoint(server)).token);
    const answers = await Promise.all(points.map((point) => server.portsOf().rewards.redeem('one', [point]).catch(codeOf)));
    expect(answers.toSorted()).toEqual(['A', 'B', 'C', ...Array.from({ length: racers - 3 }, () => 'COUPON_USED_UP')]);
    expect(await server.db.selectFrom('spent_token').selectAll().execute()).toHaveLength(3);
  });

  it('is given once for the same points, however often or simultaneously sent', async () => {
    const server = await aRewardServer([aCoupon({ couponId: 'two', codes: ['A', 'B', 'C'] })]);
    const [one, two] = [(await aPoint(server)).token, (await aPoint(server)).token];
    const answers = await Promise.all(
      Array.from({ length: racers }, (_, at) => server.portsOf().rewards.redeem('two', at % 2 === 0 ? [one, two] : [two, one])),
    );
    expect(new Set(answers).size).toBe(1);
    expect((await server.portsOf().rewards.coupons())[0]?.left).toBe(2);
  });

  it('forgets after some days which points it was given for, and takes them no more', async () => {
    const server = await aRewardServer([aCoupon({ couponId: 'one', points: 1, codes: ['A', 'B'] })]);
    const { token } = await aPoint(server);
    const { rewards } = server.portsOf();
    const code = await rewards.redeem('one', [token]);
    server.clock.set(6 * dayMs);
    await sweepExpired(server.db, testDeclarations.tables, server.clock);
    expect(await rewards.redeem('one', [token])).toBe(code);
    server.clock.set(3 * dayMs);
    await sweepExpired(server.db, testDeclarations.tables, server.clock);
    expect(await server.db.selectFrom('given_coupon').selectAll().execute()).toEqual([]);
    await expect(rewards.redeem('one', [token])).rejects.toMatchObject({ code: 'TOKEN_SPENT' });
  });

  it('costs points only, no other tokens, and points pay for no contribution', async () => {
    const server = await aRewardServer([aCoupon({ couponId: 'one', points: 1 })]);
    const key = new PersonaKey();
    const forContribution = await server.tokenFor(await server.signIn(), { publicKey: rewardMessage }, 'contribution');
    const { keyId } = await server.issuer('reward');
    for (const token of [forContribution, { ...forContribution, keyId }])
      await expect(server.portsOf().rewards.redeem('one', [token])).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    const { token } = await aPoint(server);
    await expect(server.portsOf(key).ownBenefits.create('koyal-pay', reportedBenefits, token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });
});
