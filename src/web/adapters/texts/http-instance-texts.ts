import type { operations } from '#contract/generated/texts.ts';
import type { Service } from '#contract/service.ts';
import { languageNamed, type Language } from '#core/device/preferences.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';

const written = <Text extends { readonly language: string }>(text: Text): Text & { readonly language: Language } => ({
  ...text,
  language: languageNamed(text.language),
});

export const httpInstanceTexts = (texts: Service<operations>): InstanceTexts => ({
  one: async (name, language) => written(await texts.getText({ path: { name }, query: { language } })),
  posts: async (language) => (await texts.listBlogPosts({ query: { language } })).posts.map(written),
  post: async (slug, language) => written(await texts.getBlogPost({ path: { slug }, query: { language } })),
  credits: async () => (await texts.listCredits({})).credits,
});
