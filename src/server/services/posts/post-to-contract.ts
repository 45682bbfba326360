import type { components } from '#contract/generated/feed.ts';
import type { Post } from '#core/posts/post.ts';
import { momentToContract } from '../content/moment-to-contract.ts';
import { authorToContract } from '../personas/author-to-contract.ts';

export const postToContract = ({ pictures, ...post }: Post): components['schemas']['Post'] => ({
  ...post,
  images: pictures,
  author: authorToContract(post.author),
  postedAt: momentToContract(post.postedAt),
});
