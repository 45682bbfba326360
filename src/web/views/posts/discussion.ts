import type { Post } from '#core/posts/post.ts';

/** A post as structured data (schema.org). The moment is told no finer than the page tells it, which is the day under ANONYMOUS (D-28). */
export const discussionOf = (
  { postId, content, pictures, postedAt, postedOn, upVotes, commentsCount }: Post,
  headline: string,
  authorName: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'DiscussionForumPosting',
  headline,
  // A poll may have no text but its title.
  text: content || headline,
  url: `/p/${postId}`,
  ...(pictures.length > 0 && { image: pictures.map(({ url }) => url) }),
  datePublished: postedAt === null ? postedOn : new Date(postedAt).toISOString(),
  author: { '@type': 'Person', name: authorName },
  interactionStatistic: [counterOf('LikeAction', upVotes), counterOf('CommentAction', commentsCount)],
});

const counterOf = (action: string, userInteractionCount: number): object => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount,
});
