import { describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import type { QueueFilter } from '#core/queue/queue-items.ts';
import { published } from './helpers.ts';
import { commentBy, decide, itemAbout, openedWith, report } from './moderating.ts';

describe('the order of the moderation queue (T-5)', () => {
  it('is by age or by weight, whole or by cause and community, page by page', async () => {
    const { server, writer, moderator } = await openedWith();
    const [first, , third] = server.communities;
    const [reporter, one, other] = [server.aMember(), server.aMember(), server.aMember()];
    const light = await published(server, writer);
    const grave = await published(server, writer);
    const stored = await published(server, writer, { title: 'My saala lead', community: { type: 'topic', entityId: third.entityId } });
    server.clock.advance(dayMs);
    await report(reporter, light, 'spam');
    server.clock.advance(dayMs);
    for (const each of [one, other]) await report(each, grave, 'threat');
    const ids = async (filter: QueueFilter) => {
      const found: string[] = [];
      for (let after: string | null = null, turn = 0; turn === 0 || after !== null; turn++) {
        const page = await moderator.queueItems.list(filter, after, 1);
        found.push(...page.items.map(({ resourceId }) => resourceId));
        expect([page.waiting, page.items.length]).toEqual([3, 1]);
        after = page.next;
      }
      return found;
    };
    expect(await ids({})).toEqual([stored, light, grave]);
    expect(await ids({ order: 'heaviest' })).toEqual([grave, light, stored]);
    expect(await ids({ cause: 'words' })).toEqual([stored]);
    expect(await ids({ placeId: first.entityId, order: 'heaviest' })).toEqual([grave, light]);
    const { causes, places } = await moderator.queueItems.list();
    expect(causes).toEqual([
      { cause: 'reports', count: 2 },
      { cause: 'words', count: 1 },
    ]);
    expect(places.map(({ entityId, count }) => [entityId, count])).toEqual([
      [first.entityId, 2],
      [third.entityId, 1],
    ]);
    const { next } = await moderator.queueItems.list({ order: 'heaviest' }, null, 1);
    await expect(moderator.queueItems.list({}, next, 1)).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });

  it('counts what a moderator can decide now, and tells what another has decided meanwhile', async () => {
    const { server, writer, reader, moderator } = await openedWith();
    const other = server.aMember({ role: 'moderator' });
    const id = await published(server, writer);
    await report(reader, id);
    const { itemId } = await itemAbout(moderator, id);
    expect([await moderator.queueItems.count(), await other.queueItems.count()]).toEqual([1, 1]);
    await expect(moderator.moderations.decisionOn(itemId)).rejects.toMatchObject({ kind: 'missing' });
    await other.moderations.decide(itemId, { decision: 'remove', rule: 'spam' });
    await expect(moderator.moderations.decide(itemId, { decision: 'keep', rule: null })).rejects.toMatchObject({ kind: 'conflict' });
    expect(await moderator.moderations.decisionOn(itemId)).toMatchObject({ decision: 'remove', rule: 'spam', isMine: false, decidedAt: server.clock.now() });
    await writer.moderations.appeal({ resourceId: id, resourceType: 'POST' }, 'It is true.');
    expect([await moderator.queueItems.count(), await other.queueItems.count()]).toEqual([1, 0]);
    for (const ask of [() => reader.queueItems.count(), () => reader.moderations.decisionOn(itemId)])
      await expect(ask()).rejects.toMatchObject({ kind: 'missing' });
  });
});

describe('a comment that is changed after it was stored (T-7)', () => {
  const keptComment = async () => {
    const opened = await openedWith();
    const postId = await published(opened.server, opened.reader);
    const commentId = await commentBy(opened.writer, postId, 'My lead is kind.');
    expect([await report(opened.reader, commentId, 'threat', 'COMMENT'), await report(opened.reader, commentId, 'threat', 'COMMENT')]).toEqual([true, false]);
    await decide(opened.moderator, commentId, 'keep');
    expect((await opened.moderator.queueItems.list()).items).toEqual([]);
    return { ...opened, commentId };
  };

  it('waits again with its earlier text, and the same reader can report it', async () => {
    const { writer, reader, moderator, commentId } = await keptComment();
    await writer.comments.change(commentId, { version: 1, content: 'My lead Ramesh of flat 12 is a thief.' });
    expect(await itemAbout(moderator, commentId)).toMatchObject({
      cause: 'edit',
      comment: { content: 'My lead Ramesh of flat 12 is a thief.', status: 'LIVE' },
      versions: [{ texts: { content: 'My lead is kind.' } }],
      decisions: [{ decision: 'keep' }],
    });
    expect([await report(reader, commentId, 'threat', 'COMMENT'), await report(reader, commentId, 'threat', 'COMMENT')]).toEqual([true, false]);
  });

  it('is hidden until a moderator has looked where a watched word came in', async () => {
    const { server, writer, moderator, commentId } = await keptComment();
    await writer.comments.change(commentId, { version: 1, content: 'Our lead behaves like a kutta with interns.' });
    await expect(server.guest.comments.at(commentId)).rejects.toMatchObject({ kind: 'missing' });
    expect(await itemAbout(moderator, commentId)).toMatchObject({ cause: 'words', comment: { status: 'FLAGGED' } });
    expect((await moderator.comments.at(commentId)).comment.content).toBe('Our lead behaves like a kutta with interns.');
  });
});
