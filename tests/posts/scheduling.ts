import { hourMs } from '#core/figures/durations.ts';
import type { Community } from '#core/communities/community.ts';
import { laterHours } from '#core/posts/later-hours.ts';
import { publishScheduledPosts } from '#server/adapters/posts/publish-scheduled-posts.ts';
import { aDraft } from '#tests/content.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';

export async function scheduled(
  server: PostServer,
  writer: MemberPorts,
  content = 'They held my letter.',
  community: Community = server.communities[0],
  known: Parameters<typeof aDraft>[1] = {},
): Promise<string> {
  const made = await writer.posts.create({ ...aDraft(community, { content, ...known }), isLater: true });
  if ('refusal' in made) throw new Error(made.refusal);
  return made.postId;
}

/** Passes a day and publishes what is due. */
export async function aDayLater(server: PostServer): Promise<void> {
  server.clock.advance(laterHours * hourMs);
  await publishScheduledPosts(server.db, server.secrets, server.clock);
}

export const status = async ({ db }: PostServer, id: string): Promise<unknown> =>
  (await db.selectFrom('post').select('status').where('id', '=', id).executeTakeFirst())?.status;

export async function countOf({ db, communities }: PostServer): Promise<unknown> {
  return (await db.selectFrom('community').select('posts_count').where('id', '=', communities[0].entityId).executeTakeFirst())?.posts_count;
}
