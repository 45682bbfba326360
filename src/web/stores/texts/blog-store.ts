import type { BlogPost, ListedBlogPost } from '#core/texts/blog-post.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';
import type { WordsStore } from '../app/words-store.ts';
import { InLanguage } from './in-language.ts';

export class BlogStore {
  readonly posts: InLanguage<readonly ListedBlogPost[]>;
  readonly post: InLanguage<BlogPost, [slug: string]>;

  constructor(texts: InstanceTexts, words: WordsStore) {
    this.posts = new InLanguage(words, (language) => texts.posts(language));
    this.post = new InLanguage(words, (language, slug) => texts.post(slug, language));
  }
}
