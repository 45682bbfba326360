import { expect, it } from 'vitest';
import { nameChanged } from '#core/personas/draft-persona.ts';
import { anId } from '#tests/content.ts';
import type { OpenPosts } from '#tests/ports/posts/open-posts.ts';
import { openedTalk } from './talk-pages.ts';

export function keepsComments(open: OpenPosts): void {
  const draft = (content: string) => ({ submissionKey: anId('submission'), content, profileType: 'DESIGNATION' as const });

  it('nests to two levels and stays flat below (R-073)', async () => {
    const { ports, pages } = await openedTalk(open);
    const postId = await pages.make();
    const top = await ports.comments.write(postId, draft('Ask for it by mail.'));
    if (!('comment' in top)) throw new Error(top.refusal);
    const reply = await ports.comments.reply(top.comment.commentId, draft('Did that. <b>No</b> answer.'));
    if (!('comment' in reply)) throw new Error(reply.refusal);
    const deeper = await ports.comments.reply(reply.comment.commentId, draft('Then ask again.'));
    if (!('comment' in deeper)) throw new Error(deeper.refusal);
    expect([reply.comment.rootId, deeper.comment.rootId, deeper.comment.replyToId]).toEqual([
      top.comment.commentId,
      top.comment.commentId,
      reply.comment.commentId,
    ]);
    expect([reply.comment.content, deeper.comment.replyToName]).toEqual(['Did that. No answer.', reply.comment.author?.name]);
    const { items } = await ports.comments.under(postId, 'best');
    expect(items.map(({ commentId, repliesCount, replies }) => [commentId, repliesCount, replies.map((each) => each.commentId)])).toEqual([
      [top.comment.commentId, 2, [reply.comment.commentId, deeper.comment.commentId]],
    ]);
    expect(await pages.commentsCount(postId)).toBe(pages.leavesReplies ? 1 : 3);
    expect((await ports.comments.at(deeper.comment.commentId)).root.commentId).toBe(top.comment.commentId);
  });

  it('are not written again once their author deleted them, which is said (B-13)', async () => {
    const { ports, pages } = await openedTalk(open);
    const postId = await pages.make();
    const [own, answer] = [draft('Ask for it by mail.'), draft('Or ask twice.')];
    const top = await ports.comments.write(postId, draft('Has anybody asked?'));
    const commentId = 'comment' in top ? top.comment.commentId : '';
    const write = [() => ports.comments.write(postId, own), () => ports.comments.reply(commentId, answer)];
    for (const send of write) {
      const made = await send();
      const existingId = 'comment' in made ? made.comment.commentId : '';
      await ports.comments.remove(existingId);
      await expect(send()).rejects.toMatchObject({ kind: 'conflict', code: 'SUBMISSION_DELETED', existingId });
    }
    expect(await pages.commentsCount(postId)).toBe(1);
  });

  it('are written under no persona that their author has not made (R-160, R-161)', async () => {
    const { ports, pages } = await openedTalk(open, { only: 'DESIGNATION' });
    const postId = await pages.make({ profileType: 'DESIGNATION' });
    await expect(ports.comments.write(postId, { ...draft('Ask for it by mail.'), profileType: 'ANONYMOUS' })).rejects.toMatchObject({
      code: 'WRITER_REQUIRED',
    });
    const other = await openedTalk(open, { only: 'ANONYMOUS' });
    const refused = await other.ports.comments.write(await other.pages.make(), draft('Ask for it by mail.')).catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'conflict' });
    expect(refused).not.toMatchObject({ code: 'WRITER_REQUIRED' });
  });

  it('go out under the name shown alone, and once after a rename (R-160, B-13)', async () => {
    const { ports, pages } = await openedTalk(open);
    const postId = await pages.make();
    const made = await ports.comments.write(postId, draft('Ask for it by mail.'));
    if (!('comment' in made)) throw new Error(made.refusal);
    const { commentId, author } = made.comment;
    const now = { ...draft('Ask them twice.'), authorName: author?.name ?? '' };
    const before = { ...now, authorName: 'Sales Executive, Hemavati Logistics' };
    for (const write of [() => ports.comments.write(postId, before), () => ports.comments.reply(commentId, before)])
      await expect(write()).rejects.toMatchObject({ kind: 'conflict', code: nameChanged });
    expect(await pages.commentsCount(postId)).toBe(1);
    const written = await ports.comments.write(postId, now);
    expect(written).toMatchObject({ comment: { content: now.content, author } });
    expect(await ports.comments.write(postId, before)).toEqual(written);
    const reply = { ...before, submissionKey: anId('submission') };
    const { authorName: _shown, ...nameless } = reply;
    const replied = await ports.comments.reply(commentId, nameless);
    expect(await ports.comments.reply(commentId, reply)).toEqual(replied);
    expect(await pages.commentsCount(postId)).toBe(pages.leavesReplies ? 2 : 3);
  });

  it('mention made-up names of their thread, and keep that through an edit (R-073)', async () => {
    const { ports, pages } = await openedTalk(open);
    const postId = await pages.make();
    const { commentId, name } = await ports.answerOfAnother(postId, 'They paid after a month.');
    const own = await ports.comments.write(postId, { ...draft(`Was that in full, @${name}?`), mentions: [commentId] });
    if (!('comment' in own)) throw new Error(own.refusal);
    const mentions = [{ id: commentId, name }];
    expect(own.comment).toMatchObject({ content: `Was that in full, @${name}?`, mentions });
    const { items } = await ports.comments.under(postId, 'best');
    expect(items.find((thread) => thread.commentId === own.comment.commentId)).toMatchObject({ mentions });
    const edit = await ports.comments.change(own.comment.commentId, { version: 1, content: `Was it all, @${name}?` });
    expect(edit).toMatchObject({ content: `Was it all, @${name}?`, mentions });
    expect(await ports.comments.change(own.comment.commentId, { version: 2, content: 'Was it all?' })).toMatchObject({ mentions: [] });
    const again = await ports.comments.change(own.comment.commentId, { version: 3, content: `Was it all, @${name}?`, mentions: [commentId] });
    expect(again).toMatchObject({ mentions });
  });

  it('mention nobody by missing, foreign or own comments, which stay plain text (R-073)', async () => {
    const { ports, pages } = await openedTalk(open);
    const [postId, otherId] = [await pages.make(), await pages.make()];
    const there = await ports.answerOfAnother(otherId, 'They paid after a month.');
    const ownName = await pages.authorOf(postId);
    const content = `Ask @${there.name} or @${ownName}.`;
    for (const mentions of [[there.commentId], [anId('m')], [postId], []]) {
      const made = await ports.comments.write(postId, { ...draft(content), profileType: 'ANONYMOUS', mentions });
      expect(made).toMatchObject({ comment: { content, mentions: [] } });
    }
  });

  it('pages comments and replies in order (R-073)', async () => {
    const { ports, pages } = await openedTalk(open);
    const postId = await pages.make();
    const said: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const made = await ports.comments.write(postId, draft(`This is the comment number ${turn}.`));
      if ('comment' in made) said.push(made.comment.commentId);
    }
    const first = await ports.comments.under(postId, 'oldest');
    const rest = await ports.comments.under(postId, 'oldest', first.next);
    expect([...first.items, ...rest.items].map(({ commentId }) => commentId)).toEqual(said);
    expect((await ports.comments.under(postId, 'newest')).items[0]?.commentId).toBe(said.at(-1));
    for (let turn = 0; turn < 5; turn++) await ports.comments.reply(said[0] ?? '', draft(`This is the reply number ${turn}.`));
    const [thread] = first.items.length > 0 ? (await ports.comments.under(postId, 'oldest')).items : [];
    const more = await ports.comments.repliesTo(said[0] ?? '', thread?.moreReplies);
    expect([thread?.replies.length, more.items.length, thread?.repliesCount]).toEqual([3, 2, 5]);
  });

  it('are listed for their author, newest first, each with its post (R-059, R-073)', async () => {
    const { ports, pages } = await openedTalk(open);
    const postId = await pages.make({ title: 'Is a bond usual?' });
    const untitled = await pages.make({ title: null, content: 'They ask for a bond.' });
    expect(await ports.comments.mine()).toEqual({ items: [], next: null });
    const said: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const made = await ports.comments.write(turn === 4 ? untitled : postId, draft(`This is the comment number ${turn}.`));
      if ('comment' in made) said.unshift(made.comment.commentId);
    }
    const first = await ports.comments.mine();
    const rest = await ports.comments.mine(first.next);
    const items = [...first.items, ...rest.items];
    expect([first.items.length, rest.next]).toEqual([3, null]);
    expect(items.map(({ comment }) => comment.commentId).toSorted()).toEqual(said.toSorted());
    expect(items.filter(({ comment }) => comment.postId === postId).map(({ comment }) => comment.commentId)).toEqual(said.slice(1));
    expect(new Set(items.map(({ postTitle, mayOpen, comment }) => [comment.postId, postTitle, mayOpen, comment.isMine].join()))).toEqual(
      new Set([[postId, 'Is a bond usual?', true, true].join(), [untitled, 'They ask for a bond.', true, true].join()]),
    );
    await expect(ports.comments.mine('AAAA')).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });

  it('are listed under either name, without deleted ones or deleted posts’ titles (R-059, R-064)', async () => {
    const { ports, pages } = await openedTalk(open);
    const postId = await pages.make({ title: 'Is a bond usual?' });
    const made = await ports.comments.write(postId, draft('Ask for it by mail.'));
    if (!('comment' in made)) throw new Error(made.refusal);
    const reply = await ports.comments.reply(made.comment.commentId, { ...draft('Did that. No answer.'), profileType: 'ANONYMOUS' });
    if (!('comment' in reply)) throw new Error(reply.refusal);
    const named = (await ports.comments.mine()).items.map(({ comment }) => [comment.author?.profileType, comment.content]);
    expect(named.toSorted()).toEqual([
      ['ANONYMOUS', 'Did that. No answer.'],
      ['DESIGNATION', 'Ask for it by mail.'],
    ]);
    await ports.comments.remove(made.comment.commentId);
    await pages.remove(postId);
    expect((await ports.comments.mine()).items).toMatchObject([{ comment: { commentId: reply.comment.commentId }, postTitle: null, mayOpen: true }]);
  });

  it('stay readable below a deleted post, where nobody can answer (R-064, R-072, F-22)', async () => {
    const { ports, pages } = await openedTalk(open);
    const postId = await pages.make();
    const made = await ports.comments.write(postId, draft('Ask for it by mail.'));
    if (!('comment' in made)) throw new Error(made.refusal);
    await pages.remove(postId);
    const { items } = await ports.comments.under(postId, 'best');
    expect(items.map(({ commentId, content }) => [commentId, content])).toEqual([[made.comment.commentId, 'Ask for it by mail.']]);
    expect((await ports.comments.at(made.comment.commentId)).comment.content).toBe('Ask for it by mail.');
    await expect(ports.comments.write(postId, draft('Too late to answer.'))).rejects.toMatchObject({ kind: 'missing' });
    await expect(ports.comments.reply(made.comment.commentId, draft('Too late to answer.'))).rejects.toMatchObject({ kind: 'missing' });
  });

  it('writes once for a key, refuses harm, and keeps deleted ones’ places (R-073, R-079, B-13)', async () => {
    const { ports, pages } = await openedTalk(open);
    const postId = await pages.make();
    const once = draft('Ask for it by mail.');
    const made = [await ports.comments.write(postId, once), await ports.comments.write(postId, once)];
    expect(new Set(made.map((each) => ('comment' in each ? each.comment.commentId : each.refusal))).size).toBe(1);
    expect(await ports.comments.write(postId, draft('What an idiot'))).toMatchObject({ refusal: 'TEXT_ABUSIVE' });
    expect(await ports.comments.write(postId, draft('\u2800'))).toMatchObject({ refusal: 'RULE_BROKEN' });
    const [first] = made;
    if (!first || !('comment' in first)) throw new Error('Nothing was written.');
    const { commentId } = first.comment;
    expect(await ports.comments.change(commentId, { version: 1, content: 'Ask twice by mail.' })).toMatchObject({
      version: 2,
      isEdited: true,
      content: 'Ask twice by mail.',
    });
    await expect(ports.comments.change(commentId, { version: 1, content: 'An older tab.' })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(ports.comments.change(commentId, { version: 2, content: 'You are an idiot' })).rejects.toMatchObject({ code: 'TEXT_ABUSIVE' });
    expect((await ports.comments.at(commentId)).comment).toMatchObject({ version: 2, content: 'Ask twice by mail.' });
    await ports.comments.reply(commentId, draft('Thank you for that.'));
    await ports.comments.remove(commentId);
    const { items } = await ports.comments.under(postId, 'best');
    expect(items.map(({ status, content, author, replies }) => [status, content, author, replies.length])).toEqual([['DELETED', '', null, 1]]);
    expect(await pages.commentsCount(postId)).toBe(pages.leavesReplies ? 0 : 1);
    await expect(ports.comments.reply(commentId, draft('Too late to answer.'))).rejects.toMatchObject({ kind: 'missing' });
    await expect(ports.comments.under(anId('p'), 'best')).rejects.toMatchObject({ kind: 'missing' });
  });
}
