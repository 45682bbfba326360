import { expect, it } from 'vitest';
import { firstReplies } from '#core/comments/comment.ts';
import { aPostServer, draftOf, published } from './helpers.ts';
import type { MemberPorts } from '#tests/post-server.ts';

it('a reader who muted someone still comes to every reply of the others (R-072)', async () => {
  const server = await aPostServer();
  const [reader, loud, other] = [server.aMember(), server.aMember(), server.aMember()];
  const postId = await published(server, other);
  const written = await other.comments.write(postId, draftOf('How long is your notice?'));
  if (!('comment' in written)) throw new Error('The comment was refused.');
  const { commentId } = written.comment;
  const replies = async (member: MemberPorts, count: number) => {
    for (let turn = 0; turn < count; turn++) await member.comments.reply(commentId, draftOf(`It is ${turn} months with us.`));
  };
  await replies(loud, firstReplies + 2);
  await replies(other, firstReplies + 2);
  await reader.mutes.add({ resourceId: await published(server, loud), resourceType: 'POST' }, 'MUTE', 'ANONYMOUS');
  const [thread] = (await reader.comments.under(postId, 'oldest')).items;
  expect(thread?.replies).toHaveLength(firstReplies);
  const more = await reader.comments.repliesTo(commentId, thread?.moreReplies);
  expect(thread?.moreReplies).not.toBeNull();
  expect(more.items).toHaveLength(2);
});
