import { editableOf } from '#core/posts/post-texts.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import type { MemberPorts } from '#tests/post-server.ts';
import { aPostServer, draftOf } from './helpers.ts';

export const report = (who: MemberPorts, resourceId: string, reason: 'spam' | 'threat' | 'sexual' = 'spam', resourceType: 'POST' | 'COMMENT' = 'POST') =>
  who.bySession.reports.file({ resourceId, resourceType, reason });

export const editPost = async (writer: MemberPorts, id: string, content: string) => {
  const { post } = await writer.posts.at(id);
  if (post) await writer.posts.change(id, { ...editableOf(post), version: post.version, content });
};

export const commentBy = async (writer: MemberPorts, postId: string, text: string, profileType: 'ANONYMOUS' | 'DESIGNATION' = 'ANONYMOUS'): Promise<string> => {
  const written = await writer.comments.write(postId, draftOf(text, profileType));
  if ('refusal' in written) throw new Error(written.refusal);
  return written.comment.commentId;
};

export const openedWith = async () => {
  const server = await aPostServer();
  return { server, writer: server.aMember(), reader: server.aMember(), moderator: server.aMember({ role: 'moderator' }) };
};

export async function itemAbout(moderator: MemberPorts, thing: string): Promise<QueueItem> {
  const found = (await moderator.queueItems.list()).items.find(({ resourceId }) => resourceId === thing);
  if (!found) throw new Error('It does not wait.');
  return found;
}

export const decide = async (moderator: MemberPorts, thing: string, decision: 'keep' | 'remove', rule: 'spam' | 'hate' | null = null) =>
  moderator.moderations.decide((await itemAbout(moderator, thing)).itemId, { decision, rule });
