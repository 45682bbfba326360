import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
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
const silence = { kind: 'silence', rule: 'spam' } as const;

async function anInstance() {
  const { db } = await aDatabase();
  const [clock, secrets, community] = [new FakeClock(), new Secrets(Buffer.alloc(32, 9)), aCommunity()];
  await keepCommunities(db, [community]);
  const signIn = async (subject: string) => {
    const scope = await new MemberScope(db, clock, secrets).signIn(subject);
    const { userId } = (await scope.context()).caller?.member ?? { userId: '' };
    return { userId, ports: () => scope.ports() };
  };
  const writes = async ({ userId, ports }: Awaited<ReturnType<typeof signIn>>) => {
    await db.updateTable('account').set({ is_writer: true, is_reader: true }).where('id', '=', userId).execute();
    await db
      .insertInto('persona')
      .values({ ref: secrets.personaOf(userId), kind: 'DESIGNATION', name: sanitizedDesignation('Nurse') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const made = await (await ports()).posts.create(aDraft(community, { profileType: 'DESIGNATION' }));
    if ('refusal' in made) throw new Error(made.refusal);
    return made.postId;
  };
  const administrator = await signIn('administrator');
  await db.updateTable('account').set({ role: 'administrator' }).where('id', '=', administrator.userId).execute();
  const first = await signIn('spammer');
  const resourceId = await writes(first);
  const { interventions } = await administrator.ports();
  const silences = (how: { readonly days: 7 | null; readonly covers?: 'persona' | 'account' }) =>
    interventions.act({ resourceId, resourceType: 'POST' }, { ...silence, ...how });
  const leaves = async () => (await first.ports()).accounts.delete(all);
  return { db, clock, secrets, signIn, writes, first, silences, leaves };
}

describe('a silenced member who deletes the account and signs in again (R-155, R-064)', () => {
  it('stays silenced where the account was, until that ends, and sees that', async () => {
    const { clock, signIn, writes, silences, leaves } = await anInstance();
    await silences({ days: 7, covers: 'account' });
    const until = Math.ceil((clock.now() + 7 * dayMs) / dayMs) * dayMs;
    expect((await leaves()).left).toContainEqual({ item: 'silencedSignIns', because: 'ends-with-silence' });
    const again = await signIn('spammer');
    await expect(writes(again)).rejects.toMatchObject({ code: 'SILENCED' });
    expect((await (await again.ports()).ownDecisions.list()).sanctions).toMatchObject([{ measure: 'silence', profileType: null, postId: null, until }]);
    clock.advance(8 * dayMs);
    expect(await writes(await signIn('spammer'))).toBeTruthy();
  });

  it('stays silenced under the designation where they were, however often, unlike others', async () => {
    const { signIn, writes, silences, leaves } = await anInstance();
    await silences({ days: null });
    await leaves();
    for (const turn of ['first', 'second']) {
      const twins = await Promise.all([signIn('spammer'), signIn('spammer'), signIn('spammer')]);
      for (const twin of twins) await expect(writes(twin), turn).rejects.toMatchObject({ code: 'SILENCED' });
      const own = await (await twins[0].ports()).ownDecisions.list();
      expect(own.sanctions).toMatchObject([{ measure: 'silence', profileType: 'DESIGNATION', postId: null }]);
      await (await twins[0].ports()).accounts.delete(all);
    }
    expect(await writes(await signIn('somebody else'))).toBeTruthy();
  });

  it('is free where nothing was imposed, and the receipt says nothing of it', async () => {
    const { db, signIn, writes, leaves } = await anInstance();
    expect((await leaves()).left.map(({ item }) => item)).not.toContain('silencedSignIns');
    expect(await db.selectFrom('banned_identity').selectAll().execute()).toEqual([]);
    expect(await writes(await signIn('spammer'))).toBeTruthy();
  });

  it('leaves nothing that says for which name or words it was (A-2, F-15)', async () => {
    const { db, secrets, signIn, first, silences, leaves } = await anInstance();
    await silences({ days: 7 });
    await leaves();
    const kept = await db.selectFrom('banned_identity').selectAll().execute();
    expect(kept.map((row) => [Object.keys(row).toSorted(), row.until.getTime() % dayMs])).toEqual(kept.map(() => [['decider', 'key', 'until'], 0]));
    expect(kept.map(({ decider }) => decider)).toEqual(['']);
    expect(await db.selectFrom('sanction').selectAll().execute()).toEqual([]);
    const { userId } = await signIn('spammer');
    expect(await db.selectFrom('banned_identity').selectAll().execute()).toEqual([]);
    const rows = await db.selectFrom('sanction').selectAll().execute();
    expect(rows.map(({ author_ref, member, thing, changed_at }) => [author_ref, member, thing, Number(changed_at)])).toEqual(
      rows.map(() => [null, null, null, 0]),
    );
    for (const id of [first.userId, userId])
      for (const trace of [id, secrets.personaOf(id), secrets.identityOf('test', 'spammer')]) expect(JSON.stringify([kept, rows])).not.toContain(trace);
    expect(
      (await sql`select 1 from sanction as one join sanction as other on one.xmin::text = other.xmin::text and one.id <> other.id`.execute(db)).rows,
    ).toEqual([]);
    expect((await sql`select 1 from account join sanction on sanction.xmin::text = account.xmin::text`.execute(db)).rows).toEqual([]);
  });

  it('is forgotten once the silence is over', async () => {
    const { db, clock, signIn, writes, silences, leaves } = await anInstance();
    await silences({ days: 7 });
    await leaves();
    clock.advance(10 * dayMs);
    await sweepExpired(db, testDeclarations.tables, clock);
    expect(await db.selectFrom('banned_identity').selectAll().execute()).toEqual([]);
    expect(await writes(await signIn('spammer'))).toBeTruthy();
  });
});
