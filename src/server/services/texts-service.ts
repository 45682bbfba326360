import type { operations } from '#contract/generated/texts.ts';
import type { Service } from '#contract/service.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';

/** The contract of texts. */
export const textsService = ({ texts }: { readonly texts: InstanceTexts }): Service<operations> => ({
  getText: ({ path, query }) => texts.one(path.name, query.language ?? 'en'),
  listBlogPosts: async ({ query }) => ({ posts: await texts.posts(query.language ?? 'en') }),
  getBlogPost: ({ path, query }) => texts.post(path.slug, query.language ?? 'en'),
  listCredits: async () => ({ credits: await texts.credits() }),
});
