import { describe, expect, it } from 'vitest';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { aggregateCounts } from '#server/adapters/counts/aggregate-counts.ts';
import { hourlyRound } from '#server/adapters/hourly-round.ts';
import { tellEvents } from '#server/adapters/notifications/tell-events.ts';
import { keyOfNotification } from '#server/adapters/notifications/sql-notifications.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';
import { aPostServer, crowd, draftOf, published } from './helpers.ts';
import { testDeclarations } from '#tests/database.ts';

const tell = (server: PostServer) => tellEvents(server, server.clock.now());
const titlesOf = async ({ notifications }: Pick<MemberPorts, 'notifications'>) => (await notifications.list('phone', 'en')).map(({ title }) => title);
const kindsOf = async ({ notifications }: MemberPorts) => (await notifications.list('phone', 'en')).map(({ kind }) => kind);
const commentBy = async ({ comments }: MemberPorts, postId: string, text = 'Ask for it in writing.') => {
  const outcome = await comments.write(postId, draftOf(text));
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return outcome.comment.commentId;
};

describe('what members are notified of (R-168)', () => {
  it('is a reply to whom it answers, and not to the author of the post', async () => {
    const server = await aPostServer();
    const [author, answerer, replier] = [server.aMember(), server.aMember(), server.aMember()];
    const postId = await published(server, author);
    const commentId = await commentBy(answerer, postId);
    await replier.comments.reply(commentId, draftOf('They did, and I got it.'));
    await tell(server);
    expect([await kindsOf(author), await kindsOf(answerer), await kindsOf(replier)]).toEqual([['answer'], ['reply'], []]);
  });

  it('is never their own doing', async () => {
    const server = await aPostServer();
    const author = server.aMember();
    const postId = await published(server, author);
    const commentId = await commentBy(author, postId);
    await author.comments.reply(commentId, draftOf('One thing more.'));
    await tell(server);
    expect(await titlesOf(author)).toEqual([]);
  });

  it('is an answer to anyone who waits for one', async () => {
    const server = await aPostServer();
    const [author, waiting] = [server.aMember(), server.aMember()];
    const postId = await published(server, author);
    await waiting.posts.requestAnswer(postId);
    await commentBy(server.aMember(), postId);
    await tell(server);
    expect(await kindsOf(waiting)).toEqual(['wantedAnswer']);
  });

  it('are milestones of likes, each once, however often it is passed', async () => {
    const server = await aPostServer();
    const author = server.aMember();
    const postId = await published(server, author);
    const voters = crowd(server, 11);
    const cast = async (some: readonly MemberPorts[], vote: 'up' | 'none') => {
      for (const { votes } of some) await votes.cast({ resourceId: postId, resourceType: 'POST' }, vote);
      await aggregateCounts(server.db, testDeclarations.kinds);
      await tell(server);
    };
    await cast(voters.slice(0, 9), 'up');
    expect(await titlesOf(author)).toEqual([]);
    await cast(voters.slice(9), 'up');
    expect(await titlesOf(author)).toEqual(['10 people liked your post']);
    await cast(voters.slice(8), 'none');
    await cast(voters.slice(8), 'up');
    expect(await titlesOf(author)).toEqual(['10 people liked your post']);
    expect(await server.db.selectFrom('notification').select('cause').execute()).toEqual([{ cause: '10' }]);
  });

  it('are decisions, to the author and to those who reported', async () => {
    const server = await aPostServer();
    const [author, reporter, moderator] = [server.aMember(), server.aMember(), server.aMember({ role: 'moderator' })];
    const postId = await published(server, author);
    await reporter.bySession.reports.file({ resourceId: postId, resourceType: 'POST', reason: 'spam' });
    const [item] = (await moderator.queueItems.list({ stage: 'first' })).items;
    await moderator.moderations.decide(item?.itemId ?? '', { decision: 'remove', rule: 'spam' });
    await tell(server);
    expect([await titlesOf(author), await titlesOf(reporter.bySession)]).toEqual([
      ['Moderators decided about your post'],
      ['There is a decision on the post you reported'],
    ]);
    expect(await author.notifications.list('phone', 'en')).toMatchObject([{ url: '/user/posts', avatar: undefined }]);
  });

  it('is the end of a poll, on the day after it, to those who voted', async () => {
    const server = await aPostServer();
    const [author, voter, other] = [server.aMember(), server.aMember(), server.aMember()];
    const postId = await published(server, author, { poll: { options: ['Yes', 'No'], days: 3 } });
    const poll = (await voter.polls.of([postId])).get(postId);
    await voter.polls.choose(postId, poll?.options[0]?.optionId ?? null);
    server.clock.advance(3 * dayMs);
    await tell(server);
    expect(await kindsOf(voter)).toEqual([]);
    server.clock.advance(dayMs);
    await tell(server);
    expect([await kindsOf(voter), await kindsOf(other)]).toEqual([['pollOver'], []]);
  });
});

