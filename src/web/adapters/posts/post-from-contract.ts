import type { components } from '#contract/generated/feed.ts';
import type { Post } from '#core/posts/post.ts';
import { momentFromContract } from '../content/moment-from-contract.ts';
import { authorFromContract } from '../personas/author-from-contract.ts';

/** Post with moments as numbers, and authors with avatars. */
export const postFromContract = ({ images, ...post }: components['schemas']['Post']): Post => ({
  ...post,
  pictures: images,
  author: authorFromContract(post.author),
  postedAt: momentFromContract(post.postedAt),
});
