import type { operations } from '#contract/generated/texts.ts';
import type { Service } from '#contract/service.ts';
import { writtenLanguage } from '#core/device/written-language.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';

export const httpInstanceTexts = (texts: Service<operations>): InstanceTexts => ({
  one: (name, language) => texts.getText({ path: { name }, query: { language: writtenLanguage(language) } }),
  posts: async (language) => (await texts.listBlogPosts({ query: { language: writtenLanguage(language) } })).posts,
  post: (slug, language) => texts.getBlogPost({ path: { slug }, query: { language: writtenLanguage(language) } }),
  credits: async () => (await texts.listCredits({})).credits,
});
