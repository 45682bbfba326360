import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { brokenAt, unaccounted } from '#core/moderation/ledger.ts';
import { aPostServer, draftOf, published } from './helpers.ts';
import { commentBy, decide, editPost, report } from './moderating.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';

const post = (resourceId: string) => ({ resourceId, resourceType: 'POST' }) as const;
const removal = { kind: 'remove', rule: 'personal-details', note: 'Tell it <b>without</b> the name.' } as const;
const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

async function opened() {
  const server = await aPostServer();
  const [writer, moderator, other] = [server.aMember(), server.aMember({ role: 'moderator' }), server.aMember({ role: 'moderator' })];
  return { server, writer, moderator, other, id: await published(server, writer) };
}

const outcomeFor = async (writer: MemberPorts, id: string) => (await writer.posts.at(id)).post?.moderation[0] ?? null;

async function expectWholeLedger({ guest }: PostServer, actions: readonly string[]): Promise<void> {
  const chain = await guest.ledger.from(1);
  expect(chain.map(({ action }) => action)).toEqual(actions);
  expect(await brokenAt(chain, sha256)).toBeUndefined();
  expect(unaccounted((await guest.ledger.gone()).items, chain)).toEqual([]);
}

async function secondLook({ moderations, queueItems }: MemberPorts, decision: 'keep' | 'remove', noteToAuthor = '') {
  const [item] = (await queueItems.list({ stage: 'second' })).items;
  return moderations.decide(item?.itemId ?? '', { decision, rule: item?.suggestedRule ?? null, noteToAuthor });
}

