import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sweepExpired } from '#server/adapters/sweep-expired.ts';
import { aPicture } from '#tests/pictures.ts';
import { draftOf, everything, facts, published } from './helpers.ts';
import { commentBy, decide, editPost, itemAbout, openedWith, report } from './moderating.ts';
import { testDeclarations } from '#tests/database.ts';

describe('an item of the moderation queue (T-5)', () => {
  it('is the whole post as readers saw it, and nothing of the account', async () => {
    const { server, writer, reader, moderator } = await openedWith();
    const { fileKey } = await writer.postPictures.upload(await aPicture(), undefined, 'ANONYMOUS');
    const ids = {
      picture: await published(server, writer, { title: 'What do you think of it?', media: [{ mediaType: 'IMAGE', fileKey }] }),
      poll: await published(server, writer, { title: 'Who?', poll: { options: ['My lead', 'Yours'], days: 7 } }),
      offers: await published(server, writer, { offers: [facts] }),
      video: await published(server, writer, { media: [{ mediaType: 'YOUTUBE', fullUrl: 'https://youtu.be/abcdefghijk' }] }),
    };
    for (const id of Object.values(ids)) {
      await report(reader, id, 'sexual');
      await sql`update post set status = 'FLAGGED' where id = ${id}`.execute(server.db);
    }
    const { items, waiting, causes, places } = await moderator.queueItems.list();
    expect([waiting, causes, places.map(({ count }) => count)]).toEqual([4, [{ cause: 'reports', count: 4 }], [4]]);
    const postOf = (id: string) => items.find(({ resourceId }) => resourceId === id)?.post;
    expect(postOf(ids.picture)).toMatchObject({
      title: 'What do you think of it?',
      pictures: [{ fileKey }],
      author: { profileType: 'ANONYMOUS', name: 'Steady Marigold' },
    });
    expect((await moderator.pictureOf(fileKey))?.isPublic).toBe(false);
    expect(postOf(ids.poll)?.poll?.options.map(({ text }) => text)).toEqual(['My lead', 'Yours']);
    expect(postOf(ids.offers)?.offers).toMatchObject([{ companyName: 'Betwa', fixedRupees: 900_000 }]);
    expect(postOf(ids.video)?.video).toMatchObject({ videoId: 'abcdefghijk' });
    for (const of of [writer, reader]) for (const name of [of.caller.member.userId, of.key]) expect(JSON.stringify(items)).not.toContain(name);
  });

  it('is, for a comment, its parent and its post, even when deleted', async () => {
    const { server, writer, reader, moderator } = await openedWith();
    const postId = await published(server, writer, { title: 'Who gets leave?' });
    const asked = await commentBy(writer, postId, 'Ask by mail.');
    const written = await reader.comments.reply(asked, draftOf('Your lead is a thief.'));
    const commentId = 'comment' in written ? written.comment.commentId : '';
    await report(writer, commentId, 'threat', 'COMMENT');
    expect(await itemAbout(moderator, commentId)).toMatchObject({
      resourceType: 'COMMENT',
      post: { title: 'Who gets leave?' },
      comment: { content: 'Your lead is a thief.' },
      answered: { content: 'Ask by mail.' },
    });
    await writer.comments.remove(asked);
    await writer.posts.remove(postId);
    expect(await itemAbout(moderator, commentId)).toMatchObject({
      post: null,
      answered: { content: '', author: null },
      comment: { content: 'Your lead is a thief.' },
    });
  });

  it('tells its earlier texts, the last first, to moderators alone', async () => {
    const { server, writer, reader, moderator } = await openedWith();
    const id = await published(server, writer, { content: 'Ramesh of flat 12 is a thief.' });
    await report(reader, id);
    await editPost(writer, id, 'My lead is a thief.');
    await editPost(writer, id, 'My lead is a thief.');
    await editPost(writer, id, 'My lead is kind.');
    const { versions } = await itemAbout(moderator, id);
    expect(versions.map(({ texts }) => texts['content'])).toEqual(['My lead is a thief.', 'Ramesh of flat 12 is a thief.']);
    expect(versions[0]).toMatchObject({ texts: { title: 'Can they hold my relieving letter?' }, replacedOn: '2026-11-20' });
    for (const who of [server.guest, reader, writer]) expect(JSON.stringify(await who.posts.at(id))).not.toMatch(/thief|Ramesh/);
  });

  it('shows the first and last of many texts, so no edits hide one', async () => {
    const { server, writer, reader, moderator } = await openedWith();
    const id = await published(server, writer, { content: 'The very first text.' });
    await report(reader, id);
    for (let turn = 0; turn < 25; turn++) await editPost(writer, id, `A harmless text, number ${turn}.`);
    const { versions } = await itemAbout(moderator, id);
    expect([versions.length, versions[0]?.texts['content'], versions.at(-1)?.texts['content']]).toEqual([
      20,
      'A harmless text, number 23.',
      'The very first text.',
    ]);
  });

  it('keeps earlier texts ninety days after the edit or decision, while it exists', async () => {
    const { server, writer, reader, moderator } = await openedWith();
    const [decided, alone, deleted] = [await published(server, writer), await published(server, writer), await published(server, writer)];
    const commentId = await commentBy(writer, decided, 'The canary first said this.');
    await writer.comments.change(commentId, { version: 1, content: 'It says this now.' });
    for (const id of [decided, alone, deleted]) await editPost(writer, id, `Another canary text of ${id}.`);
    const kept = async () =>
      (await sql<{ readonly thing: string }>`select thing from earlier_version`.execute(server.db)).rows.map(({ thing }) => thing).toSorted();
    expect(await kept()).toEqual([commentId, decided, alone, deleted].toSorted());
    await writer.comments.remove(commentId);
    await writer.posts.remove(deleted);
    expect(await kept()).toEqual([decided, alone].toSorted());
    expect(await everything(server)).not.toContain('The canary first said this.');
    await report(reader, decided);
    server.clock.advance(60 * 86_400_000);
    await decide(moderator, decided, 'keep');
    server.clock.advance(31 * 86_400_000);
    await sweepExpired(server.db, testDeclarations.tables, server.clock);
    expect(await kept()).toEqual([decided]);
  });

  it('tells earlier decisions and removals under this persona, never the other', async () => {
    const { server, writer, reader, moderator } = await openedWith();
    const other = server.aMember({ role: 'moderator' });
    const [spam, granted, kept] = [await published(server, writer), await published(server, writer), await published(server, writer)];
    const [byTheOther, waiting] = [
      await published(server, writer, { profileType: 'DESIGNATION' }),
      await published(server, writer, { profileType: 'DESIGNATION' }),
    ];
    for (const id of [spam, granted, kept, byTheOther, waiting]) await report(reader, id);
    await decide(moderator, spam, 'remove', 'spam');
    await decide(moderator, byTheOther, 'remove', 'hate');
    await decide(moderator, granted, 'remove', 'hate');
    await writer.moderations.appeal({ resourceId: granted, resourceType: 'POST' }, 'It is true.');
    const [second] = (await other.queueItems.list({ stage: 'second' })).items;
    expect(second).toMatchObject({ decisions: [{ decision: 'remove', rule: 'hate', isMine: false }], removedBefore: [{ rule: 'spam', count: 1 }] });
    await other.moderations.decide(second?.itemId ?? '', { decision: 'keep', rule: null });
    await decide(moderator, kept, 'keep');
    await editPost(writer, kept, 'It says something else now.');
    expect(await itemAbout(moderator, kept)).toMatchObject({ decisions: [{ decision: 'keep', isMine: true }], removedBefore: [{ rule: 'spam', count: 1 }] });
    expect((await itemAbout(moderator, waiting)).removedBefore).toEqual([{ rule: 'hate', count: 1 }]);
  });
});
