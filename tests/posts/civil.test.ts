import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { brokenAt, type LedgerEntry } from '#core/moderation/ledger.ts';
import type { ReportReason } from '#core/moderation/report.ts';
import { aCommunity, aDraft, anId } from '#tests/content.ts';
import { openPostServer, type PostServer } from '#tests/post-server.ts';
import { published, tellOfDeletions } from './helpers.ts';

const opened = () => openPostServer([aCommunity({ slug: 'notice-period' }), aCommunity(), aCommunity()]);
const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

async function reportBy(server: PostServer, people: number, resourceId: string, reason: ReportReason = 'personal-details'): Promise<void> {
  for (let turn = 0; turn < people; turn++)
    await server.aMember().bySession.reports.file({ resourceId, resourceType: 'POST', reason, note: `Said by ${turn}.` });
}

const entries = async ({ guest }: PostServer): Promise<readonly LedgerEntry[]> => guest.ledger.from(1);

describe('keeping it civil (R-064, R-072, F-04)', () => {
  it('goes from reports to the queue, decision, ledger, appeal and second look', async () => {
    const server = await opened();
    const [writer, moderator, other] = [server.aMember(), server.aMember({ role: 'moderator' }), server.aMember({ role: 'moderator' })];
    const id = await published(server, writer);
    await reportBy(server, 2, id);
    expect((await server.guest.posts.at(id)).status).toBe('LIVE');
    await reportBy(server, 1, id);
    expect(await server.guest.posts.at(id)).toMatchObject({ status: 'FLAGGED', post: null, removal: { rule: 'personal-details', askedBy: 'reader' } });
    expect((await writer.posts.at(id)).post?.moderation).toMatchObject([
      { measure: 'hide', rule: 'personal-details', decidedOn: null, appeal: 'none', mayAppeal: false },
    ]);

    const { items, waiting } = await moderator.queueItems.list();
    expect([items.length, waiting, items[0]?.reports[0]?.count, items[0]?.reports[0]?.notes.length]).toEqual([1, 1, 3, 3]);
    const itemId = items[0]?.itemId ?? '';
    await expect(moderator.moderations.decide(itemId, { decision: 'remove', rule: null })).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    expect(await moderator.moderations.decide(itemId, { decision: 'remove', rule: 'harassment' })).toMatchObject({
      action: 'removed',
      rule: 'harassment',
      sequence: 2,
    });
    await expect(other.moderations.decide(itemId, { decision: 'keep', rule: null })).rejects.toMatchObject({ kind: 'conflict' });
    expect((await writer.posts.at(id)).post).toMatchObject({ status: 'AUTHOR_REJECTED', moderation: [{ rule: 'harassment', mayAppeal: true }] });

    const resource = { resourceId: id, resourceType: 'POST' } as const;
    await expect(server.aMember().moderations.appeal(resource, 'Let it stand.')).rejects.toMatchObject({ kind: 'missing' });
    expect(await writer.moderations.appeal(resource, 'It names <b>nobody</b>.')).toBe('open');
    await expect(writer.moderations.appeal(resource, 'Once more.')).rejects.toMatchObject({ kind: 'conflict' });
    expect((await moderator.queueItems.list({ stage: 'second' })).items).toEqual([]);
    const [second] = (await other.queueItems.list({ stage: 'second' })).items;
    expect(second).toMatchObject({ cause: 'appeal', former: 'remove', appealText: 'It names nobody.' });
    await expect(moderator.moderations.decide(second?.itemId ?? '', { decision: 'keep', rule: null })).rejects.toMatchObject({ kind: 'missing' });
    expect(await other.moderations.decide(second?.itemId ?? '', { decision: 'keep', rule: null })).toMatchObject({
      action: 'restored',
      appeal: 'granted',
      askedBy: 'author',
    });
    expect((await server.guest.posts.at(id)).status).toBe('LIVE');
    expect((await server.guest.communities.at({ type: 'topic', key: 'notice-period' })).topicMeta.posts).toBe(1);

    const chain = await entries(server);
    expect(chain.map(({ action }) => action)).toEqual(['flagged', 'removed', 'appealed', 'restored']);
    expect(await brokenAt(chain, sha256)).toBeUndefined();
    expect(JSON.stringify(chain)).not.toMatch(/relieving|Said by|nobody/);
    expect(await server.guest.ledger.head()).toMatchObject({ sequence: 4, hash: chain.at(-1)?.hash });
    expect((await moderator.moderations.decided()).items.map(({ decision, isMine }) => [decision, isMine]).toSorted()).toEqual([
      ['keep', false],
      ['remove', true],
    ]);
  });

  it('keeps the rule when an author deletes a removal, and logs only hidden things', async () => {
    const server = await opened();
    const [writer, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    const [removed, kept] = [await published(server, writer), await published(server, writer)];
    for (const resourceId of [removed, kept]) await server.aMember().bySession.reports.file({ resourceId, resourceType: 'POST', reason: 'personal-details' });
    const { items } = await moderator.queueItems.list();
    const itemOf = (id: string) => items.find(({ resourceId }) => resourceId === id)?.itemId ?? '';
    expect(await moderator.moderations.decide(itemOf(kept), { decision: 'keep', rule: null })).toBeNull();
    await moderator.moderations.decide(itemOf(removed), { decision: 'remove', rule: 'personal-details' });
    await writer.posts.remove(removed);
    await tellOfDeletions(server);
    expect((await entries(server)).map(({ action }) => action)).toEqual(['removed', 'deleted']);
    expect(await server.guest.posts.at(removed)).toMatchObject({ status: 'AUTHOR_REJECTED', post: null, removal: { rule: 'personal-details' } });
    expect((await server.guest.posts.at(kept)).status).toBe('LIVE');
  });

  it('logs each of 32 simultaneous deletions once, in a chain that shows changes (F-04)', async () => {
    const server = await opened();
    const writers = Array.from({ length: 8 }, () => server.aMember());
    const posts = await Promise.all(writers.flatMap((writer) => Array.from({ length: 4 }, async () => ({ writer, id: await published(server, writer) }))));
    await Promise.all(posts.map(({ writer, id }) => writer.posts.remove(id)));
    expect(await entries(server)).toEqual([]);
    await Promise.all([tellOfDeletions(server), tellOfDeletions(server)]);
    const chain = await entries(server);
    expect([chain.length, await brokenAt(chain, sha256)]).toEqual([32, undefined]);
    expect(new Set(chain.map(({ itemId }) => itemId))).toEqual(new Set(posts.map(({ id }) => id)));
    await sql`update removal set rule = 'spam' where sequence = 7`.execute(server.db);
    expect(await brokenAt(await entries(server), sha256)).toBe(7);
  });

  it('makes watched words wait, and reports of valued things weigh less', async () => {
    const server = await opened();
    const writer = server.aMember();
    const made = await writer.posts.create(aDraft(server.communities[0], { content: 'Our lead behaves like a kutta with interns.' }));
    expect(made).toMatchObject({ status: 'FLAGGED' });
    expect((await server.aMember({ role: 'moderator' }).queueItems.list()).items).toMatchObject([{ cause: 'words' }]);
    expect(await entries(server)).toEqual([]);
    const valued = await published(server, writer);
    for (let turn = 0; turn < 20; turn++) await server.aMember().votes.cast({ resourceId: valued, resourceType: 'POST' }, 'up');
    await server.aggregate();
    await reportBy(server, 3, valued);
    expect((await server.guest.posts.at(valued)).status).toBe('LIVE');
    await reportBy(server, 1, valued);
    expect((await server.guest.posts.at(valued)).status).toBe('FLAGGED');
  });

  it('does not begin with old reports again after a moderator has kept a thing', async () => {
    const server = await opened();
    const moderator = server.aMember({ role: 'moderator' });
    const id = await published(server, server.aMember());
    await reportBy(server, 3, id);
    const [item] = (await moderator.queueItems.list()).items;
    await moderator.moderations.decide(item?.itemId ?? '', { decision: 'keep', rule: null });
    expect((await server.guest.posts.at(id)).status).toBe('LIVE');
    await reportBy(server, 1, id);
    expect((await server.guest.posts.at(id)).status).toBe('LIVE');
  });

  it('hides a muted member’s writing, and stops writing below a blocked one (R-072)', async () => {
    const server = await opened();
    const [reader, loud] = [server.aMember(), server.aMember()];
    const theirs = await published(server, loud);
    const mine = await published(server, reader);
    const feed = async () =>
      (await reader.feeds.list({ feedType: 'GENERIC', order: 'LATEST', communityType: null, community: null })).items.map(({ postId }) => postId);
    const mute = await reader.mutes.add({ resourceId: theirs, resourceType: 'POST' }, 'BLOCK', 'ANONYMOUS');
    expect(await feed()).toEqual([mine]);
    const draft = (profileType: 'ANONYMOUS' | 'DESIGNATION') => ({ submissionKey: anId('submission'), content: 'You will hear from me.', profileType });
    await expect(loud.comments.write(mine, draft('ANONYMOUS'))).rejects.toMatchObject({ kind: 'conflict' });
    expect(await reader.mutes.list()).toMatchObject([{ kind: 'BLOCK', author: { profileType: 'ANONYMOUS' } }]);
    await reader.mutes.remove(mute.muteId);
    expect((await feed()).length).toBe(2);
    expect(await loud.comments.write(mine, draft('ANONYMOUS'))).toHaveProperty('comment');
  });

  it('mutes one more than the list shows, and says so (R-072)', async () => {
    const server = await opened();
    const reader = server.aMember();
    const postId = await published(server, server.aMember());
    await sql`insert into persona (ref, kind, name, name_key, avatar) select 'persona' || n, 'ANONYMOUS', 'Aaa ' || n, 'persona' || n, '1-sky' from generate_series(1, 200) as n`.execute(
      server.db,
    );
    await sql`insert into mute (id, muter, author_ref, kind) select 'mute' || n, ${server.secrets.reference('mutes', reader.caller.member.userId)}, 'persona' || n, 'MUTE' from generate_series(1, 200) as n`.execute(
      server.db,
    );
    expect(await reader.mutes.add({ resourceId: postId, resourceType: 'POST' }, 'MUTE', 'ANONYMOUS')).toMatchObject({ kind: 'MUTE' });
  });

  it('closes one persona to a blocked author, without linking the two (R-072, F-16)', async () => {
    const server = await opened();
    const [reader, loud] = [server.aMember(), server.aMember()];
    const [madeUp, byWork] = [await published(server, reader), await published(server, reader, { profileType: 'DESIGNATION' })];
    await reader.mutes.add({ resourceId: await published(server, loud), resourceType: 'POST' }, 'BLOCK', 'DESIGNATION');
    const answer = () => ({ submissionKey: anId('submission'), content: 'You will hear from me.', profileType: 'ANONYMOUS' }) as const;
    await expect(loud.comments.write(byWork, answer())).rejects.toMatchObject({ kind: 'conflict', code: 'CLOSED_TO_YOU' });
    expect(await loud.comments.write(madeUp, answer())).toHaveProperty('comment');
  });

  it('keeps an answered muted comment’s place, and none of its words (R-072)', async () => {
    const server = await opened();
    const [reader, loud, other] = [server.aMember(), server.aMember(), server.aMember()];
    const post = await published(server, other);
    const say = async (writer: typeof loud, content: string) => {
      const made = await writer.comments.write(post, { submissionKey: anId('submission'), content, profileType: 'ANONYMOUS' });
      return 'comment' in made ? made.comment.commentId : '';
    };
    const loudId = await say(loud, 'I shout.');
    await other.comments.reply(loudId, { submissionKey: anId('submission'), content: 'Please do not.', profileType: 'ANONYMOUS' });
    await reader.mutes.add({ resourceId: loudId, resourceType: 'COMMENT' }, 'MUTE', 'ANONYMOUS');
    const [thread] = (await reader.comments.under(post, 'best')).items;
    expect(thread).toMatchObject({ commentId: loudId, status: 'LIVE', author: null, content: '', replies: [{ content: 'Please do not.' }] });
    expect((await other.comments.under(post, 'best')).items[0]?.content).toBe('I shout.');
  });

  it('limits what one person does in a day (R-062, API6)', async () => {
    const server = await opened();
    const writer = server.aMember();
    for (let turn = 0; turn < 12; turn++) await published(server, writer);
    expect(await writer.posts.create(aDraft(server.communities[0]))).toMatchObject({ refusal: 'USER_LIMIT_EXCEEDED' });
    const draft = { title: 'relieving letter???', description: 'MY HR IS NOT GIVING RELEIVING LETTER !!!', submissionKey: anId('submission') };
    for (let turn = 0; turn < 5; turn++) expect((await writer.rephrasings.rephrase(draft)).responseType).toBe('VALID');
    expect((await writer.rephrasings.rephrase(draft)).responseType).toBe('POST_LIMIT_EXCEEDED');
    for (let turn = 0; turn < 25; turn++) await writer.rephrasings.rephrase({ ...draft, submissionKey: anId('submission') });
    expect((await writer.rephrasings.rephrase({ ...draft, submissionKey: anId('submission') })).responseType).toBe('USER_LIMIT_EXCEEDED');
  });
});
