import { describe, expect, it } from 'vitest';
import type { CommentOutcome } from '#core/comments/comments.ts';
import { aPostServer, draftOf, published } from './helpers.ts';

const idOf = (outcome: CommentOutcome): string => {
  if (!('comment' in outcome)) throw new Error(outcome.refusal);
  return outcome.comment.commentId;
};

describe('the list of one’s own comments (R-059, R-064)', () => {
  it('has those of one name alone, and its cursor works for nobody else (S-38, S-47)', async () => {
    const server = await aPostServer();
    const [writer, other] = [server.aMember(), server.aMember()];
    const postId = await published(server, writer);
    const [first, second] = [
      idOf(await writer.comments.write(postId, draftOf('It came by courier.'))),
      idOf(await writer.comments.write(postId, draftOf('Ask for it by mail.'))),
    ];
    await other.comments.write(postId, draftOf('Mine came by mail, too.'));
    const { items, next } = await writer.comments.mine(null, 1);
    const rest = await writer.comments.mine(next, 1);
    expect([...items, ...rest.items].map(({ comment }) => comment.commentId).toSorted()).toEqual([first, second].toSorted());
    expect((await other.comments.mine()).items.map(({ comment }) => comment.content)).toEqual(['Mine came by mail, too.']);
    await expect(other.comments.mine(next)).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    await expect(writer.feeds.mine(next)).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });

  it('shows what a moderator took down, with the rule, to its author alone', async () => {
    const server = await aPostServer();
    const [writer, author, moderator] = [server.aMember(), server.aMember(), server.aMember({ role: 'moderator' })];
    const postId = await published(server, author, { title: 'Is a bond usual?' });
    const commentId = idOf(await writer.comments.write(postId, draftOf('Buy my course.')));
    await moderator.interventions.act({ resourceId: commentId, resourceType: 'COMMENT' }, { kind: 'remove', rule: 'spam', note: 'No ads.' });
    expect((await writer.comments.mine()).items).toMatchObject([
      {
        comment: { commentId, content: 'Buy my course.', status: 'AUTHOR_REJECTED', moderation: [{ measure: 'remove', rule: 'spam', note: 'No ads.' }] },
        postTitle: 'Is a bond usual?',
        mayOpen: true,
      },
    ]);
    expect((await moderator.comments.mine()).items).toEqual([]);
  });

  it('says neither what a hidden post is called nor that its comments can be opened', async () => {
    const server = await aPostServer();
    const [writer, author, moderator] = [server.aMember(), server.aMember(), server.aMember({ role: 'moderator' })];
    const postId = await published(server, author, { title: 'Is a bond usual?' });
    for (const member of [writer, author]) await member.comments.write(postId, draftOf('Ask for it by mail.'));
    await moderator.interventions.act({ resourceId: postId, resourceType: 'POST' }, { kind: 'remove', rule: 'spam', note: '' });
    expect((await writer.comments.mine()).items).toMatchObject([{ comment: { content: 'Ask for it by mail.' }, postTitle: null, mayOpen: false }]);
    expect((await author.comments.mine()).items).toMatchObject([{ postTitle: 'Is a bond usual?', mayOpen: true }]);
  });
});
