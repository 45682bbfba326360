import type { operations } from '#contract/generated/texts.ts';
import type { Service } from '#contract/service.ts';
import { languageNamed } from '#core/device/preferences.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';

export const textsService = ({ texts }: { readonly texts: InstanceTexts }): Service<operations> => ({
  getText: ({ path, query }) => texts.one(path.name, languageNamed(query.language)),
  listBlogPosts: async ({ query }) => ({ posts: await texts.posts(languageNamed(query.language)) }),
  getBlogPost: ({ path, query }) => texts.post(path.slug, languageNamed(query.language)),
  listCredits: async () => ({ credits: await texts.credits() }),
});
