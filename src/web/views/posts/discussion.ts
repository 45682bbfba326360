import { postPath } from '#core/navigation/screens.ts';
import { mondayOf, weekOf } from '#core/moderation/ledger.ts';
import type { Post } from '#core/posts/post.ts';

/** Post in schema.org terms, dated by its week's Monday only, as machines join what they collect (D-28). */
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
