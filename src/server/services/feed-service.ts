import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import { commentOperations } from './comments/comment-operations.ts';
import { communityOperations } from './communities/community-operations.ts';
import { feedOperations } from './feeds/feed-operations.ts';
import { mediaOperations } from './media/media-operations.ts';
import { muteOperations } from './moderation/mute-operations.ts';
import { reportOperations } from './moderation/report-operations.ts';
import { offerOperations } from './offers/offer-operations.ts';
import { pollOperations } from './polls/poll-operations.ts';
import { postOperations } from './posts/post-operations.ts';
import { quotaOperations } from './quotas/quota-operations.ts';
import { rephraseOperations } from './rephrase/rephrase-operations.ts';
import { voteOperations } from './votes/vote-operations.ts';
import { joinedOperations } from './joined-operations.ts';

export const feedService = joinedOperations(
  postOperations,
  mediaOperations,
  rephraseOperations,
  quotaOperations,
  feedOperations,
  communityOperations,
  commentOperations,
  reportOperations,
  muteOperations,
  voteOperations,
  pollOperations,
  offerOperations,
) satisfies (ports: never) => Service<operations>;
