import { communityName } from '#core/communities/community.ts';
import type { PostStore } from '#web/stores/posts/post-store.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import type { Head } from '../head.ts';
import { discussionOf } from './discussion.ts';

/** The title and metadata of a post's page; one that is not shown any more is not indexed (noindex). */
export function postHead({ post, postId, isGone, movedTo }: Pick<PostStore, 'post' | 'postId' | 'isGone' | 'movedTo'>, words: WordsStore): Head {
  const { gone, description } = words.of(postPageWords);
  const communities = words.of(communityWords);
  if (movedTo !== null) return { title: words.titled(words.of(postWords).untitled), description: communities.description, status: 200, movedTo };
  if (isGone) return { title: words.titled(gone.NOT_FOUND), description: communities.description, status: 404 };
  if (!post) return { title: words.titled(words.of(postWords).untitled), description: communities.description, canonical: `/p/${postId}`, status: 200 };
  const title = post.title ?? words.of(postWords).untitled;
  return {
    title: words.titled(title),
    description: beginningOf(post.content) || description(words.of(postWords).authorName(post.author.name), communityName(post.community, words.language)),
    canonical: `/p/${postId}`,
    status: 200,
    ...(post.pictures[0] && { picture: post.pictures[0].url }),
    structured: discussionOf(post, title),
  };
}

const longestDescription = 160;

/** The first words of a text in one line, for search engines and shared links. */
function beginningOf(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}
