import type { Language } from '../device/preferences.ts';
import type { BlogPost, ListedBlogPost } from './blog-post.ts';
import type { Credit } from './credit.ts';
import type { InstanceText, TextName } from './instance-text.ts';

export abstract class InstanceTexts {
  abstract one(name: TextName, language: Language): Promise<InstanceText>;
  /** Newest first, in the requested language where available. */
  abstract posts(language: Language): Promise<readonly ListedBlogPost[]>;
  /** Fails with `missing` for an unknown slug. */
  abstract post(slug: string, language: Language): Promise<BlogPost>;
  abstract credits(): Promise<readonly Credit[]>;
}
