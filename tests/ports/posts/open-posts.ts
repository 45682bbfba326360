import type { Comments } from '#core/comments/comments.ts';
import type { Communities } from '#core/communities/communities.ts';
import type { Community } from '#core/communities/community.ts';
import type { HomePages } from '#core/home/home-pages.ts';
import type { OwnHomes } from '#core/home/own-homes.ts';
import type { Quotas } from '#core/quotas/quotas.ts';
import type { Mutes } from '#core/moderation/mutes.ts';
import type { Reports } from '#core/moderation/reports.ts';
import type { SalaryOffers } from '#core/offers/salary-offers.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Polls } from '#core/polls/polls.ts';
import type { Feeds } from '#core/feeds/feeds.ts';
import type { PostPictures } from '#core/media/post-pictures.ts';
import type { Posts } from '#core/posts/posts.ts';
import type { PostViews } from '#core/posts/post-views.ts';
import type { Rephrasings } from '#core/rephrase/rephrasings.ts';
import type { Votes } from '#core/votes/votes.ts';
import type { PostDraft } from '#core/posts/post-draft.ts';

type Known = Partial<Pick<PostDraft, 'title' | 'content' | 'profileType'>>;

export interface TalkPages {
  readonly make: (known?: Known) => Promise<string>;
  readonly commentsCount: (id: string) => Promise<number | undefined>;
  /** True where replies are no comments of the page, as with answers. */
  readonly leavesReplies?: boolean;
  readonly authorOf: (id: string) => Promise<string>;
  readonly remove: (id: string) => Promise<void>;
}

export interface OpenedPosts {
  readonly posts: Posts;
  readonly feeds: Feeds;
  readonly communities: Communities;
  readonly comments: Comments;
  readonly votes: Votes;
  readonly polls: Polls;
  readonly offers: SalaryOffers;
  readonly views: PostViews;
  readonly reports: Reports;
  readonly mutes: Mutes;
  readonly postPictures: PostPictures;
  readonly quotas: Quotas;
  readonly rephrasings: Rephrasings;
  readonly homePages: HomePages;
  readonly ownHomes: OwnHomes;
  readonly pages?: TalkPages;
  readonly postsOfAnother: (place: Community, count: number) => Promise<readonly string[]>;
  readonly answerOfAnother: (postId: string, text: string) => Promise<{ readonly commentId: string; readonly name: string }>;
}

/** Opens the adapter for one writer in these communities, by default with both personas. */
export type OpenPosts = (communities: readonly [Community, Community, Community], known?: { readonly only?: ProfileType }) => Promise<OpenedPosts>;
