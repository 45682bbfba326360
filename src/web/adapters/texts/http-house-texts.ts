import type { operations } from '#contract/generated/texts.ts';
import type { Service } from '#contract/service.ts';
import type { HouseTexts } from '#core/texts/house-texts.ts';

export const httpHouseTexts = (texts: Service<operations>): HouseTexts => ({
  one: (name, language) => texts.getText({ path: { name }, query: { language } }),
  posts: async (language) => (await texts.listBlogPosts({ query: { language } })).posts,
  post: (slug, language) => texts.getBlogPost({ path: { slug }, query: { language } }),
  credits: async () => (await texts.listCredits({})).credits,
});
