import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { coarsenTimes } from '#server/adapters/coarse-times.ts';
import { sanitizedDesignation } from '#server/adapters/content/sanitized-text.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import { aCommunity, aDraft } from '#tests/content.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { MemberScope } from '#tests/login/member-scope.ts';
import { keepCommunities } from '#tests/post-server.ts';

const dayMs = 86_400_000;
const all = { designationProfile: 'delete', feedback: 'delete' } as const;

async function withBan(days: 7 | null, clock = new FakeClock()) {
  const { db } = await aDatabase();
  const [secrets, community] = [new Secrets(Buffer.alloc(32, 9)), aCommunity()];
  await keepCommunities(db, [community]);
  const signIn = async (subject: string) => {
    const scope = await new MemberScope(db, clock, secrets).signIn(subject);
    const { userId } = (await scope.context()).caller?.member ?? { userId: '' };
    return { userId, ports: () => scope.ports(), context: () => scope.context() };
  };
  const writes = async ({ userId, ports }: Awaited<ReturnType<typeof signIn>>) => {
    await db.updateTable('account').set({ is_writer: true, is_reader: true }).where('id', '=', userId).execute();
    const persona = {
      ref: secrets.personaOf(userId),
      kind: 'DESIGNATION',
      name: sanitizedDesignation('Nurse'),
    } as const;
    await db
      .insertInto('persona')
      .values(persona)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const made = await (await ports()).posts.create(aDraft(community, { profileType: 'DESIGNATION' }));
    if ('refusal' in made) throw new Error(made.refusal);
    return made.postId;
  };
  const administrator = await signIn('administrator');
  await db.updateTable('account').set({ role: 'administrator' }).where('id', '=', administrator.userId).execute();
  const first = await signIn('spammer');
  const postId = await writes(first);
  await (await administrator.ports()).interventions.act({ resourceId: postId, resourceType: 'POST' }, { kind: 'ban', rule: 'spam', days });
  return { db, clock, secrets, signIn, writes, first, bans: (await administrator.ports()).bans };
}

async function withDeletedBan(days: 7 | null, clock?: FakeClock) {
  const instance = await withBan(days, clock);
  return { ...instance, receipt: await (await instance.first.ports()).accounts.delete(all) };
}

describe('at half past midnight in India', () => {
  it('an account made, deleted and banned again that day counts India’s day, not UTC’s', async () => {
    const { db, clock, receipt, signIn, bans } = await withDeletedBan(7, new FakeClock(Date.UTC(2026, 10, 20, 19)));
    expect(receipt.deletedOn).toBe('2026-11-21');
    const again = await signIn('spammer');
    expect((await bans.list()).items).toMatchObject([{ imposedOn: '2026-11-21' }]);
    await coarsenTimes(db, testDeclarations.tables, clock);
    const made = () => db.selectFrom('account').select('made_on').where('id', '=', again.userId).executeTakeFirst();
    expect(await made()).toEqual({ made_on: '2026-11-21' });
    clock.advance(dayMs);
    await coarsenTimes(db, testDeclarations.tables, clock);
    expect(await made()).toEqual({ made_on: '2026-11-30' });
  });
});

