import type { Comments } from '#core/comments/comments.ts';
import type { Communities } from '#core/communities/communities.ts';
import type { Quotas } from '#core/quotas/quotas.ts';
import type { Mutes } from '#core/moderation/mutes.ts';
import type { Reports } from '#core/moderation/reports.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import type { Polls } from '#core/polls/polls.ts';
import type { Feeds } from '#core/feeds/feeds.ts';
import type { PostPictures } from '#core/media/post-pictures.ts';
import type { Posts } from '#core/posts/posts.ts';
import type { Rephrasings } from '#core/rephrase/rephrasings.ts';
import type { PostViews } from '#core/posts/post-views.ts';
import type { Votes } from '#core/votes/votes.ts';

/** Everything that communities need, for one request. */
export interface FeedPorts {
  readonly posts: Posts;
  readonly feeds: Feeds;
  readonly communities: Communities;
  readonly votes: Votes;
  readonly comments: Comments;
  readonly polls: Polls;
  readonly offers: SalaryOffers;
  readonly views: PostViews;
  readonly reports: Reports;
  readonly mutes: Mutes;
  readonly postPictures: PostPictures;
  readonly rephrasings: Rephrasings;
  readonly quotas: Quotas;
}
