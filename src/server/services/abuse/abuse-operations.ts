import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { FeedPorts } from '../feed-ports.ts';

/** Words that are refused or looked at before others read them. */
export const abuseOperations = ({ posts }: FeedPorts) =>
  ({
    listAbusiveWords: async () => ({ words: await posts.abusiveWords() }),
  }) satisfies Partial<Service<operations>>;