describe('a banned member who deletes the account and signs in again (R-155, R-064)', () => {
  it('stays banned until the ban ends, sees that, and can appeal', async () => {
    const { db, clock, signIn, writes, first, receipt, bans } = await withDeletedBan(7);
    expect(receipt.left).toContainEqual({ item: 'bannedSignIns', because: 'ends-with-ban' });
    const again = await signIn('spammer');
    expect(again.userId).not.toBe(first.userId);
    await expect(writes(again)).rejects.toMatchObject({ code: 'BANNED' });
    const { ownDecisions } = await again.ports();
    expect((await ownDecisions.list()).sanctions).toMatchObject([{ measure: 'ban', postId: null, isLifted: false, until: clock.now() + 7 * dayMs }]);
    expect((await (await again.ports()).bans.appeal('It was no ad.')) && (await bans.list()).items).toMatchObject([
      { name: null, postId: null, appeal: 'open', isMine: true },
    ]);
    const [carried] = (await bans.list()).items;
    await expect(bans.uphold(carried?.banId ?? '', 'It was.')).rejects.toMatchObject({ code: 'IMPOSED_BY_YOU' });
    expect(await db.selectFrom('banned_identity').selectAll().execute()).toEqual([]);
    clock.advance(7 * dayMs);
    expect(await writes(await signIn('spammer'))).toBeTruthy();
  });

  it('stays banned however often, also where sign-ins come at once, and nobody else is', async () => {
    const { signIn, writes } = await withDeletedBan(null);
    for (const turn of ['first', 'second']) {
      const twins = await Promise.all([signIn('spammer'), signIn('spammer'), signIn('spammer')]);
      for (const twin of twins) await expect(writes(twin), turn).rejects.toMatchObject({ code: 'BANNED' });
      await (await twins[0].ports()).accounts.delete(all);
    }
    expect(await writes(await signIn('somebody else'))).toBeTruthy();
  });

  it('is let in once an administrator lifts the ban, and stays so after another deletion', async () => {
    const { signIn, writes, bans } = await withDeletedBan(null);
    const again = await signIn('spammer');
    await bans.lift((await bans.list()).items[0]?.banId ?? '');
    expect(await writes(again)).toBeTruthy();
    expect((await (await again.ports()).accounts.delete(all)).left.map(({ item }) => item)).not.toContain('bannedSignIns');
    expect(await writes(await signIn('spammer'))).toBeTruthy();
  });

  it('leaves a year’s keyed hash with end and issuer, unlinked to personas (A-2, F-15)', async () => {
    const { db, clock, secrets, signIn, first } = await withDeletedBan(null);
    const kept = await db.selectFrom('banned_identity').selectAll().execute();
    expect(kept.map(({ until }) => until.getTime())).toEqual([clock.now() + 365 * dayMs]);
    expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(['decider', 'key', 'until']);
    const identity = secrets.identityOf('test', 'spammer');
    expect(JSON.stringify(kept)).not.toContain(identity);
    expect(await db.selectFrom('sanction').selectAll().execute()).toEqual([]);
    const { userId } = await signIn('spammer');
    const rows = JSON.stringify(await db.selectFrom('sanction').selectAll().execute());
    for (const trace of [first.userId, userId, identity, secrets.personaOf(userId)]) expect(rows).not.toContain(trace);
    expect((await sql`select 1 from account join sanction on sanction.xmin::text = account.xmin::text`.execute(db)).rows).toEqual([]);
  });

  it('stays banned until the longest ban’s last day ends in UTC, unlengthened by sign-ins', async () => {
    const { db, clock, signIn, writes, first } = await withBan(7, new FakeClock(Date.UTC(2026, 10, 20, 8)));
    await sql`insert into sanction (id, author_ref, measure, covers, rule, imposed_on, until, decider)
      select 'longer', author_ref, measure, covers, rule, imposed_on, until + interval '1 day', decider from sanction`.execute(db);
    await (await first.ports()).accounts.delete(all);
    const [kept] = await db.selectFrom('banned_identity').selectAll().execute();
    expect(kept?.until).toEqual(new Date(Date.UTC(2026, 10, 29)));
    clock.advance(Date.UTC(2026, 10, 28, 23, 59) - clock.now());
    await expect(writes(await signIn('spammer'))).rejects.toMatchObject({ code: 'BANNED' });
    clock.advance(60_000);
    expect(await writes(await signIn('spammer'))).toBeTruthy();
    const other = await withDeletedBan(7);
    other.clock.advance(8 * dayMs);
    await other.signIn('spammer');
    expect(await other.db.selectFrom('sanction').selectAll().execute()).toEqual([]);
  });

  it('is forgotten once the ban is over', async () => {
    const { db, clock, signIn, writes } = await withDeletedBan(7);
    clock.advance(9 * dayMs);
    await sweepExpired(db, testDeclarations.tables, clock);
    expect(await db.selectFrom('banned_identity').selectAll().execute()).toEqual([]);
    expect(await writes(await signIn('spammer'))).toBeTruthy();
  });
});

describe('a banned member who holds a role (R-167, R-064)', () => {
  it('does not hold it while the ban lasts', async () => {
    const { db, clock, first } = await withBan(7);
    await db.updateTable('account').set({ role: 'moderator' }).where('id', '=', first.userId).execute();
    const roleOf = async () => (await first.context()).caller?.member.role;
    expect(await roleOf()).toBe('member');
    await expect((await first.ports()).queueItems.list()).rejects.toMatchObject({ kind: 'missing' });
    clock.advance(7 * dayMs);
    await (await first.ports()).sessions.refresh();
    expect(await roleOf()).toBe('moderator');
  });
});
