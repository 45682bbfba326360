import type { Language } from '../device/preferences.ts';
import type { BlogPost, ListedBlogPost } from './blog-post.ts';
import type { Credit } from './credit.ts';
import type { InstanceText, TextName } from './instance-text.ts';

/** The texts of an installation: legal ones, answers, its blog, and whose works it is made of. */
export abstract class InstanceTexts {
  abstract one(name: TextName, language: Language): Promise<InstanceText>;
  /** All posts of the blog, newest first, each in one language: in that asked for, where it has it. */
  abstract posts(language: Language): Promise<readonly ListedBlogPost[]>;
  /** A post of the blog; `missing` where there is none. */
  abstract post(slug: string, language: Language): Promise<BlogPost>;
  abstract credits(): Promise<readonly Credit[]>;
}
