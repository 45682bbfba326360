import type { components } from '#contract/generated/feed.ts';
import type { Post } from '#core/posts/post.ts';
import { momentFromContract } from '../content/moment-from-contract.ts';
import { authorFromContract } from '../personas/author-from-contract.ts';

/** A post of the contract as the core knows it: moments as numbers, authors with their avatar. */
export const postFromContract = ({ images, ...post }: components['schemas']['Post']): Post => ({
  ...post,
  pictures: images,
  author: authorFromContract(post.author),
  postedAt: momentFromContract(post.postedAt),
});