describe('what is listed no more', () => {
  it('is what its author deleted, and what it was about', async () => {
    const server = await aPostServer();
    const [author, answerer] = [server.aMember(), server.aMember()];
    const [first, second] = [await published(server, author), await published(server, author)];
    const commentId = await commentBy(answerer, first);
    await commentBy(answerer, second);
    await tell(server);
    await answerer.comments.remove(commentId);
    expect(await author.notifications.list('phone', 'en')).toHaveLength(1);
    await author.posts.remove(second);
    expect(await titlesOf(author)).toEqual([]);
  });

  it('is what someone wrote whom the member has muted', async () => {
    const server = await aPostServer();
    const [author, muted, other] = [server.aMember(), server.aMember(), server.aMember()];
    const postId = await published(server, author);
    const commentId = await commentBy(muted, postId);
    await commentBy(other, postId);
    await tell(server);
    expect(await titlesOf(author)).toEqual([expect.stringMatching(/ and 1 other answered your post$/)]);
    await author.mutes.add({ resourceId: commentId, resourceType: 'COMMENT' }, 'MUTE', 'ANONYMOUS');
    expect(await titlesOf(author)).toEqual([expect.not.stringMatching(/other/)]);
  });

  it('goes with the name', async () => {
    const server = await aPostServer();
    const [author, voter] = [server.aMember(), server.aMember()];
    const postId = await published(server, author);
    await voter.posts.requestAnswer(postId);
    await commentBy(server.aMember(), postId);
    await tell(server);
    expect(await server.db.selectFrom('notification').select('id').execute()).toHaveLength(2);
    for (const name of [voter, author]) await name.byKey.keyedPersonas.remove();
    expect(await server.db.selectFrom('notification').select('id').execute()).toEqual([]);
  });
});

describe('telling', () => {
  it('is done once for each cause, however simultaneous, even for a restored comment', async () => {
    const server = await aPostServer();
    const author = server.aMember();
    const postId = await published(server, author);
    const commentId = await commentBy(server.aMember(), postId);
    const notified = await Promise.all([tell(server), tell(server), tell(server)]);
    expect(notified.toSorted()).toEqual([0, 0, 1]);
    const moderator = server.aMember({ role: 'moderator' });
    const comment = { resourceId: commentId, resourceType: 'COMMENT' } as const;
    await moderator.interventions.act(comment, { kind: 'remove', rule: 'spam' });
    expect(await titlesOf(author)).toEqual([]);
    await moderator.interventions.act(comment, { kind: 'restore', rule: null });
    await tell(server);
    expect(await author.notifications.list('phone', 'en')).toMatchObject([{ kind: 'answer' }]);
  });

  it('leaves no event behind, and no hour after the hourly round (D-28)', async () => {
    const server = await aPostServer();
    const author = server.aMember();
    await commentBy(server.aMember(), await published(server, author));
    await tell(server);
    expect(await server.db.selectFrom('notification_event').select('id').execute()).toEqual([]);
    const notifiedAt = server.clock.now();
    server.clock.advance(3 * 60 * 60_000);
    await hourlyRound(server.db, testDeclarations.tables, server.clock, { isDueNow: true });
    const [row] = await server.db.selectFrom('notification').select('told_at').execute();
    expect(row?.told_at.toISOString()).toMatch(/T00:00:00.000Z$/);
    expect(await author.notifications.list('phone', 'en')).toMatchObject([{ createdOn: dayOf(notifiedAt) }]);
  });

  it('names no account and no two names of one member in a row (F-15)', async () => {
    const server = await aPostServer();
    const author = server.aMember();
    await commentBy(server.aMember(), await published(server, author));
    await tell(server);
    const rows = JSON.stringify(await server.db.selectFrom('notification').selectAll().execute());
    expect(rows).toContain(author.key);
    expect(rows).not.toContain(author.caller.member.userId);
    expect(rows).not.toContain(server.secrets.personaOf(author.caller.member.userId));
  });
});

describe('a notification that was pressed where it was pushed (R-170, D-22)', () => {
  it('is read by its key, for a day', async () => {
    const server = await aPostServer();
    const [author, answerer] = [server.aMember(), server.aMember()];
    const keyed = async () => {
      await commentBy(answerer, await published(server, author));
      await tell(server);
      const [line] = (await author.notifications.list('phone', 'en')).filter(({ status }) => status === 0);
      return keyOfNotification({ secrets: server.secrets, now: server.clock.now() }, line?.notificationId ?? '');
    };
    const unread = async () => (await author.notifications.list('phone', 'en')).filter(({ status }) => status === 0).length;
    const key = await keyed();
    await answerer.notifications.pressed(key);
    expect(await unread()).toBe(1);
    await author.notifications.pressed(key);
    expect(await unread()).toBe(0);
    const late = await keyed();
    server.clock.advance(dayMs + 1);
    await author.notifications.pressed(late);
    expect(await unread()).toBe(1);
  });
});
