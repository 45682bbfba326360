import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Posts } from '#core/posts/posts.ts';

/** Words refused, or reviewed before publication. */
export const abuseOperations = ({ posts }: { readonly posts: Posts }) =>
  ({
    listAbusiveWords: async () => ({ words: await posts.abusiveWords() }),
  }) satisfies Partial<Service<operations>>;
