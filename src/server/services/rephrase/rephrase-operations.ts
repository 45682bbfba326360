import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { FeedPorts } from '../feed-ports.ts';

/** A draft said more clearly. */
export const rephraseOperations = ({ rephrasings }: FeedPorts) =>
  ({
    rephrasePost: ({ body }) => rephrasings.rephrase(body),
  }) satisfies Partial<Service<operations>>;
