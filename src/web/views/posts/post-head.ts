import type { PostStore } from '#web/stores/posts/post-store.ts';
import type { TalkWords } from '#web/words/posts/en.ts';
import type { Words } from '#web/words/en.ts';
import type { Head } from '../head.ts';

/** What the page of a post is called; one that is not shown any more is found by nobody. */
export function postHead({ post, postId, isGone }: PostStore, words: Words, talk: TalkWords): Head {
  if (isGone) return { title: words.shell.titled(talk.gone.NOT_FOUND), description: talk.description, status: 404 };
  const title = post?.title ?? talk.untitled;
  return {
    title: words.shell.titled(title),
    description: post ? talk.post.description(post.author.name, post.community.name) : talk.description,
    canonical: `/p/${postId}`,
    status: 200,
  };
}
