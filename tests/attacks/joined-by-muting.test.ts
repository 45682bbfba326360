import { describe, expect, it } from 'vitest';
import { usualFeed } from '#core/feeds/feeds.ts';
import type { Resource } from '#core/votes/vote.ts';
import type { MemberPorts } from '#tests/post-server.ts';
import { aPostServer, draftOf, published } from '#tests/posts/helpers.ts';

/** Authorship of four posts, comments and conversations by two people with one job. */
type Authors = readonly [number, number, number, number];

const placesOf = (ids: readonly string[], all: readonly string[]): readonly number[] => ids.map((id) => all.indexOf(id)).toSorted();

/** Reader's world: a thread by another job, and four items of each kind. */
async function world(authors: Authors) {
  const server = await aPostServer();
  const two = [server.aMember({ as: 'DESIGNATION' }), server.aMember({ as: 'DESIGNATION' })] as const;
  const by = (at: number): MemberPorts => two[authors[at] ?? 0] ?? two[0];
  const [reader, host] = [server.aMember({ as: 'DESIGNATION' }), server.aMember()];
  const thread = await published(server, host);
  const things = { posts: [] as string[], comments: [] as string[], talks: [] as string[] };
  for (const at of authors.keys()) {
    const postId = await published(server, by(at), { profileType: 'DESIGNATION' });
    things.posts.push(postId);
    const said = await by(at).comments.write(thread, draftOf(`Comment ${at}`, 'DESIGNATION'));
    things.comments.push('comment' in said ? said.comment.commentId : '');
    const to = { resourceId: postId, resourceType: 'POST' } as const;
    const first = { clientMessageId: crypto.randomUUID(), text: `Hello ${at}` };
    const { conversationId } = await reader.bySession.chats.start({ kind: 'direct', as: 'DESIGNATION', to, first });
    await by(at).bySession.chats.accept({ conversationId });
    things.talks.push(conversationId);
  }
  return { reader, by, thread, things };
}

type World = Awaited<ReturnType<typeof world>>;

/** Reader's current view, by positions instead of ids. */
async function sight({ reader, by, thread, things }: World, muteIds: readonly string[]) {
  for (const [at, conversationId] of things.talks.entries())
    await by(at).bySession.chats.send({ conversationId }, { clientMessageId: crypto.randomUUID(), text: 'More' });
  const { items } = await reader.feeds.list({ ...usualFeed, order: 'LATEST' }, null, 50);
  const shownPosts = items.map(({ postId }) => postId).filter((id) => things.posts.includes(id));
  const threads = (await reader.comments.under(thread, 'oldest', null, 50)).items;
  const talks = await Promise.all(things.talks.map((conversationId) => reader.bySession.chats.at({ conversationId })));
  const list = await reader.mutes.list();
  return {
    posts: placesOf(shownPosts, things.posts),
    comments: placesOf(
      threads.filter(({ content }) => content !== '').map(({ commentId }) => commentId),
      things.comments,
    ),
    talks: talks.map(({ other, unread }) => [other?.isBlocked, unread]),
    mutes: placesOf(
      list.map(({ muteId }) => muteId),
      muteIds,
    ),
    names: new Set(list.map(({ author, kind }) => `${kind} ${JSON.stringify(author)}`)),
    // The order of the list is one of random ids.
    isInOrder: list.every(({ muteId }, at) => at === 0 || (list[at - 1]?.muteId ?? '') < muteId),
  };
}

/** Views of a reader who mutes, blocks and undoes everything in turn. */
async function transcript(authors: Authors) {
  const opened = await world(authors);
  const { reader, things } = opened;
  const muteIds: string[] = [];
  const seen: unknown[] = [];
  const stop = async (resource: Resource, kind: 'MUTE' | 'BLOCK') => {
    const { muteId } = await reader.mutes.add(resource, kind, 'DESIGNATION');
    if (!muteIds.includes(muteId)) muteIds.push(muteId);
    seen.push([muteIds.indexOf(muteId), await sight(opened, muteIds)]);
  };
  for (const at of authors.keys()) {
    const kind = at % 2 === 0 ? 'MUTE' : 'BLOCK';
    await stop({ resourceId: things.posts[at] ?? '', resourceType: 'POST' }, kind);
    await stop({ resourceId: things.comments[at] ?? '', resourceType: 'COMMENT' }, kind);
    const { other } = await reader.bySession.chats.at({ conversationId: things.talks[at] ?? '' });
    await reader.bySession.chats.block(other?.personId ?? '');
    const blocked = (await reader.mutes.list()).find(({ muteId }) => !muteIds.includes(muteId));
    if (blocked) muteIds.push(blocked.muteId);
    seen.push([blocked?.kind, await sight(opened, muteIds)]);
  }
  for (const muteId of muteIds) {
    await reader.mutes.remove(muteId);
    seen.push(await sight(opened, muteIds));
  }
  return seen;
}

describe('a reader who mutes and blocks everything of two people with the same job (F-16)', () => {
  it('sees the same, whichever of them wrote what', async () => {
    const one = await transcript([0, 0, 1, 1]);
    expect(await transcript([0, 1, 0, 1])).toEqual(one);
    expect(await transcript([0, 0, 0, 0])).toEqual(one);
  });
});
