import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { FeedPorts } from '../feed-ports.ts';

/** Reports of posts and comments. */
export const reportOperations = ({ reports }: FeedPorts) =>
  ({ reportContent: async ({ body }) => ({ isFiled: await reports.file(body) }) }) satisfies Partial<Service<operations>>;
