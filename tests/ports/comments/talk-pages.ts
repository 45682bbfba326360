import { aDraft } from '#tests/content.ts';
import type { OpenedPosts, OpenPosts, TalkPages } from '#tests/ports/posts/open-posts.ts';
import { opened, published } from '#tests/ports/posts/posts.ts';

/** Member with a page below which comments can be written, a post by default. */
export async function openedTalk(open: OpenPosts, known?: Parameters<OpenPosts>[1]): Promise<{ readonly ports: OpenedPosts; readonly pages: TalkPages }> {
  const { ports, place } = await opened(open, known);
  const { posts } = ports;
  const pages: TalkPages = {
    make: (draft = {}) => published(ports, aDraft(place, draft)),
    commentsCount: async (id) => (await posts.at(id)).post?.commentsCount,
    authorOf: async (id) => (await posts.at(id)).post?.author.name ?? '',
    remove: (id) => posts.remove(id),
  };
  return { ports, pages: ports.pages ?? pages };
}
