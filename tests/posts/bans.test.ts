import { describe, expect, it } from 'vitest';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { aDraft, anEdit } from '#tests/content.ts';
import { aPicture } from '#tests/pictures.ts';
import { ban, openedForBans, post, weekMs } from './banning.ts';
import { draftOf, facts, published } from './helpers.ts';
import { report } from './moderating.ts';

const banned = { kind: 'conflict', code: 'BANNED' };

describe('a banned account (R-064)', () => {
  it('cannot write, vote or report, sees why, and is reopened by the clock', async () => {
    const { server, writer, other, moderator, administrator, id } = await openedForBans();
    const [theirs, poll] = [await published(server, other), await published(server, other, { poll: { options: ['One', 'Two'], days: 7 } })];
    const [option] = (await writer.polls.of([poll])).get(poll)?.options ?? [];
    await expect(moderator.interventions.act(post(id), ban)).rejects.toMatchObject({ kind: 'missing' });
    expect(await administrator.interventions.act(post(id), ban)).toMatchObject({ status: 'LIVE', ledger: null });
    for (const attempt of [
      () => writer.posts.create(aDraft(server.communities[0], { profileType: 'DESIGNATION' })),
      () => writer.posts.change(id, anEdit({ content: 'Other words.' })),
      () => writer.comments.write(theirs, draftOf('Me again.', 'DESIGNATION')),
      () => writer.votes.cast(post(theirs), 'up'),
      () => writer.polls.choose(poll, option?.optionId ?? ''),
      () => writer.posts.requestAnswer(theirs),
      () => report(writer, theirs),
      () => writer.offers.save(facts),
      async () => writer.bySession.postPictures.upload(await aPicture()),
    ])
      await expect(attempt()).rejects.toMatchObject(banned);
    const until = server.clock.now() + weekMs;
    expect((await writer.ownDecisions.list()).sanctions).toEqual([
      {
        measure: 'ban',
        profileType: null,
        rule: 'spam',
        note: 'Four ads in an hour.',
        until,
        postId: id,
        appeal: 'none',
        answer: '',
        isLifted: false,
        isNew: true,
      },
    ]);
    expect(await writer.ownDecisions.news()).toEqual({ hasNew: true, isBanned: true });
    await writer.ownDecisions.markRead();
    expect(await writer.ownDecisions.news()).toEqual({ hasNew: false, isBanned: true });
    expect((await writer.posts.at(id)).post?.moderation).toEqual([]);
    server.clock.advance(weekMs);
    expect(await writer.votes.cast(post(theirs), 'up')).toMatchObject({ upVotes: 1 });
    expect(await writer.ownDecisions.news()).toEqual({ hasNew: false, isBanned: false });
    expect(await server.guest.ledger.from(1)).toEqual([]);
  });

  it('appeals once; another administrator upholds it or any lifts it, notifying the member', async () => {
    const { server, writer, administrator, second, id } = await openedForBans();
    await administrator.interventions.act(post(id), { ...ban, days: null });
    const [stored] = (await second.bans.list()).items;
    expect(stored).toMatchObject({ name: 'Product Manager', postId: id, rule: 'spam', until: null, appeal: 'none', appealText: null, isMine: false });
    const banId = stored?.banId ?? '';
    await expect(second.bans.uphold(banId, '')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(writer.bans.appeal(' ')).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    expect(await writer.bans.appeal('It was <b>no</b> ad.')).toBe('open');
    await expect(writer.bans.appeal('Once more.')).rejects.toMatchObject({ kind: 'conflict' });
    expect((await administrator.bans.list()).items).toMatchObject([{ appeal: 'open', appealText: 'It was no ad.', isMine: true }]);
    await expect(administrator.bans.uphold(banId, '')).rejects.toMatchObject({ kind: 'conflict', code: 'IMPOSED_BY_YOU' });
    await writer.ownDecisions.markRead();
    expect(await second.queueItems.count()).toBe(1);
    expect(await administrator.queueItems.count()).toBe(0);
    await second.bans.uphold(banId, 'They were ads.');
    expect(await second.queueItems.count()).toBe(0);
    expect((await writer.ownDecisions.list()).sanctions).toMatchObject([{ appeal: 'rejected', answer: 'They were ads.' }]);
    server.clock.advance(1);
    await administrator.bans.lift(banId);
    await expect(second.bans.lift(banId)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await writer.ownDecisions.list()).sanctions).toMatchObject([{ isLifted: true, appeal: 'rejected' }]);
    expect((await second.bans.list()).items).toEqual([]);
    expect(await writer.comments.write(id, draftOf('Thank you.', 'DESIGNATION'))).toHaveProperty('comment');
    expect((await second.moderations.decided()).items.map(({ decision }) => decision)).toEqual(['unban', 'ban']);
  });

  it('sees its reopening and granted appeal for a month, unless banned again', async () => {
    const { server, writer, administrator, second, id } = await openedForBans();
    await administrator.interventions.act(post(id), ban);
    await writer.bans.appeal('It was no ad.');
    await writer.ownDecisions.markRead();
    server.clock.advance(1);
    await second.bans.lift((await second.bans.list()).items[0]?.banId ?? '');
    expect(await writer.ownDecisions.news()).toEqual({ hasNew: true, isBanned: false });
    expect((await writer.ownDecisions.list()).sanctions).toMatchObject([{ isLifted: true, appeal: 'granted', isNew: true }]);
    const other = await published(server, writer, { profileType: 'DESIGNATION' });
    await administrator.interventions.act(post(other), { ...ban, days: 1 });
    expect((await writer.ownDecisions.list()).sanctions).toMatchObject([{ isLifted: false, postId: other }]);
    server.clock.advance(31 * 86_400_000);
    expect((await writer.ownDecisions.list()).sanctions).toEqual([]);
  });

  it('is banned over a silence, once, and listed with open appeals first', async () => {
    const { server, writer, other, moderator, administrator, second, id } = await openedForBans();
    await moderator.interventions.act(post(id), { kind: 'silence', rule: 'spam', days: 1 });
    const outcomes = await Promise.allSettled([administrator, second].map(({ interventions }) => interventions.act(post(id), ban)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(moderator.interventions.act(post(id), { kind: 'silence', rule: 'spam', days: 1 })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await moderator.interventions.act(post(id), { kind: 'unsilence', rule: null });
    await expect(writer.posts.create(aDraft(server.communities[0], { profileType: 'DESIGNATION' }))).rejects.toMatchObject(banned);
    server.clock.advance(1);
    await administrator.interventions.act(post(await published(server, other)), { ...ban, rule: 'hate' });
    await writer.bans.appeal('It was no ad.');
    const rules: ModerationRule[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page = await administrator.bans.list(after, 1);
      rules.push(...page.items.map(({ rule }) => rule));
      after = page.next;
    }
    expect(rules).toEqual(['spam', 'hate']);
    for (const refused of [moderator.bans.list(), writer.bans.lift('x')]) await expect(refused).rejects.toMatchObject({ kind: 'missing' });
    await expect(server.guest.bans.appeal('Let me in.')).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('is nobody’s own to lift', async () => {
    const { server, administrator, second } = await openedForBans();
    await second.interventions.act(post(await published(server, administrator, { profileType: 'DESIGNATION' })), ban);
    const [stored] = (await second.bans.list()).items;
    await expect(administrator.bans.lift(stored?.banId ?? '')).rejects.toMatchObject({ kind: 'conflict' });
  });
});
