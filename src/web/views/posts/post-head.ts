import type { PostStore } from '#web/stores/posts/post-store.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import type { Head } from '../head.ts';

/** The title and metadata of a post's page; one that is not shown any more is not indexed (noindex). */
export function postHead({ post, postId, isGone }: PostStore, words: WordsStore): Head {
  const posts = words.of(postWords);
  const { titled } = words.of(navigationWords);
  if (isGone) return { title: titled(posts.gone.NOT_FOUND), description: posts.description, status: 404 };
  const title = post?.title ?? posts.untitled;
  return {
    title: titled(title),
    description: post ? posts.post.description(post.author.name, post.community.name) : posts.description,
    canonical: `/p/${postId}`,
    status: 200,
  };
}
