import type { components } from '#contract/generated/moderation.ts';
import type { DecidedItem } from '#core/moderation/moderations.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import { commentToContract } from '../comments/comment-to-contract.ts';
import { authorToContract } from '../personas/author-to-contract.ts';
import { postToContract } from '../posts/post-to-contract.ts';

type Wire = components['schemas'];

export const decisionToContract = ({ decidedAt, ...decision }: DecidedItem): Wire['Decision'] => ({
  ...decision,
  decidedAt: new Date(decidedAt).toISOString(),
});

export const itemToContract = ({ author, pictures, post, comment, answered, decisions, ...item }: QueueItem): Wire['QueueItem'] => ({
  ...item,
  author: authorToContract(author),
  images: pictures,
  post: post && postToContract(post),
  comment: comment && commentToContract(comment),
  answered: answered && commentToContract(answered),
  decisions: decisions.map(decisionToContract),
});
