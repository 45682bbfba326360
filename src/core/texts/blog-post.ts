import type { InstanceText } from './instance-text.ts';

export interface ListedBlogPost extends Pick<InstanceText, 'title' | 'language'> {
  readonly slug: string;
  /** Day in its file name. */
  readonly writtenOn: string;
  readonly summary: string;
}

export interface BlogPost extends ListedBlogPost, Pick<InstanceText, 'blocks'> {}
