import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import { commentOperations } from './feed/comments.ts';
import { communityOperations } from './feed/communities.ts';
import type { FeedPorts } from './feed/feed-ports.ts';
import { feedOperations } from './feed/feeds.ts';
import { postOperations } from './feed/posts.ts';
import { voteOperations } from './feed/votes.ts';

/** The contract of communities, answered for one who asks. */
export const feedService = (ports: FeedPorts): Service<operations> => ({
  ...postOperations(ports),
  ...feedOperations(ports),
  ...communityOperations(ports),
  ...commentOperations(ports),
  ...voteOperations(ports),
});
