import type { components } from '#contract/generated/moderation.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import { decisionFromContract } from '../moderation/decision-from-contract.ts';
import { commentFromContract } from '../comments/comment-from-contract.ts';
import { authorFromContract } from '../personas/author-from-contract.ts';
import { postFromContract } from '../posts/post-from-contract.ts';

type Wire = components['schemas'];

export const itemFromContract = ({ author, images, post, comment, answered, decisions, ...item }: Wire['QueueItem']): QueueItem => ({
  ...item,
  author: authorFromContract(author),
  pictures: images,
  post: post && postFromContract(post),
  comment: comment && commentFromContract(comment),
  answered: answered && commentFromContract(answered),
  decisions: decisions.map(decisionFromContract),
});
