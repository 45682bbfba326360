import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import { quotaOperations } from './quotas/quota-operations.ts';
import { commentOperations } from './comments/comment-operations.ts';
import { communityOperations } from './communities/community-operations.ts';
import type { FeedPorts } from './feed-ports.ts';
import { feedOperations } from './feeds/feed-operations.ts';
import { muteOperations } from './moderation/mute-operations.ts';
import { reportOperations } from './moderation/report-operations.ts';
import { postOperations } from './posts/post-operations.ts';
import { voteOperations } from './votes/vote-operations.ts';

/** The contract of communities, answered for one request. */
export const feedService = (ports: FeedPorts): Service<operations> => ({
  ...postOperations(ports),
  ...quotaOperations(ports),
  ...feedOperations(ports),
  ...communityOperations(ports),
  ...commentOperations(ports),
  ...reportOperations(ports),
  ...muteOperations(ports),
  ...voteOperations(ports),
});
