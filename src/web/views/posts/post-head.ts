import { postPath } from '#core/navigation/screens.ts';
import { communityName } from '#core/communities/community.ts';
import { beginningOf } from '#core/content/beginning.ts';
import type { Post } from '#core/posts/post.ts';
import type { PostStore } from '#web/stores/posts/post-store.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { cardPicture } from '../content/card-picture.ts';
import type { Head, HeadPicture } from '../head.ts';
import { discussionOf } from './discussion.ts';

/** Title and metadata. Hidden posts are not indexed. */
export function postHead({ post, postId, isGone, movedTo }: Pick<PostStore, 'post' | 'postId' | 'isGone' | 'movedTo'>, words: WordsStore): Head {
  const { gone, description } = words.of(postPageWords);
  const communities = words.of(communityWords);
  if (movedTo !== null) return { title: words.titled(words.of(postWords).untitled), description: communities.description, status: 200, movedTo };
  if (isGone) return { title: words.titled(gone.NOT_FOUND), description: communities.description, status: 404 };
  if (!post) return { title: words.titled(words.of(postWords).untitled), description: communities.description, canonical: postPath(postId), status: 200 };
  const title = post.title ?? words.of(postWords).untitled;
  return {
    title: words.titled(title),
    description:
      beginningOf(post.content, longestDescription) ||
      description(words.of(postWords).authorName(post.author.name), communityName(post.community, words.language)),
    canonical: postPath(postId),
    status: 200,
    picture: pictureOf(post, title, words),
    structured: discussionOf(post, title, words.of(postWords).authorName(post.author.name)),
  };
}

function pictureOf({ postId, pictures: [first], title, content }: Post, alt: string, words: WordsStore): HeadPicture | undefined {
  if (!first) return cardPicture({ kind: 'post', postId }, title ?? content, words, alt);
  const { url, width, height } = first;
  return { url, width, height, alt };
}

const longestDescription = 160;