describe('interventions of moderators (R-064, F-04)', () => {
  it('take down unreported things, explain them to the author, and get another look', async () => {
    const { server, writer, moderator, other, id } = await opened();
    expect(await moderator.interventions.act(post(id), removal)).toMatchObject({
      status: 'AUTHOR_REJECTED',
      ledger: { action: 'removed', askedBy: 'moderator' },
    });
    expect((await server.guest.posts.at(id)).post).toBeNull();
    expect(await outcomeFor(writer, id)).toMatchObject({ measure: 'remove', rule: 'personal-details', note: 'Tell it without the name.', mayAppeal: true });
    await expect(moderator.interventions.act(post(id), removal)).rejects.toMatchObject({ kind: 'conflict' });

    await writer.moderations.appeal(post(id), 'It names nobody.');
    await expect(other.interventions.act(post(id), { kind: 'restore', rule: null })).rejects.toMatchObject({ kind: 'conflict' });
    expect((await moderator.queueItems.list({ stage: 'second' })).items).toEqual([]);
    expect(await secondLook(other, 'remove')).toMatchObject({ action: 'upheld', appeal: 'rejected' });
    expect(await outcomeFor(writer, id)).toMatchObject({ note: 'Tell it without the name.', appeal: 'rejected', mayAppeal: false });
    await expectWholeLedger(server, ['removed', 'appealed', 'upheld']);
  });

  it('bring back what was taken down by mistake, but not against a second look', async () => {
    const { server, writer, moderator, other, id } = await opened();
    await moderator.interventions.act(post(id), removal);
    expect(await moderator.interventions.act(post(id), { kind: 'restore', rule: null })).toMatchObject({ status: 'LIVE', ledger: { action: 'restored' } });
    expect(await outcomeFor(writer, id)).toBeNull();
    await moderator.interventions.act(post(id), removal);
    await writer.moderations.appeal(post(id), 'Please look.');
    await secondLook(other, 'keep');
    await expect(moderator.interventions.act(post(id), removal)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await server.guest.posts.at(id)).status).toBe('LIVE');
    await expectWholeLedger(server, ['removed', 'restored', 'removed', 'appealed', 'restored']);
  });

  it('close a post and a comment for answers, visibly, until an appeal', async () => {
    const { server, writer, moderator, other, id } = await opened();
    const first = await other.comments.write(id, draftOf('First.'));
    const commentId = 'comment' in first ? first.comment.commentId : '';
    const lock = { kind: 'lock', rule: 'off-topic', note: 'This goes in circles.' } as const;
    expect(await moderator.interventions.act(post(id), lock)).toMatchObject({ status: 'LIVE', lockedFor: 'off-topic', ledger: { action: 'locked' } });
    expect((await server.guest.posts.at(id)).post).toMatchObject({ status: 'LIVE', lockedFor: 'off-topic', moderation: [] });
    for (const attempt of [() => writer.comments.write(id, draftOf('One more.')), () => other.comments.reply(commentId, draftOf('And one.'))])
      await expect(attempt()).rejects.toMatchObject({ kind: 'conflict', code: 'COMMENTS_CLOSED' });
    expect(await outcomeFor(writer, id)).toMatchObject({ measure: 'lock', note: 'This goes in circles.', mayAppeal: true });

    const { comment } = await other.comments.at(commentId);
    await expect(other.comments.change(commentId, { version: 1, content: 'Said all the same.' })).rejects.toMatchObject({ code: 'COMMENTS_CLOSED' });
    expect([comment.mayEdit, comment.mayDelete]).toEqual([false, true]);

    await writer.moderations.appeal(post(id), 'They were helping me.');
    expect((await other.queueItems.list({ stage: 'second' })).items).toMatchObject([{ former: 'lock' }]);
    expect(await secondLook(other, 'keep')).toMatchObject({ action: 'unlocked', appeal: 'granted', askedBy: 'author' });
    expect(await writer.comments.write(id, draftOf('Thank you.'))).toHaveProperty('comment');
    expect(await outcomeFor(writer, id)).toMatchObject({ measure: 'lock', appeal: 'granted', note: '' });

    await moderator.interventions.act({ resourceId: commentId, resourceType: 'COMMENT' }, { kind: 'lock', rule: 'harassment' });
    await expect(writer.comments.reply(commentId, draftOf('No.'))).rejects.toMatchObject({ code: 'COMMENTS_CLOSED' });
    await moderator.interventions.act({ resourceId: commentId, resourceType: 'COMMENT' }, { kind: 'unlock', rule: null });
    expect(await writer.comments.reply(commentId, draftOf('Yes.'))).toHaveProperty('comment');
    await expectWholeLedger(server, ['locked', 'unlocked', 'locked', 'unlocked']);
  });

  it('warn an author, of which nobody else learns and the ledger says nothing', async () => {
    const { server, writer, moderator, other, id } = await opened();
    expect(await moderator.interventions.act(post(id), { kind: 'warn', rule: 'harassment', note: 'Mind the tone.' })).toEqual({
      status: 'LIVE',
      lockedFor: null,
      ledger: null,
    });
    expect((await server.guest.posts.at(id)).post?.moderation).toEqual([]);
    expect(await outcomeFor(writer, id)).toMatchObject({ measure: 'warn', rule: 'harassment', note: 'Mind the tone.', mayAppeal: true });
    await writer.moderations.appeal(post(id), 'I was quoting.');
    expect(await secondLook(other, 'remove', 'A quote would name its source.')).toBeNull();
    expect(await outcomeFor(writer, id)).toMatchObject({ measure: 'warn', appeal: 'rejected', note: 'A quote would name its source.' });
    expect((await server.guest.posts.at(id)).status).toBe('LIVE');
    await expectWholeLedger(server, []);
  });

  it('settle what waits in the queue', async () => {
    const { server, moderator, other, id } = await opened();
    await server.aMember().bySession.reports.file({ resourceId: id, resourceType: 'POST', reason: 'spam' });
    expect(await moderator.interventions.act(post(id), removal)).toMatchObject({ ledger: { askedBy: 'reader' } });
    expect((await other.queueItems.list()).waiting).toBe(0);
    expect((await other.moderations.decided()).items).toMatchObject([{ cause: 'reports', decision: 'remove', noteToAuthor: 'Tell it without the name.' }]);
  });

  it('say in the ledger that readers asked only where another than who decides reported it', async () => {
    const { server, writer, moderator, other, id } = await opened();
    const commentId = await commentBy(writer, id, 'A comment that nobody minds.');
    await report(moderator, commentId, 'spam', 'COMMENT');
    expect(await moderator.interventions.act({ resourceId: commentId, resourceType: 'COMMENT' }, removal)).toMatchObject({ ledger: { askedBy: 'moderator' } });
    await report(server.aMember(), id);
    await decide(moderator, id, 'keep');
    await editPost(writer, id, 'It says something else now.');
    expect(await decide(other, id, 'remove', 'spam')).toMatchObject({ action: 'removed', askedBy: 'moderator' });
    const both = await published(server, writer);
    for (const who of [moderator, server.aMember()]) await report(who, both);
    expect(await decide(moderator, both, 'remove', 'spam')).toMatchObject({ askedBy: 'reader' });
  });

  it('settle earlier reports by a restore, so that none hides it again', async () => {
    const { server, moderator, id } = await opened();
    await server.aMember().bySession.reports.file({ ...post(id), reason: 'spam' });
    await moderator.interventions.act(post(id), removal);
    await moderator.interventions.act(post(id), { kind: 'restore', rule: null });
    expect((await server.db.selectFrom('report').select('is_settled').where('thing', '=', id).execute()).map((each) => each.is_settled)).toEqual([true]);
  });

  it('are reviewed once: after the second look nothing is left to appeal', async () => {
    const { writer, moderator, other, id } = await opened();
    await moderator.interventions.act(post(id), { kind: 'warn', rule: 'harassment' });
    await writer.moderations.appeal(post(id), 'I was quoting.');
    await secondLook(other, 'remove');
    await expect(writer.moderations.appeal(post(id), 'Once more.')).rejects.toMatchObject({ kind: 'conflict' });
    await other.interventions.act(post(id), { kind: 'warn', rule: 'spam' });
    expect(await writer.moderations.appeal(post(id), 'That is another warning.')).toBe('open');
  });

  it('warn once from the same moderator while the words stay the same, also at once', async () => {
    const { server, writer, moderator, other, id } = await opened();
    const warn = { kind: 'warn', rule: 'harassment' } as const;
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => moderator.interventions.act(post(id), warn)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await other.interventions.act(post(id), warn);
    server.clock.advance(60_000);
    await editPost(writer, id, 'Other words than before.');
    server.clock.advance(60_000);
    expect(await moderator.interventions.act(post(id), warn)).toMatchObject({ status: 'LIVE' });
  });

  it('are refused to members, to guests, on own things, and without a rule (API5)', async () => {
    const { server, writer, moderator, id } = await opened();
    await expect(writer.interventions.act(post(id), removal)).rejects.toMatchObject({ kind: 'missing' });
    await expect(server.guest.interventions.act(post(id), removal)).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(moderator.interventions.act(post(id), { kind: 'warn', rule: null })).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    await expect(moderator.interventions.act(post('p999999999999999'), removal)).rejects.toMatchObject({ kind: 'missing' });
    await expect(moderator.interventions.act(post(await published(server, moderator, { profileType: 'DESIGNATION' })), removal)).rejects.toMatchObject({
      kind: 'conflict',
    });
    await writer.posts.remove(id);
    await expect(moderator.interventions.act(post(id), { kind: 'restore', rule: null })).rejects.toMatchObject({ kind: 'missing' });
  });

  it('by two at once take it down once', async () => {
    const { server, moderator, other, id } = await opened();
    const outcomes = await Promise.allSettled([moderator, other].map(({ interventions }) => interventions.act(post(id), removal)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expectWholeLedger(server, ['removed']);
  });
});
