import { postPath } from '#core/navigation/screens.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import type { Post } from '#core/posts/post.ts';

/** A post as structured data (schema.org). Of when it was written only the Monday of its week is given: what is collected by machines is joined by machines (D-28). */
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
  url: postPath(postId),
  ...(pictures.length > 0 && { image: pictures.map(({ url }) => url) }),
  datePublished: isoDay(mondayOf(weekOf(postedOn ?? isoDay(postedAt ?? 0)))),
  author: { '@type': 'Person', name: authorName },
  interactionStatistic: [counterOf('LikeAction', upVotes), counterOf('CommentAction', commentsCount)],
});

const counterOf = (action: string, userInteractionCount: number): object => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount,
});

const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
