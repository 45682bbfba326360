import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteAccount } from '#server/adapters/account/account-remains.ts';
import { settleBans } from '#server/adapters/moderation/settle-bans.ts';
import { countedVotes, type MemberPorts } from '#tests/post-server.ts';
import { ban, openedForBans, post, weekMs, withAccounts } from './banning.ts';
import { inOrder } from './held.ts';
import { published, whileAggregating } from './helpers.ts';
import { report } from './moderating.ts';
import { testDeclarations } from '#tests/database.ts';

describe('the votes of a banned account (R-064, B-15)', () => {
  it('are not counted while the ban lasts, and count again after', async () => {
    const { server, writer, other, administrator, second, settle, tallyOf, id } = await openedForBans();
    const [up, down] = [await published(server, other), await published(server, other)];
    const poll = await published(server, other, { poll: { options: ['One', 'Two'], days: 7 } });
    const optionId = (await writer.polls.of([poll])).get(poll)?.options[0]?.optionId ?? '';
    const votesIn = async () => (await server.guest.polls.of([poll])).get(poll)?.votesCount;
    await writer.votes.cast(post(up), 'up');
    await writer.votes.cast(post(down), 'down');
    await writer.polls.choose(poll, optionId);
    await second.votes.cast(post(up), 'up');
    await second.polls.choose(poll, optionId);
    const all = async () => [await tallyOf(up), await tallyOf(down), await votesIn()];
    const [counted, without] = [
      [[2, 0], [0, 1], 2],
      [[1, 0], [0, 0], 1],
    ];
    await settle();
    expect(await all()).toEqual(counted);
    await administrator.interventions.act(post(id), ban);
    await settle();
    expect(await all()).toEqual(without);
    server.clock.advance(weekMs);
    await settle();
    expect(await all()).toEqual(counted);
    await administrator.interventions.act(post(id), { ...ban, days: null });
    await settle();
    expect(await all()).toEqual(without);
    await administrator.bans.lift((await administrator.bans.list()).items[0]?.banId ?? '');
    await writer.votes.cast(post(up), 'none');
    await writer.polls.choose(poll, optionId);
    await settle();
    expect(await all()).toEqual([[1, 0], [0, 1], 2]);
  });

  it('are counted before the ban, or refused, when both come at once', async () => {
    const { server, writer, other, administrator, settle, tallyOf, id } = await openedForBans();
    const theirs = await published(server, other);
    const act = () => administrator.interventions.act(post(id), ban);
    const vote = () => writer.votes.cast(post(theirs), 'up');
    expect(await inOrder(server, 'lock table count_delta in share mode', vote, act)).toEqual(['done', 'done']);
    await settle();
    expect(await tallyOf(theirs)).toEqual([0, 0]);
    await administrator.bans.lift((await administrator.bans.list()).items[0]?.banId ?? '');
    expect(await inOrder(server, 'lock table moderation_item in share mode', act, () => report(writer, theirs))).toEqual(['done', 'BANNED']);
    await settle();
    expect(await tallyOf(theirs)).toEqual([0, 0]);
  });

  it('stay uncounted when the account is deleted, also before they were settled', async () => {
    const { server, writer, other, administrator, settle, tallyOf, id } = await openedForBans();
    const theirs = await published(server, other);
    await writer.votes.cast(post(theirs), 'up');
    await administrator.interventions.act(post(id), ban);
    const choice = { designationProfile: 'delete', feedback: 'delete' } as const;
    const { userId } = writer.caller.member;
    await server.db
      .transaction()
      .execute((transaction) => deleteAccount(transaction, { ...testDeclarations, secrets: server.secrets, now: server.clock.now() }, userId, choice));
    await settle();
    expect(await tallyOf(theirs)).toEqual([0, 0]);
  });

  it('are settled once if the account was deleted first, though unowned', async () => {
    const { server, writer, other, administrator, tallyOf, id } = await openedForBans();
    const theirs = await published(server, other);
    await writer.votes.cast(post(theirs), 'up');
    const choice = { designationProfile: 'leave', feedback: 'delete' } as const;
    const { userId } = writer.caller.member;
    await server.db
      .transaction()
      .execute((transaction) => deleteAccount(transaction, { ...testDeclarations, secrets: server.secrets, now: server.clock.now() }, userId, choice));
    await administrator.interventions.act(post(id), ban);
    const settled = () => settleBans(server.db, server.secrets, server.clock.now());
    expect([await settled(), await settled()]).toEqual([1, 0]);
    server.clock.advance(weekMs);
    expect([await settled(), await settled()]).toEqual([1, 0]);
    while ((await server.aggregate()) > 0);
    expect(await tallyOf(theirs)).toEqual([1, 0]);
  });

  it('are settled before the next ban, or after it', async () => {
    const { server, writer, other, administrator, settle, tallyOf, id } = await openedForBans();
    const theirs = await published(server, other);
    await writer.votes.cast(post(theirs), 'up');
    const act = () => administrator.interventions.act(post(id), ban);
    await act();
    await settle();
    await administrator.bans.lift((await administrator.bans.list()).items[0]?.banId ?? '');
    const bringBack = () => settleBans(server.db, server.secrets, server.clock.now());
    expect(await inOrder(server, 'lock table count_delta in share mode', bringBack, act)).toEqual(['done', 'done']);
    await settle();
    expect(await tallyOf(theirs)).toEqual([0, 0]);
  });

  it('are exact in a crowd that is banned and let in again while it votes', async () => {
    const { server, other, administrator, settle, tallyOf } = await openedForBans();
    const theirs = await published(server, other);
    const voters = Array.from({ length: 12 }, () => server.aMember({ as: 'DESIGNATION' }));
    await withAccounts(server, ...voters);
    const things = await Promise.all(voters.map((voter) => published(server, voter, { profileType: 'DESIGNATION' })));
    const kindOf = (act: Promise<unknown>) =>
      act.then(
        () => 'done',
        (error: unknown) => (error as { readonly code?: string }).code,
      );
    const flips = voters.map(async (voter) => {
      const kinds: unknown[] = [];
      for (let turn = 0; turn < 12; turn++) kinds.push(await kindOf(voter.votes.cast(post(theirs), turn % 2 ? 'down' : 'up')));
      return kinds;
    });
    const bans = (async () => {
      for (const id of things) await administrator.interventions.act(post(id), { ...ban, days: null });
      for (const { banId } of (await administrator.bans.list(null, 6)).items) await administrator.bans.lift(banId);
      return [];
    })();
    const settling = { ...server, aggregate: () => settleBans(server.db, server.secrets, server.clock.now()) };
    const kinds = (await whileAggregating(settling, whileAggregating(settling, Promise.all([...flips, bans])))).flat();
    expect(kinds.filter((kind) => kind !== 'done' && kind !== 'BANNED')).toEqual([]);
    await settle();
    const { rows } = await sql<{ readonly voter: string; readonly kind: number }>`select voter, kind from vote where thing = ${theirs}`.execute(server.db);
    const isIn = async (voter: MemberPorts) => !(await voter.ownDecisions.news()).isBanned;
    const counts = await Promise.all(
      voters.map(async (voter) => {
        const key = server.secrets.reference('votes', voter.caller.member.userId);
        return (await isIn(voter)) ? (rows.find((row) => row.voter === key)?.kind ?? 0) : 0;
      }),
    );
    expect(await Promise.all(voters.map(isIn)).then((all) => all.filter(Boolean).length)).toBe(6);
    expect(await tallyOf(theirs)).toEqual([counts.filter((kind) => kind === 1).length, counts.filter((kind) => kind === -1).length]);
    expect(await countedVotes(server.db, theirs)).toEqual({
      ups: rows.filter(({ kind }) => kind === 1).length,
      downs: rows.filter(({ kind }) => kind === -1).length,
    });
  });

  it('share no transaction with the ban, which would join its persona with them (A-2, F-15)', async () => {
    const { server, writer, other, administrator, settle, id } = await openedForBans();
    await writer.votes.cast(post(await published(server, other)), 'up');
    await administrator.interventions.act(post(id), ban);
    await settle();
    const { rows } = await sql`select 1 from vote join sanction on sanction.xmin::text = vote.xmin::text
      union all select 1 from persona join vote on persona.xmax::text = vote.xmin::text`.execute(server.db);
    expect(rows).toEqual([]);
    expect(JSON.stringify(await server.db.selectFrom('sanction').selectAll().execute())).not.toContain(writer.caller.member.userId);
  });
});
