import type { InstanceText } from './instance-text.ts';

/** A post of the blog in the list of all. */
export interface ListedBlogPost extends Pick<InstanceText, 'title' | 'language'> {
  /** Its name in URLs. */
  readonly slug: string;
  /** The day that its file is named after. */
  readonly writtenOn: string;
  /** How it begins. */
  readonly summary: string;
}

export interface BlogPost extends ListedBlogPost, Pick<InstanceText, 'blocks'> {}
